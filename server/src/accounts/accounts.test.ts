import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePassword,
  checkSession,
  confirmPasswordReset,
  logIn,
  logOut,
  logOutElsewhere,
  previewPasswordReset,
  requestPasswordReset,
  signUp,
} from '#contract/accounts/calls.ts';
import { RESET_ANSWER_MS } from './requestPasswordReset.ts';
import { startTestProduct, TEST_PASSWORD, type TestProduct } from '../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const form = {
  firstName: 'Ada',
  lastName: 'Moon',
  email: 'ada@example.test',
  birthDate: '1990-01-31',
  password: 'a long enough one',
  acceptTerms: true,
};

describe('sign up', () => {
  test('returns a token and the user, who is a customer', async () => {
    const { status, body } = await product.send(signUp, form);
    expect(status).toBe(201);
    expect(body.token).toHaveLength(40);
    expect(body.user).toEqual({
      id: expect.any(Number),
      email: form.email,
      role: 'Customer',
      isWriter: false,
    });
  });

  test('refuses an address in use, in any case and with blanks', async () => {
    await product.customer({ email: 'taken@example.test' });
    const { status, fields } = await product.send(signUp, { ...form, email: ' Taken@Example.test ' });
    expect(status).toBe(400);
    expect(fields).toEqual({ email: 'This email is already in use' });
  });

  test('a missing field has the same message as an empty one', async () => {
    const fieldErrors = { email: 'Email is required', password: 'Password is required' };
    const emptyForm = {} as typeof form;
    expect((await product.send(logIn, emptyForm)).fields).toEqual(fieldErrors);
    expect((await product.send(signUp, emptyForm)).fields).toEqual({
      ...fieldErrors,
      firstName: 'First name is required',
      lastName: 'Last name is required',
      birthDate: 'Birth date is required',
      acceptTerms: 'Please accept the terms',
    });
  });

  test.each([
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Email is not valid'],
    ['password', '', 'Password is required'],
    ['password', '\u200b'.repeat(12), 'Password must not be blank'],
    ['password', 'short', 'Password must have at least 10 characters'],
    ['password', 'qwertyuiop', 'This password is too common. Please choose another'],
    ['birthDate', '', 'Birth date is required'],
    ['birthDate', '2001-02-30', 'Birth date is not a valid date'],
    ['acceptTerms', false, 'Please accept the terms'],
  ])('%s %j is refused: %s', async (field, value, message) => {
    const { status, fields } = await product.send(signUp, {
      ...form,
      email: 'new@example.test',
      [field]: value,
    });
    expect(status).toBe(400);
    expect(fields).toEqual({ [field]: message });
  });

  test('accepts someone who turns 18 today, and refuses someone who turns 18 tomorrow', async () => {
    const today = Temporal.Now.plainDateISO('UTC').subtract({ years: 18 });
    const signUpBornOn = (date: Temporal.PlainDate, email: string) =>
      product.send(signUp, { ...form, email, birthDate: date.toString() });
    expect((await signUpBornOn(today, 'adult@example.test')).status).toBe(201);
    const { fields } = await signUpBornOn(today.add({ days: 1 }), 'minor@example.test');
    expect(fields).toEqual({ birthDate: 'You must be 18 or older' });
  });

  test('names an age below 18 together with the other errors', async () => {
    const { fields } = await product.send(signUp, { ...form, birthDate: '2020-02-29', firstName: ' ' });
    expect(fields).toEqual({ firstName: 'First name is required', birthDate: 'You must be 18 or older' });
  });

  test('names an unknown field', async () => {
    const response = await product.fetchRaw('/api/users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'x@example.test', is_writer: true }),
    });
    const { errors } = (await response.json()) as { errors: { param: string; msg: string }[] };
    expect(errors).toContainEqual({ param: 'is_writer', msg: 'This field is not known here' });
  });
});

