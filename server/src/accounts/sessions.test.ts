import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  checkSession,
  confirmPasswordReset,
  logIn,
  requestPasswordReset,
} from '#contract/accounts/calls.ts';
import { patchStaffUser } from '#contract/members/calls.ts';
import {
  startTestProduct,
  TEST_PASSWORD,
  type TestProduct,
  type TestUser,
} from '../../testing/testProduct.ts';

let product: TestProduct;
let writer: TestUser;
beforeAll(async () => {
  product = await startTestProduct();
  writer = await product.writer();
});
afterAll(() => product.stop());

const NEW_PASSWORD = 'another long password';

/** The tokens of the reset links mailed to a user, oldest first. */
async function readResetLinks({ email }: TestUser): Promise<string[]> {
  const mails = (await product.mails()).filter((mail) => mail.includes(`To: ${email}`));
  return mails.flatMap((mail) => {
    const [, token] = /token=3D([\w=\n-]+?)["\s]/.exec(mail) ?? [];
    return token === undefined ? [] : [token.replaceAll('=\n', '')];
  });
}
async function askForLinks(user: TestUser, count: number): Promise<string[]> {
  for (let n = 0; n < count; n++) await product.send(requestPasswordReset, { email: user.email });
  return readResetLinks(user);
}
const useLink = (token: string, password = NEW_PASSWORD) =>
  product.send(confirmPasswordReset, { token, password });
const sendPasswordChange = (as: TestUser, newPassword = NEW_PASSWORD) =>
  product.send(changePassword, { oldPassword: TEST_PASSWORD, newPassword }, { as });
const isTokenAlive = async (token: string) =>
  (await product.send(checkSession, {}, { token })).status === 200;

describe('reset links', () => {
  test('a used link ends the others of the account', async () => {
    const user = await product.customer();
    const [first, second] = await askForLinks(user, 2);
    expect((await useLink(second!)).status).toBe(200);
    expect((await useLink(first!, 'a third long password')).code).toBe('reset_link_invalid');
    expect((await product.send(logIn, { email: user.email, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('only one of several links used at once works', async () => {
    const user = await product.customer();
    const links = await askForLinks(user, 3);
    const answers = await Promise.all(links.map((link) => useLink(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'reset_link_invalid')).toHaveLength(2);
  });

  test('a changed password ends them', async () => {
    const user = await product.customer();
    const [link] = await askForLinks(user, 1);
    expect((await sendPasswordChange(user)).status).toBe(200);
    expect((await useLink(link!, 'a third long password')).code).toBe('reset_link_invalid');
  });
});

/** The mails that tell a user that their password was changed. */
const readNotices = async ({ email }: TestUser) =>
  (await product.mails()).filter(
    (mail) => mail.includes(`To: ${email}`) && mail.includes('Your Moonletter password was changed'),
  );

test('a mail tells the owner of an account that its password was changed, in the account or by a link', async () => {
  const user = await product.customer();
  await product.send(changePassword, { oldPassword: 'not mine', newPassword: NEW_PASSWORD }, { as: user });
  expect(await readNotices(user)).toHaveLength(0);
  await sendPasswordChange(user);
  expect(await readNotices(user)).toHaveLength(1);
  const [link] = await askForLinks(user, 1);
  await useLink(link!, 'a third long password');
  await useLink(link!, 'a fourth long password');
  const notices = await readNotices(user);
  expect(notices).toHaveLength(2);
  for (const notice of notices) {
    expect(notice).toContain('/forgot_password');
    expect(notice).toMatch(/^Reply-To: /m);
  }
});

/**
 * Fills the queue for log-in passwords, so that a new log-in is looked up now but checked late. The other queue takes
 * turns with it, so a password change overtakes.
 */
function fillLogInQueue() {
  const waiting = Array.from({ length: 60 }, (_, n) =>
    product.send(logIn, { email: `nobody${n}@example.test`, password: TEST_PASSWORD }),
  );
  return Promise.all(waiting);
}

describe('a log-in whose password is being checked', () => {
  const logInDuring = async (user: TestUser, act: () => Promise<{ status: number }>) => {
    const filled = fillLogInQueue();
    const late = product.send(logIn, { email: user.email, password: TEST_PASSWORD });
    const order: string[] = [];
    const [answer] = await Promise.all([
      late.then((answer) => (order.push('log-in'), answer)),
      act().then(({ status }) => (order.push('change'), expect(status).toBe(200))),
      filled,
    ]);
    expect(order).toEqual(['change', 'log-in']);
    return answer;
  };

  test('starts no session when the password is changed meanwhile', async () => {
    const user = await product.customer();
    const { status, code } = await logInDuring(user, () => sendPasswordChange(user));
    expect({ status, code }).toEqual({ status: 400, code: 'wrong_credentials' });
    expect(await isTokenAlive(user.token)).toBe(true);
  });

  test('starts none when a link sets the password meanwhile', async () => {
    const user = await product.customer();
    const [link] = await askForLinks(user, 1);
    expect((await logInDuring(user, () => useLink(link!))).code).toBe('wrong_credentials');
  });

  test('starts none when the account is blocked meanwhile', async () => {
    const user = await product.customer();
    const block = () => product.send(patchStaffUser, { id: user.id, isBlocked: true }, { as: writer });
    expect((await logInDuring(user, block)).code).toBe('wrong_credentials');
    await product.send(patchStaffUser, { id: user.id, isBlocked: false }, { as: writer });
    const rows = product.db.selectFrom('tokens').select('id').where('userId', '=', user.id);
    expect(await rows.execute()).toEqual([]);
  });
});

test('of concurrent changes and a reset one sets the password, and only its own sessions stay', async () => {
  for (let round = 0; round < 5; round++) {
    const user = await product.customer();
    const [link] = await askForLinks(user, 1);
    const passwords = ['changed by the one', 'changed by the other', 'set with the link'];
    const second = await product.send(logIn, { email: user.email, password: TEST_PASSWORD });
    const answers = await Promise.all([
      sendPasswordChange(user, passwords[0]),
      sendPasswordChange({ ...user, token: second.body.token }, passwords[1]),
      useLink(link!, passwords[2]),
    ]);
    const succeeded = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(succeeded).toHaveLength(1);
    const logIns = await Promise.all(
      passwords.map((password) => product.send(logIn, { email: user.email, password })),
    );
    expect(logIns.flatMap(({ status }, n) => (status === 200 ? [n] : []))).toEqual(succeeded);
    const areTokensAlive = [await isTokenAlive(user.token), await isTokenAlive(second.body.token)];
    expect(areTokensAlive).toEqual([succeeded[0] === 0, succeeded[0] === 1]);
  }
});
