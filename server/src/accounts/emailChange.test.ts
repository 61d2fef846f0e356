import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  checkSession,
  confirmPasswordReset,
  logIn,
  requestPasswordReset,
} from '#contract/accounts/calls.ts';
import { cancelEmailChange, confirmEmailChange, previewEmailChange } from '#contract/privacy/calls.ts';
import { listAuditLog, patchStaffUser } from '#contract/members/calls.ts';
import { getMe, updateMe } from '#contract/profiles/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';
import { countWaitingForLocks } from '../../testing/startWhileLocked.ts';
import { lockUser } from './lockUser.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

let addresses = 0;
const createAddress = () => `new${++addresses}@example.test`;
const ask = (as: TestUser, email: string, password = TEST_PASSWORD) =>
  product.send(updateMe, { email, password }, { as });
const listMailsTo = async (address: string) =>
  (await product.mails()).filter((mail) => mail.includes(`To: ${address}`));
async function readLinkTo(address: string): Promise<string> {
  const mail = (await listMailsTo(address)).at(-1) ?? '';
  return /token=3D([\w=\n-]+?)["\s]/.exec(mail)![1]!.replaceAll('=\n', '');
}
async function askForLink(as: TestUser, email: string): Promise<string> {
  expect((await ask(as, email)).status).toBe(200);
  return readLinkTo(email);
}
const confirm = (token: string) => product.send(confirmEmailChange, { token });
const logInAgain = async ({ email, id }: TestUser, password = TEST_PASSWORD): Promise<TestUser> => {
  const { body } = await product.send(logIn, { email, password });
  return { id, email, token: body.token };
};
const isAlive = async (as: TestUser) => (await product.send(checkSession, {}, { as })).status === 200;

describe('a new address', () => {
  test('needs the right password', async () => {
    const user = await product.customer();
    const withoutPassword = await product.send(updateMe, { email: createAddress() }, { as: user });
    expect(withoutPassword.fields).toEqual({ password: 'Password is required' });
    const withoutEmail = await product.send(updateMe, { password: TEST_PASSWORD }, { as: user });
    expect(withoutEmail.fields).toEqual({ email: 'Email is required' });
    const withWrongPassword = await ask(user, createAddress(), 'not the password');
    expect(withWrongPassword).toMatchObject({
      status: 400,
      fields: { password: 'This is not your password' },
    });
    expect((await ask(user, user.email)).fields).toEqual({ email: 'This is your address already' });
    const other = await product.customer();
    expect((await ask(user, other.email)).fields).toEqual({ email: 'This email is already in use' });
    expect((await product.send(getMe, {}, { as: user })).body.pendingEmail).toBeNull();
  });

  test('takes effect when its link is confirmed, once; opening the link changes nothing', async () => {
    const user = await product.customer();
    const email = createAddress();
    const response = await ask(user, ` ${email.toUpperCase()} `);
    expect(response.body).toMatchObject({ email: user.email, pendingEmail: email });
    const [notice] = await listMailsTo(user.email);
    expect(notice).toContain(email);
    const token = await readLinkTo(email);
    for (let n = 0; n < 2; n++) {
      const preview = await product.send(previewEmailChange, { token });
      expect(preview.body).toEqual({ email: user.email, pendingEmail: email });
    }
    expect((await product.send(getMe, {}, { as: user })).body.email).toBe(user.email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await confirm(token)).code).toBe('reset_link_invalid');
    expect((await product.send(previewEmailChange, { token })).code).toBe('reset_link_invalid');
    expect((await product.send(getMe, {}, { as: user })).body).toMatchObject({ email, pendingEmail: null });
    expect((await product.send(logIn, { email: user.email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await product.send(logIn, { email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('ends reset links and every session except the one that requested it', async () => {
    const user = await product.customer();
    const asking = await logInAgain(user);
    await product.send(requestPasswordReset, { email: user.email });
    const reset = await readLinkTo(user.email);
    const token = await askForLink(asking, createAddress());
    expect(await isAlive(user)).toBe(true);
    await confirm(token);
    expect([await isAlive(user), await isAlive(asking)]).toEqual([false, true]);
    const used = await product.send(confirmPasswordReset, {
      token: reset,
      password: 'another long password',
    });
    expect(used.code).toBe('reset_link_invalid');
  });

  test('is dropped by a newer request, by its owner, by a new password, and after an hour', async () => {
    const user = await product.customer();
    const first = await askForLink(user, createAddress());
    const second = await askForLink(user, createAddress());
    expect((await confirm(first)).code).toBe('reset_link_invalid');
    await product.send(cancelEmailChange, {}, { as: user });
    expect((await confirm(second)).code).toBe('reset_link_invalid');
    const third = await askForLink(user, createAddress());
    const change = { oldPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD };
    await product.send(changePassword, change, { as: user });
    expect((await confirm(third)).code).toBe('reset_link_invalid');
    const fourth = await askForLink(user, createAddress());
    await product.advance({ hours: 1 });
    expect((await confirm(fourth)).code).toBe('reset_link_invalid');
    expect((await product.send(getMe, {}, { as: user })).body.pendingEmail).toBeNull();
  });

  test('that another account has taken in the meantime is refused at its field', async () => {
    const user = await product.customer();
    const email = createAddress();
    const token = await askForLink(user, email);
    await product.customer({ email });
    expect(await confirm(token)).toMatchObject({
      status: 400,
      fields: { email: 'This email is already in use' },
    });
    expect((await product.send(getMe, {}, { as: user })).body.email).toBe(user.email);
  });
});

test('an address whose mails were returned can be confirmed again', async () => {
  const user = await product.customer();
  await product.db
    .updateTable('users')
    .set({ emailUndeliverableAt: product.services.clock.now().toString() })
    .where('id', '=', user.id)
    .execute();
  const token = await askForLink(user, user.email);
  const mails = await listMailsTo(user.email);
  expect(mails.filter((mail) => mail.includes('A new address'))).toEqual([]);
  expect((await product.send(getMe, {}, { as: user })).body.emailUndeliverable).toBe(true);
  const confirmed = await confirm(token);
  expect(confirmed.body).toEqual({ detail: 'Your address is confirmed' });
  const { body } = await product.send(getMe, {}, { as: user });
  expect(body).toMatchObject({ email: user.email, pendingEmail: null, emailUndeliverable: false });
  expect((await ask(user, user.email)).fields).toEqual({ email: 'This is your address already' });
});

test('a change by a writer takes effect at once, is mailed to both addresses, and is audited', async () => {
  const writer = await product.writer();
  const user = await product.customer();
  const email = createAddress();
  const patch = (to: string) => product.send(patchStaffUser, { id: user.id, email: to }, { as: writer });
  expect((await patch(writer.email)).fields).toEqual({ email: 'This email is already in use' });
  expect((await patch(email)).body.email).toBe(email);
  expect(await isAlive(user)).toBe(false);
  for (const to of [user.email, email]) {
    const [mail] = await listMailsTo(to);
    expect(mail).toContain(email);
    expect(mail).toContain(`Reply-To: ${product.services.config.ownerEmail}`);
  }
  const { body } = await product.send(listAuditLog, { user: user.id, limit: 1 }, { as: writer });
  expect(body.results[0]).toMatchObject({ act: 'user_edited', says: 'Changed: email.' });
});

test('a link that is confirmed while its change is dropped is refused', async () => {
  const user = await product.customer();
  const token = await askForLink(user, createAddress());
  const confirmed = await product.db.transaction().execute(async (tx) => {
    // Like a change of the password: it locks the account first, then drops the change.
    await lockUser.first(tx, { userId: user.id });
    const confirming = confirm(token);
    await expect.poll(() => countWaitingForLocks(product.db)).toBe(1);
    await tx.deleteFrom('emailChanges').where('userId', '=', user.id).execute();
    return { confirming };
  });
  expect((await confirmed.confirming).code).toBe('reset_link_invalid');
});
