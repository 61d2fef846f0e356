import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const load = (path: string, accept: string, method = 'GET') =>
  product.fetchRaw(path, { method, headers: { accept } });

test.each(['/%E0%A4%A', '/%zz?next=%zz', '/1/%zz', '/apiary/%zz'])(
  'a browser gets the web app for the address %s, which cannot be decoded, as for an unknown one',
  async (path) => {
    const [unknown, undecodable] = [await load('/no/where', BROWSER), await load(path, BROWSER)];
    expect(undecodable.status).toBe(404);
    expect(await undecodable.text()).toBe(await unknown.text());
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'x-frame-options'])
      expect(undecodable.headers.get(name)).toBe(unknown.headers.get(name));
    expect(undecodable.headers.get('x-request-id')).toMatch(/^[\w-]{10,}$/);
  },
);

test('a browser gets the web app for an unknown address with a dot, a program that asks for a file does not', async () => {
  const page = await load('/1.5', BROWSER);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toBe(await (await load('/no/where', BROWSER)).text());
  for (const [path, accept] of [
    ['/old.png', '*/*'],
    ['/assets/old.js', '*/*'],
    ['/assets/old.js', BROWSER],
  ] as const) {
    const file = await load(path, accept);
    expect([file.status, await file.text()]).toEqual([404, 'Not found']);
  }
});

test('the page has its settings at /index.html too', async () => {
  const page = await (await load('/index.html', BROWSER)).text();
  expect(page).toContain('<meta name="due-hours"');
  expect(page).toBe(await (await load('/', BROWSER)).text());
});

test.each([
  ['/api/users-me/%zz', BROWSER, 'GET'],
  ['/api/%zz', BROWSER, 'GET'],
  ['/%E0%A4%A', 'application/json', 'GET'],
  ['/%E0%A4%A', '*/*', 'GET'],
  ['/%E0%A4%A', BROWSER, 'POST'],
] as const)('%s for %s by %s is 400 with a problem', async (path, accept, method) => {
  const response = await load(path, accept, method);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({ status: 400, code: 'malformed' });
});