describe('log in', () => {
  test('answers a wrong password and an unknown address with the same 400', async () => {
    const { email } = await product.customer();
    const wrongPassword = await product.send(logIn, { email, password: 'not the password' });
    const unknown = await product.send(logIn, { email: 'nobody@example.test', password: 'not the password' });
    expect(wrongPassword.status).toBe(400);
    expect(wrongPassword.detail).toBe('Email or password is incorrect');
    expect({ ...wrongPassword, headers: null }).toEqual({ ...unknown, headers: null });
  });

  test('answers a password or an address of any length as any other wrong one', async () => {
    const { email } = await product.customer();
    for (const credentials of [
      { email, password: 'x'.repeat(5_000) },
      { email, password: TEST_PASSWORD + ' '.repeat(500_000) },
      { email: `${'x'.repeat(500_000)}@example.test`, password: TEST_PASSWORD },
    ])
      expect((await product.send(logIn, credentials)).code).toBe('wrong_credentials');
  });

  test('ignores the case of the address', async () => {
    const { email } = await product.customer();
    expect((await product.send(logIn, { email: email.toUpperCase(), password: TEST_PASSWORD })).status).toBe(
      200,
    );
  });

  test('log out ends this token, and log out elsewhere ends all others', async () => {
    const customer = await product.customer();
    const repeated = await product.send(logIn, { email: customer.email, password: TEST_PASSWORD });
    await product.send(logOutElsewhere, {}, { token: repeated.body.token });
    expect((await product.send(checkSession, {}, { as: customer })).status).toBe(401);
    expect((await product.send(checkSession, {}, { token: repeated.body.token })).status).toBe(200);
    await product.send(logOut, {}, { token: repeated.body.token });
    expect((await product.send(checkSession, {}, { token: repeated.body.token })).status).toBe(401);
  });

  test('a scheme other than Token is 401', async () => {
    const { token } = await product.customer();
    const response = await product.fetchRaw('/api/auth/session', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  test('a token ends after 30 days without use, and after 180 days in any case', async () => {
    const idle = await product.customer();
    const busy = await product.customer();
    await product.advance({ days: 29 });
    expect((await product.send(checkSession, {}, { as: busy })).status).toBe(200);
    await product.advance({ days: 2 });
    expect((await product.send(checkSession, {}, { as: idle })).status).toBe(401);
    for (let day = 31; day < 179; day += 20) {
      expect((await product.send(checkSession, {}, { as: busy })).status).toBe(200);
      await product.advance({ days: 20 });
    }
    expect((await product.send(checkSession, {}, { as: busy })).status).toBe(401);
  });

  test('after ten failures even the right password is 429, until 15 minutes have passed', async () => {
    const limited = await startTestProduct({ RATE_LIMITS: 'on' });
    try {
      const { email } = await limited.customer();
      for (let failure = 0; failure < 10; failure++)
        expect((await limited.send(logIn, { email, password: 'wrong' })).status).toBe(400);
      const refused = await limited.send(logIn, { email, password: TEST_PASSWORD });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await limited.advance({ minutes: 16 });
      expect((await limited.send(logIn, { email, password: TEST_PASSWORD })).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe('passwords', () => {
  test('changing a password needs the old one and ends every other token', async () => {
    const customer = await product.customer();
    const other = await product.send(logIn, { email: customer.email, password: TEST_PASSWORD });
    const wrongPassword = await product.send(
      changePassword,
      { oldPassword: 'not mine', newPassword: 'another long one' },
      { as: customer },
    );
    expect(wrongPassword.fields).toEqual({ oldPassword: 'This is not your password' });
    const change = { oldPassword: TEST_PASSWORD, newPassword: 'another long one' };
    expect((await product.send(changePassword, change, { as: customer })).status).toBe(200);
    expect((await product.send(checkSession, {}, { token: other.body.token })).status).toBe(401);
    expect((await product.send(logIn, { email: customer.email, password: TEST_PASSWORD })).status).toBe(400);
    expect((await product.send(logIn, { email: customer.email, password: 'another long one' })).status).toBe(
      200,
    );
  });

  test.each(['known', 'unknown'])('a reset takes as long for an address that is %s', async (addressKind) => {
    const email = addressKind === 'known' ? (await product.customer()).email : 'stranger@example.test';
    const startedAt = performance.now();
    await product.send(requestPasswordReset, { email });
    // A timer may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(RESET_ANSWER_MS - 1);
  });

  test('a reset answers alike for known and unknown addresses, mails only known ones, and its link works once', async () => {
    const customer = await product.customer();
    const known = await product.send(requestPasswordReset, { email: customer.email });
    const unknown = await product.send(requestPasswordReset, { email: 'nobody@example.test' });
    expect(known.body).toEqual(unknown.body);
    const mails = await product.mails();
    expect(mails.filter((mail) => mail.includes(`To: ${customer.email}`))).toHaveLength(1);
    expect(mails.some((mail) => mail.includes('To: nobody@example.test'))).toBe(false);
    const [, token = ''] = /token=3D([\w=\n-]+?)["\s]/.exec(mails.at(-1)!) ?? [];
    const reset = { token: token.replaceAll('=\n', ''), password: 'yet another long one' };
    // Whose password it sets, as often as asked.
    for (let n = 0; n < 2; n++)
      expect((await product.send(previewPasswordReset, { token: reset.token })).body).toEqual({
        email: customer.email,
      });
    expect((await product.send(confirmPasswordReset, reset)).status).toBe(200);
    expect((await product.send(previewPasswordReset, { token: reset.token })).code).toBe(
      'reset_link_invalid',
    );
    expect((await product.send(confirmPasswordReset, reset)).code).toBe('reset_link_invalid');
    expect((await product.send(checkSession, {}, { as: customer })).status).toBe(401);
    expect((await product.send(logIn, { email: customer.email, password: reset.password })).status).toBe(200);
  });
});
