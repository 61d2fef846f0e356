import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUser, patchStaffUser, patchUser } from '#contract/members/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { updateMe } from '#contract/profiles/calls.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer('Isolde');
});
afterAll(() => product.stop());

const read = (user: TestUser) => product.send(getUser, { id: user.id }, { as: writer });
const edit = (user: TestUser, change: object, etag?: string) =>
  product.send(
    patchStaffUser,
    { id: user.id, ...change },
    { as: writer, headers: etag === undefined ? {} : { 'if-match': etag } },
  );

test('a user names its version, which changes with an edit and with nothing else', async () => {
  const member = await product.customer();
  const first = await read(member);
  expect(first.headers.get('etag')).toBe(first.body.etag);
  expect((await read(member)).body.etag).toBe(first.body.etag);
  const edited = await edit(member, { bio: 'Asked by phone' }, first.body.etag);
  expect(edited.status).toBe(200);
  expect(edited.headers.get('etag')).toBe(edited.body.etag);
  expect(edited.body.etag).not.toBe(first.body.etag);
  expect((await read(member)).body.etag).toBe(edited.body.etag);
});

test('an edit of an older version is refused with the newer record, and changes nothing', async () => {
  const member = await product.customer();
  const { etag } = (await read(member)).body;
  await edit(member, { bio: 'By one writer' });
  const refused = await edit(member, { bio: 'By another', isBlocked: true }, etag);
  expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
  const { current } = refused.body as unknown as { current: object };
  expect(current).toEqual((await read(member)).body);
  expect(current).toMatchObject({ bio: 'By one writer', isBlocked: false });
});

test('an outdated change of a member’s reader is refused too', async () => {
  const member = await product.customer();
  const { etag } = (await read(member)).body;
  const [reader] = (await product.send(listPersonalities, {}, { as: writer })).body;
  const assign = (assignedPersonalityUser: number | null) =>
    product.send(
      patchUser,
      { id: member.id, assignedPersonalityUser },
      { as: writer, headers: { 'if-match': etag } },
    );
  expect((await assign(reader!.id)).status).toBe(200);
  const refused = await assign(null);
  expect([refused.status, refused.code]).toEqual([409, 'edited_meanwhile']);
  expect((await read(member)).body.assignedPersonalityUser).toBe(reader!.id);
});

test("the member's own changes count too; without If-Match the last edit holds", async () => {
  const member = await product.customer();
  const { etag } = (await read(member)).body;
  await product.send(updateMe, { bio: 'By myself' }, { as: member });
  expect((await edit(member, { firstName: 'Ros' }, etag)).status).toBe(409);
  expect((await edit(member, { firstName: 'Ros' }, '*')).status).toBe(200);
  expect((await edit(member, { firstName: 'Rosa' })).body).toMatchObject({
    firstName: 'Rosa',
    bio: 'By myself',
  });
});

test('of two edits at the same time of the same version one is refused', async () => {
  const member = await product.customer();
  const { etag } = (await read(member)).body;
  const answers = await Promise.all(['one', 'other'].map((bio) => edit(member, { bio }, etag)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
