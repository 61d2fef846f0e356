import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listReaders, patchReader } from '#contract/readers/calls.ts';
import { createLog } from '../platform/log.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';

const PUBLIC_URL = 'https://letters.example';
/** The beginning of our headline. */
const OURS = 'Ask tonight.</span>';
const HOSTILE = '"><img src=x onerror=alert(1)>{{site}}';

let product: TestProduct;
const logLines: string[] = [];
beforeAll(async () => {
  const log = createLog('warn', { write: (line: string) => void logLines.push(line) });
  product = await startTestProduct({ PUBLIC_URL, TEST_CLOCK: '0', RATE_LIMITS: 'on' }, { log });
  const writer = await product.writer('Odile');
  const [reader] = (await product.send(listReaders, {}, { as: writer })).body;
  await product.send(
    patchReader,
    { id: reader!.id, lastName: HOSTILE, specialities: '<script>alert(2)</script>' },
    { as: writer },
  );
});
afterAll(() => product.stop());

/** Another instance has not kept the page yet. */
async function withFreshInstance(
  act: (other: TestProduct) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const log = createLog('warn', { write: (line: string) => void logLines.push(line) });
  const { databaseUrl } = product;
  const other = await startTestProduct({ PUBLIC_URL, ...env }, { log, databaseUrl });
  try {
    await act(other);
  } finally {
    await other.stop();
  }
}

const readPage = async (target: TestProduct, path = '/welcome') => (await target.fetchRaw(path)).text();

const structuredDataOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)![1]!);

test('names readers and plans, and escapes what a reader wrote', async () => {
  const page = await readPage(product);
  expect(page).toContain('Odile &quot;&gt;&lt;img src=x onerror=alert(1)&gt;{{site}}');
  expect(page).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('<script>alert');
  for (const text of ['$16', 'Billed annually. Saves $36 a year.', '$19', 'Skip any time.'])
    expect(page).toContain(text);
  expect(page).toContain('within 24 hours');
});

test('is the same with a trailing slash, has no template marks left, and the template is not served', async () => {
  const page = await readPage(product);
  expect(await readPage(product, '/welcome/')).toBe(page);
  expect(page.replaceAll('{{site}}</h3>', '')).not.toMatch(/\{\{|\}\}/);
  expect((await product.fetchRaw('/welcome.html')).status).toBe(404);
});

test('has an ETag for each encoding, and is 304 while it is unchanged', async () => {
  const first = await product.fetchRaw('/welcome', { headers: { 'accept-encoding': 'gzip, br' } });
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect(first.headers.get('vary')).toBe('accept-encoding');
  const fetchAgain = (encoding: string) =>
    product.fetchRaw('/welcome', {
      headers: { 'accept-encoding': encoding, 'if-none-match': `"old", W/${etag}` },
    });
  expect((await fetchAgain('br')).status).toBe(304);
  expect((await fetchAgain('*')).status).toBe(304);
  expect((await fetchAgain('br;q=0.1, gzip')).headers.get('content-encoding')).toBe('gzip');
  const other = await fetchAgain('gzip;q=0.5, br;q=0');
  expect([other.status, other.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(await other.text()).toBe(await first.text());
});

test('absolute addresses come from PUBLIC_URL, whatever the Host header says', async () => {
  for (const path of ['/welcome', '/robots.txt', '/sitemap.xml']) {
    const sent = httpRequest(product.origin + path, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    }).end();
    const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    const page = await text(answer);
    expect(page).toContain(PUBLIC_URL);
    expect(page).not.toContain('evil.example');
  }
  const page = await readPage(product);
  expect(page).toContain(`<link rel="canonical" href="${PUBLIC_URL}/welcome"/>`);
  expect(page).toContain(`<meta property="og:image" content="${PUBLIC_URL}/welcome.png"/>`);
  expect((await product.fetchRaw('/welcome.png')).headers.get('content-type')).toBe('image/png');
});

test('its structured data holds the plans with their prices', async () => {
  expect(structuredDataOf(await readPage(product))).toMatchObject({
    '@graph': [
      { '@type': 'WebSite', url: `${PUBLIC_URL}/welcome` },
      { '@type': 'Organization' },
      {
        offers: [
          { name: 'Annual', price: '192.00' },
          { name: 'Monthly', price: '19.00' },
        ],
      },
    ],
  });
});

test('search engines may list the front page and nothing else', async () => {
  const readRobotsTags = async (target: TestProduct, ...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await target.fetchRaw(path)).headers.get('x-robots-tag')));
  expect(await readRobotsTags(product, '/welcome', '/welcome/')).toEqual([null, null]);
  expect(await readRobotsTags(product, '/', '/login', '/api/quotes', '/favicon.svg')).toEqual(
    Array.from({ length: 4 }, () => 'noindex'),
  );
  expect(await readPage(product)).not.toContain('noindex');
  expect(await readPage(product, '/robots.txt')).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  for (const env of [{ TEST_CLOCK: '1' }, { TEST_CLOCK: '0', RATE_LIMITS: 'on', DEMO: '1' }])
    await withFreshInstance(async (hidden) => {
      expect(await readRobotsTags(hidden, '/welcome', '/login')).toEqual(['noindex', 'noindex']);
      expect(await readPage(hidden)).toContain('<meta name="robots" content="noindex"/>');
      expect(await readPage(hidden, '/robots.txt')).not.toContain('Sitemap');
    }, env);
});

test("the owner's words replace ours after a minute", async () => {
  await withFreshInstance(async (other) => {
    const path = join(other.dataDir, 'welcome.md');
    expect(await readPage(other)).toContain(OURS);
    await writeFile(
      path,
      '# Letters & more\n\nWrite to [us](mailto:us@letters.example).\n\n## Our house\n\n- old\n- *quiet*\n\n## Questions\n\n### Who?\n\nAll < of us.\n',
    );
    expect(await readPage(other)).toContain(OURS);
    await other.advance({ seconds: 60 });
    const page = await readPage(other);
    expect(page).not.toContain(OURS);
    expect(page).not.toContain('Who reads?');
    expect(page).toContain('<p>Write to <a href="mailto:us@letters.example">us</a>.</p>');
    expect(page).toContain('<meta name="description" content="Write to us."/>');
    for (const text of ['Letters &amp; more</h1>', '<h2>Our house</h2>', '<em>quiet</em>', 'All &lt; of us.'])
      expect(page).toContain(text);
    await rm(path);
    await other.advance({ seconds: 60 });
    expect(await readPage(other)).toContain(OURS);
  });
});

test('keeps our texts when the owner’s are invalid, and logs why', async () => {
  logLines.length = 0;
  await withFreshInstance(async (other) => {
    await writeFile(join(other.dataDir, 'welcome.md'), '# Mine\n\n<script>alert(3)</script>');
    const page = await readPage(other);
    expect(page).toContain(OURS);
    expect(page).not.toMatch(/alert\(3\)|Mine/);
  });
  expect(logLines.filter((line) => line.includes('welcome.md is not shown: line 3 has HTML'))).toHaveLength(
    1,
  );
});
