import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addUserTag,
  createTag,
  getReader,
  listReaders,
  listTags,
  listUserTags,
  patchReader,
  patchTag,
  listPersonalities,
  removeUserTag,
} from '#contract/people/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { createWriter } from '../readers/createWriter.ts';

let product: TestProduct;
let writer: TestUser;
let member: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
  member = await product.customer();
});
afterAll(() => product.stop());

const readersNow = async () => (await product.send(listReaders, {}, { as: writer })).body;

describe('readers', () => {
  test('a new writer has one, and members see the name', async () => {
    const [reader] = await readersNow();
    expect(reader).toMatchObject({ firstName: 'Isolde', lastName: 'Marr', status: 'active', picture: null });
    const { body } = await product.send(listPersonalities, {}, { as: member });
    expect(body).toContainEqual({ id: reader!.id, firstName: 'Isolde', lastName: 'Marr' });
  });

  test('members may know only what is public', async () => {
    const [reader] = await readersNow();
    const { body } = await product.send(getReader, { id: reader!.id }, { as: member });
    expect(Object.keys(body).toSorted()).toEqual([
      'bio',
      'firstName',
      'id',
      'lastName',
      'picture',
      'specialities',
    ]);
    expect((await product.send(getReader, { id: 999_999 }, { as: member })).status).toBe(404);
  });

  test('a change persists and leaves the rest; the status filter follows', async () => {
    await product.writer('Anselm');
    const anselm = (await readersNow()).find(({ firstName }) => firstName === 'Anselm')!;
    const changed = await product.send(
      patchReader,
      { id: anselm.id, color: 'teal', status: 'inactive' },
      { as: writer },
    );
    expect(changed.body).toEqual({ ...anselm, color: 'teal', status: 'inactive' });
    const active = (await product.send(listReaders, { status: 'active' }, { as: writer })).body;
    expect(active.length).toBeGreaterThan(0);
    expect(active.every(({ status }) => status === 'active')).toBe(true);
    expect((await product.send(listReaders, { status: 'inactive' }, { as: writer })).body).toEqual([
      changed.body,
    ]);
    expect(
      (await product.send(listPersonalities, {}, { as: member })).body.map(({ id }) => id),
    ).not.toContain(anselm.id);
  });

  test('a change to nothing at all answers the reader', async () => {
    const [reader] = await readersNow();
    expect((await product.send(patchReader, { id: reader!.id }, { as: writer })).body).toEqual(reader);
  });

  test('reads reversals unless they say otherwise', async () => {
    const [reader] = await readersNow();
    expect(reader!.readsReversals).toBe(true);
    const says = async (readsReversals: boolean) =>
      (await product.send(patchReader, { id: reader!.id, readsReversals }, { as: writer })).body;
    expect((await says(false)).readsReversals).toBe(false);
    expect((await readersNow())[0]!.readsReversals).toBe(false);
    expect((await says(true)).readsReversals).toBe(true);
  });

  test.each([
    [{ firstName: ' ' }, { firstName: 'Required field' }],
    [{ lastName: '' }, { lastName: 'Required field' }],
    [{ color: 'mauve' as 'red' }, { color: 'Please specify some color' }],
    [{ userId: 1 }, { userId: 'This field is not known here' }],
  ])('%j is refused: %j', async (change, says) => {
    const [reader] = await readersNow();
    const { status, fields } = await product.send(patchReader, { id: reader!.id, ...change }, { as: writer });
    expect([status, fields]).toEqual([400, says]);
  });
});

describe('tags', () => {
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
    const readTags = async () =>
      (await product.send(listUserTags, { userId: member.id }, { as: writer })).body;
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
    expect(
      (await product.send(addUserTag, { userId: member.id, tagId: 999_999 }, { as: writer })).status,
    ).toBe(404);
  });
});

test('all but the readers’ public side is for writers', async () => {
  const calls = [
    (as?: TestUser) => product.send(listReaders, {}, { as }),
    (as?: TestUser) => product.send(patchReader, { id: 1, status: 'inactive' }, { as }),
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

test('a writer of the command line is told what speaks against them', async () => {
  const form = { email: writer.email, firstName: 'A', lastName: 'B', password: TEST_PASSWORD };
  expect(await createWriter(product.services, form)).toBe('This email is already in use');
  expect(await createWriter(product.services, { ...form, email: 'x', password: 'short' })).toBe(
    'Email is not valid\nPassword must have at least 10 characters',
  );
});
