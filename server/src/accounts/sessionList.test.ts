import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSession, logIn } from '#contract/accounts/calls.ts';
import { endSession, listSessions } from '#contract/privacy/calls.ts';
import { startTestProduct, TEST_PASSWORD, type TestProduct } from '../../testing/testProduct.ts';
import { describeBrowser } from './describeBrowser.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0';

test.each([
  [`${CHROME} Safari/537.36`, 'Chrome on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox on Mac'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['curl/8.5.0', null],
  ['', null],
])('%s is %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name);
});

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

test('a member lists their sessions and ends one; another member’s is 404', async () => {
  const user = await product.customer();
  const other = await product.customer();
  const headers = { 'user-agent': `${CHROME} Safari/537.36` };
  await product.advance({ minutes: 5 });
  const { email } = user;
  const { body: later } = await product.send(logIn, { email, password: TEST_PASSWORD }, { headers });
  const { body: sessions } = await product.send(listSessions, {}, { as: user });
  expect(sessions.map(({ browser, isThis }) => ({ browser, isThis }))).toEqual([
    { browser: 'Chrome on Linux', isThis: false },
    { browser: null, isThis: true },
  ]);
  const [newest] = sessions;
  expect((await product.send(endSession, { id: newest!.id }, { as: other })).status).toBe(404);
  expect((await product.send(endSession, { id: newest!.id }, { as: user })).status).toBe(204);
  expect((await product.send(endSession, { id: newest!.id }, { as: user })).status).toBe(404);
  expect((await product.send(checkSession, {}, { token: later.token })).status).toBe(401);
  expect((await product.send(listSessions, {}, { as: user })).body).toHaveLength(1);
  await product.advance({ hours: 31 * 24 });
  const { body: fresh } = await product.send(logIn, { email, password: TEST_PASSWORD });
  expect((await product.send(listSessions, {}, { token: fresh.token })).body).toHaveLength(1);
});
