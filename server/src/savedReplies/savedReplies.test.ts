import { afterAll, beforeAll, expect, test } from 'vitest';
import { patchStaffUser } from '#contract/members/calls.ts';
import { closeAccount } from '#contract/privacy/calls.ts';
import * as calls from '#contract/savedReplies/calls.ts';
import { SAVED_REPLIES_MAX } from '#contract/savedReplies/codes.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

let product: TestProduct;
let isolde: TestUser;
let bran: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  isolde = await product.writer();
  bran = await product.writer('Bran');
});
afterAll(() => product.stop());

const WELCOME = { title: 'Welcome', text: 'Dear {first_name},\n\nwelcome.', isShared: false };

const add = async (as: TestUser, more: Partial<typeof WELCOME> = {}) =>
  (await product.send(calls.createSavedReply, { ...WELCOME, ...more }, { as })).body;
const list = async (as: TestUser) => (await product.send(calls.listSavedReplies, {}, { as })).body;
const patch = (as: TestUser, id: number, change: Partial<typeof WELCOME>, ifMatch?: string) =>
  product.send(
    calls.patchSavedReply,
    { id, ...change },
    { as, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } },
  );

test('are added, changed, listed by title and deleted', async () => {
  const { status, body, headers } = await product.send(calls.createSavedReply, WELCOME, { as: isolde });
  expect(status).toBe(201);
  expect(body).toEqual({ ...WELCOME, id: expect.any(Number), isOwn: true, etag: expect.any(String) });
  expect(headers.get('etag')).toBe(body.etag);
  const earlier = await add(isolde, { title: 'Goodbye' });
  expect(await list(isolde)).toEqual([earlier, body]);

  const changed = await patch(isolde, body.id, { text: 'Hello {first_name}' });
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual({ ...body, text: 'Hello {first_name}', etag: expect.any(String) });
  expect(changed.body.etag).not.toBe(body.etag);
  expect(changed.headers.get('etag')).toBe(changed.body.etag);

  const remove = () => product.send(calls.deleteSavedReply, { id: body.id }, { as: isolde });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  expect(await list(isolde)).toEqual([earlier]);
});

test("another's are seen only while they are shared, and are changed by nobody else", async () => {
  const shared = await add(bran, { title: 'Shared', isShared: true });
  const unshared = await add(bran, { title: 'Kept' });
  expect(await list(bran)).toEqual([unshared, shared]);
  expect(await list(isolde)).toContainEqual({ ...shared, isOwn: false });
  expect((await list(isolde)).map(({ id }) => id)).not.toContain(unshared.id);
  for (const { id } of [shared, unshared]) {
    expect((await patch(isolde, id, { title: 'Mine' })).status).toBe(404);
    expect((await product.send(calls.deleteSavedReply, { id }, { as: isolde })).status).toBe(404);
  }
  await patch(bran, shared.id, { isShared: false });
  expect((await list(isolde)).map(({ id }) => id)).not.toContain(shared.id);
});

test('an older version does not replace a newer one', async () => {
  const { id, etag } = await add(isolde, { title: 'Twice open' });
  const first = await patch(isolde, id, { text: 'From the first window' }, etag);
  expect(first.status).toBe(200);
  const second = await patch(isolde, id, { text: 'From the second window' }, etag);
  expect([second.status, second.code]).toEqual([409, 'edited_meanwhile']);
  expect(second.body).toMatchObject({ current: first.body });
  expect((await patch(isolde, id, { text: 'All the same' }, first.body.etag)).status).toBe(200);
});

test.each([
  ['nothing', { title: ' ', text: '\n' }, { title: 'Required field', text: 'Required field' }],
  ['a long title', { title: 'x'.repeat(81) }, { title: 'A title has at most 80 characters' }],
  ['a long text', { text: 'x'.repeat(10_001) }, { text: 'A reply has at most 10,000 characters' }],
])('%s is refused', async (_, wrong, fields) => {
  const { status, fields: errors } = await product.send(
    calls.createSavedReply,
    { ...WELCOME, ...wrong },
    { as: isolde },
  );
  expect([status, errors]).toEqual([400, fields]);
});

test('the longest title and text are kept whole', async () => {
  const longest = { title: 'x'.repeat(80), text: 'y'.repeat(10_000) };
  expect(await add(bran, longest)).toMatchObject(longest);
});

test('a writer keeps at most 200, also when two are added at once', async () => {
  const full = await product.writer('Maud');
  const createdAt = product.services.clock.now();
  const row = { ...WELCOME, userId: full.id, createdAt };
  await product.db
    .insertInto('savedReplies')
    .values(Array.from({ length: SAVED_REPLIES_MAX - 1 }, () => row))
    .execute();
  const create = () => product.send(calls.createSavedReply, WELCOME, { as: full });
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: 'too_many_saved_replies',
    detail: 'You have 200 saved replies. Please delete one that you no longer use',
  });
  expect(await list(full)).toHaveLength(SAVED_REPLIES_MAX);
});

test('shared ones stay when a former writer closes the account', async () => {
  const leaving = await product.writer('Anselm');
  const shared = await add(leaving, { title: 'Shared', isShared: true });
  const unshared = await add(leaving, { title: 'Kept' });
  await product.send(patchStaffUser, { id: leaving.id, isWriter: false }, { as: isolde });
  const closed = await product.send(closeAccount, { password: TEST_PASSWORD }, { as: leaving });
  expect(closed.status).toBe(204);
  expect(await list(isolde)).toContainEqual({ ...shared, isOwn: false });
  const remaining = product.db
    .selectFrom('savedReplies')
    .select('id')
    .where('id', 'in', [shared.id, unshared.id]);
  expect(await remaining.execute()).toEqual([{ id: shared.id }]);
});
