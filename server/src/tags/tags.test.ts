import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addUserTag,
  createTag,
  listTags,
  listUserTags,
  patchTag,
  removeUserTag,
} from '#contract/people/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer();
  member = await product.customer();
});
afterAll(() => product.stop());

test('are added, changed and listed', async () => {
  const added = await product.send(createTag, { text: ' Patient ', color: 'green' }, { as: writer });
  expect(added.status).toBe(201);
  expect(added.body).toEqual({ id: expect.any(Number), text: 'Patient', color: 'green' });
  const changed = await product.send(patchTag, { id: added.body.id, color: 'red' }, { as: writer });
  expect(changed.body).toEqual({ ...added.body, color: 'red' });
  expect((await product.send(listTags, {}, { as: writer })).body).toContainEqual(changed.body);
  expect((await product.send(patchTag, { id: 999_999, color: 'red' }, { as: writer })).status).toBe(404);
});

test('want a text and a color of the palette', async () => {
  const { status, fields } = await product.send(createTag, { text: ' ' } as never, { as: writer });
  expect(status).toBe(400);
  expect(fields).toEqual({ text: 'Required field', color: 'Please specify some color' });
});

test('twice on a member is once, and off is off', async () => {
  const tag = (await product.send(createTag, { text: 'Grieving', color: 'purple' }, { as: writer })).body;
  const pair = { userId: member.id, tagId: tag.id };
  for (let n = 0; n < 2; n++) {
    const { status, body } = await product.send(addUserTag, pair, { as: writer });
    expect([status, body]).toEqual([201, pair]);
  }
  const readTags = async () => (await product.send(listUserTags, { userId: member.id }, { as: writer })).body;
  expect(await readTags()).toEqual([{ ...tag, ...pair }]);
  for (let n = 0; n < 2; n++)
    expect((await product.send(removeUserTag, pair, { as: writer })).status).toBe(204);
  expect(await readTags()).toEqual([]);
});

test('an unknown member or tag is not found', async () => {
  const tag = (await product.send(createTag, { text: 'Lonely', color: 'grey' }, { as: writer })).body;
  expect((await product.send(addUserTag, { userId: 999_999, tagId: tag.id }, { as: writer })).status).toBe(
    404,
  );
  expect((await product.send(addUserTag, { userId: member.id, tagId: 999_999 }, { as: writer })).status).toBe(
    404,
  );
});

test('all of it is for writers', async () => {
  const calls = [
    (as?: TestUser) => product.send(listTags, {}, { as }),
    (as?: TestUser) => product.send(createTag, { text: 'x', color: 'red' }, { as }),
    (as?: TestUser) => product.send(patchTag, { id: 1, text: 'x' }, { as }),
    (as?: TestUser) => product.send(listUserTags, { userId: member.id }, { as }),
    (as?: TestUser) => product.send(addUserTag, { userId: member.id, tagId: 1 }, { as }),
    (as?: TestUser) => product.send(removeUserTag, { userId: member.id, tagId: 1 }, { as }),
  ];
  for (const call of calls) {
    expect((await call()).status).toBe(401);
    expect((await call(member)).status).toBe(403);
  }
});
