import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog } from '#contract/members/calls.ts';
import {
  addUserTag,
  createTag,
  deleteTag,
  listTags,
  listUserTags,
  patchTag,
  removeUserTag,
} from '#contract/tags/calls.ts';
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
  expect(added.body).toEqual({
    id: expect.any(Number),
    text: 'Patient',
    color: 'green',
    membersCount: 0,
    etag: added.headers.get('etag'),
  });
  const changed = await product.send(patchTag, { id: added.body.id, color: 'red' }, { as: writer });
  const etag = changed.headers.get('etag');
  expect(changed.body).toEqual({ ...added.body, color: 'red', etag });
  expect(etag).not.toBe(added.body.etag);
  expect((await product.send(listTags, {}, { as: writer })).body).toContainEqual(changed.body);
  expect((await product.send(patchTag, { id: 999_999, color: 'red' }, { as: writer })).status).toBe(404);
});

test('require a text and a color of the palette', async () => {
  const { status, fields } = await product.send(createTag, { text: ' ' } as never, { as: writer });
  expect(status).toBe(400);
  expect(fields).toEqual({ text: 'Required field', color: 'Please specify some color' });
});

test('added twice to a member are stored once, and can be removed twice', async () => {
  const tag = (await product.send(createTag, { text: 'Grieving', color: 'purple' }, { as: writer })).body;
  const pair = { userId: member.id, tagId: tag.id };
  for (let n = 0; n < 2; n++) {
    const { status, body } = await product.send(addUserTag, pair, { as: writer });
    expect([status, body]).toEqual([201, pair]);
  }
  const readTags = async () => (await product.send(listUserTags, { userId: member.id }, { as: writer })).body;
  const { membersCount: _, etag: _etag, ...tagFields } = tag;
  expect(await readTags()).toEqual([{ ...tagFields, ...pair }]);
  expect((await listedTag(tag.id))?.membersCount).toBe(1);
  for (let n = 0; n < 2; n++)
    expect((await product.send(removeUserTag, pair, { as: writer })).status).toBe(204);
  expect(await readTags()).toEqual([]);
});

test('an unknown member or tag is not found', async () => {
  const tag = (await product.send(createTag, { text: 'Lonely', color: 'grey' }, { as: writer })).body;
  const pairs = [
    { userId: 999_999, tagId: tag.id },
    { userId: member.id, tagId: 999_999 },
  ];
  for (const pair of pairs) {
    expect((await product.send(addUserTag, pair, { as: writer })).status).toBe(404);
    expect((await product.send(removeUserTag, pair, { as: writer })).status).toBe(404);
  }
});

const listedTag = async (id: number) =>
  (await product.send(listTags, {}, { as: writer })).body.find((tag) => tag.id === id);

test('of two writers who change one tag, the second gets the newer one and loses nothing', async () => {
  const before = (await product.send(createTag, { text: 'Early', color: 'blue' }, { as: writer })).body;
  const edit = (text: string, etag: string) =>
    product.send(patchTag, { id: before.id, text }, { as: writer, headers: { 'if-match': etag } });
  const first = await edit('Up early', before.etag);
  expect(first.status).toBe(200);
  const second = await edit('Rises early', before.etag);
  expect([second.status, second.code]).toEqual([409, 'edited_meanwhile']);
  const { current } = second.body as unknown as { current: typeof before };
  expect(current).toEqual(first.body);
  expect((await edit('Rises early', current.etag)).body.text).toBe('Rises early');
});

test('a member who gets a tag does not make an edit of it fail', async () => {
  const { id, etag } = (await product.send(createTag, { text: 'Calm', color: 'blue' }, { as: writer })).body;
  await product.send(addUserTag, { userId: member.id, tagId: id }, { as: writer });
  const edited = await product.send(
    patchTag,
    { id, text: 'Calmer' },
    { as: writer, headers: { 'if-match': etag } },
  );
  expect([edited.status, edited.body.membersCount]).toEqual([200, 1]);
});

test('a deleted one is taken off its members, and the audit log has it', async () => {
  const { id } = (await product.send(createTag, { text: 'Brief', color: 'pink' }, { as: writer })).body;
  await product.send(addUserTag, { userId: member.id, tagId: id }, { as: writer });
  expect((await product.send(deleteTag, { id }, { as: writer })).status).toBe(204);
  expect(await listedTag(id)).toBeUndefined();
  const tags = (await product.send(listUserTags, { userId: member.id }, { as: writer })).body;
  expect(tags.map(({ tagId }) => tagId)).not.toContain(id);
  const [entry] = (await product.send(listAuditLog, {}, { as: writer })).body.results;
  expect([entry!.act, entry!.says]).toEqual([
    'tag_deleted',
    'The tag ‘Brief’ was deleted and taken off 1 member.',
  ]);
  expect((await product.send(deleteTag, { id }, { as: writer })).status).toBe(404);
  expect((await product.send(patchTag, { id, text: 'x' }, { as: writer })).status).toBe(404);
});

test('the audit log counts no members of a deleted tag that nobody had', async () => {
  const { id } = (await product.send(createTag, { text: 'Unused', color: 'pink' }, { as: writer })).body;
  await product.send(deleteTag, { id }, { as: writer });
  const [entry] = (await product.send(listAuditLog, {}, { as: writer })).body.results;
  expect(entry!.says).toBe('The tag ‘Unused’ was deleted.');
});

test('added to a member and deleted at the same moment, a tag is not found or deleted, and nothing fails', async () => {
  const { id } = (await product.send(createTag, { text: 'Fleeting', color: 'grey' }, { as: writer })).body;
  const [added, deleted] = await Promise.all([
    product.send(addUserTag, { userId: member.id, tagId: id }, { as: writer }),
    product.send(deleteTag, { id }, { as: writer }),
  ]);
  expect([201, 404]).toContain(added.status);
  expect(deleted.status).toBe(204);
});

test('are for writers only', async () => {
  const calls = [
    (as?: TestUser) => product.send(listTags, {}, { as }),
    (as?: TestUser) => product.send(createTag, { text: 'x', color: 'red' }, { as }),
    (as?: TestUser) => product.send(patchTag, { id: 1, text: 'x' }, { as }),
    (as?: TestUser) => product.send(deleteTag, { id: 1 }, { as }),
    (as?: TestUser) => product.send(listUserTags, { userId: member.id }, { as }),
    (as?: TestUser) => product.send(addUserTag, { userId: member.id, tagId: 1 }, { as }),
    (as?: TestUser) => product.send(removeUserTag, { userId: member.id, tagId: 1 }, { as }),
  ];
  for (const call of calls) {
    expect((await call()).status).toBe(401);
    expect((await call(member)).status).toBe(403);
  }
});
