import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPasswordReset, logIn, requestPasswordReset } from '#contract/accounts/calls.ts';
import { createReader, getReader, inviteReader, listReaders, patchReader } from '#contract/readers/calls.ts';
import { startWhileLocked } from '../../testing/startWhileLocked.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
let count = 0;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer();
});
afterAll(() => product.stop());

const UNA = { firstName: 'Una', lastName: 'Vale', color: 'teal' } as const;

async function invite() {
  const email = `una${(count += 1)}@example.test`;
  const { body } = await product.send(createReader, { ...UNA, email }, { as: writer });
  return { id: body.id, email };
}

/** The tokens of the links that were mailed to an address, oldest first. */
async function listMailedTokens(email: string): Promise<string[]> {
  const mails = (await product.mails()).filter((mail) => mail.includes(`To: ${email}`));
  return mails.map((mail) => {
    // Quoted-printable breaks long lines and writes `=` as `=3D`.
    const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    return /\/forgot_password\/confirm\?token=([\w-]{40})/.exec(text)![1]!;
  });
}

const accept = (token: string) => product.send(confirmPasswordReset, { token, password: TEST_PASSWORD });
const readReader = async (id: number) =>
  (await product.send(listReaders, {}, { as: writer })).body.find((reader) => reader.id === id)!;

test('an invited reader sets a password by the link, and is an active writer from then on', async () => {
  const { id, email } = await invite();
  const invited = await readReader(id);
  expect(invited).toMatchObject({ ...UNA, email, status: 'invited', userId: expect.any(Number) });
  const listed = (await product.send(listReaders, { status: 'invited' }, { as: writer })).body;
  expect(listed.map((reader) => reader.id)).toContain(id);
  expect((await product.send(logIn, { email, password: TEST_PASSWORD })).status).toBe(400);
  const [token] = await listMailedTokens(email);
  await product.advance({ hours: 7 * 24 - 1 });
  expect((await accept(token!)).status).toBe(200);
  expect(await readReader(id)).toMatchObject({ status: 'active', invitedUntil: null });
  const { body } = await product.send(logIn, { email, password: TEST_PASSWORD });
  expect(body.user).toEqual({ id: invited.userId, email, isWriter: true, role: 'Writer' });
  expect((await accept(token!)).code).toBe('reset_link_invalid');
  // A first password is not a change: the invitation is still the only mail.
  expect((await product.mails()).filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
});

test('the link expires after seven days; after a new invitation only the newer link works', async () => {
  const { id, email } = await invite();
  await product.advance({ hours: 7 * 24 + 1 });
  const [late] = await listMailedTokens(email);
  expect((await accept(late!)).code).toBe('reset_link_invalid');
  for (let n = 0; n < 2; n++)
    expect((await product.send(inviteReader, { id }, { as: writer })).body.status).toBe('invited');
  const [, older, newer] = await listMailedTokens(email);
  expect((await accept(older!)).code).toBe('reset_link_invalid');
  expect((await accept(newer!)).status).toBe(200);
  expect((await readReader(id)).status).toBe('active');
  expect((await product.send(inviteReader, { id }, { as: writer })).code).toBe('no_invitation');
});

test('members do not find an invited reader; from the acceptance on they do, also when inactive', async () => {
  const { id, email } = await invite();
  const member = await product.customer();
  const find = async (as: TestUser) => (await product.send(getReader, { id }, { as })).status;
  expect([await find(member), await find(writer)]).toEqual([404, 200]);
  await accept((await listMailedTokens(email)).at(-1)!);
  expect(await find(member)).toBe(200);
  await product.send(patchReader, { id, status: 'inactive' }, { as: writer });
  expect(await find(member)).toBe(200);
});

test('one who forgot the invitation accepts it by a link to set a new password', async () => {
  const { id, email } = await invite();
  await product.send(requestPasswordReset, { email });
  const token = (await listMailedTokens(email)).at(-1)!;
  expect((await accept(token)).status).toBe(200);
  expect((await readReader(id)).status).toBe('active');
});

test('a withdrawn invitation cannot be accepted in any way, until it is sent again', async () => {
  const { id, email } = await invite();
  const withdrawn = await product.send(patchReader, { id, status: 'inactive' }, { as: writer });
  expect(withdrawn.body.status).toBe('inactive');
  const [token] = await listMailedTokens(email);
  expect((await accept(token!)).code).toBe('reset_link_invalid');
  await product.send(requestPasswordReset, { email });
  expect(await listMailedTokens(email)).toHaveLength(1);
  const activated = await product.send(patchReader, { id, status: 'active' }, { as: writer });
  expect(activated.code).toBe('invitation_open');
  await product.send(inviteReader, { id }, { as: writer });
  expect((await accept((await listMailedTokens(email)).at(-1)!)).status).toBe(200);
});

test('an address in use is refused at its field, and nothing is created or mailed', async () => {
  const member = await product.customer();
  for (const { email } of [member, writer]) {
    const { status, fields } = await product.send(createReader, { ...UNA, email }, { as: writer });
    expect([status, fields]).toEqual([400, { email: 'This email is already in use' }]);
  }
  expect(await listMailedTokens(member.email)).toEqual([]);
});

test('without an address it is a shared persona; a writer without a reader can make their own', async () => {
  const shared = await product.send(createReader, { ...UNA, bio: 'By lamplight.' }, { as: writer });
  expect(shared.status).toBe(201);
  expect(shared.body).toMatchObject({ status: 'active', userId: null, email: null, bio: 'By lamplight.' });
  expect((await product.send(inviteReader, { id: shared.body.id }, { as: writer })).code).toBe(
    'no_invitation',
  );
  const secondReader = await product.send(createReader, { ...UNA, userId: writer.id }, { as: writer });
  expect(secondReader.fields).toEqual({ userId: 'This writer has a reader already' });
  await product.db.updateTable('readers').set({ userId: null }).where('userId', '=', writer.id).execute();
  const firstReader = await product.send(createReader, { ...UNA, userId: writer.id }, { as: writer });
  expect([firstReader.status, firstReader.body.userId, firstReader.body.status]).toEqual([
    201,
    writer.id,
    'active',
  ]);
  const member = await product.customer();
  const ofMember = await product.send(createReader, { ...UNA, userId: member.id }, { as: writer });
  expect(ofMember.fields).toEqual({ userId: 'There is no such writer' });
});

test('of two readers that are added for a writer at once, one is refused', async () => {
  const { id: userId } = await product.writer('Ida');
  await product.db.updateTable('readers').set({ userId: null }).where('userId', '=', userId).execute();
  const add = () => product.send(createReader, { ...UNA, userId }, { as: writer });
  const answers = await startWhileLocked(product.db, [userId], () => [add(), add()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
});

test('each empty field has its own message', async () => {
  const { status, fields } = await product.send(createReader, { email: 'x' } as never, { as: writer });
  expect([status, fields]).toEqual([
    400,
    {
      firstName: 'Required field',
      lastName: 'Required field',
      color: 'Please specify some color',
      email: 'Email is not valid',
    },
  ]);
});
