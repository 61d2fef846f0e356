import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aMember, aQuestion } from './people.ts';

/** All scripts and styles of a view, without those that it loads ahead when the browser has nothing else to do. */
async function measureFirstView(page: Page, path: string, isThere: (page: Page) => Promise<void>) {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.add(request.url());
  });
  await page.addInitScript('window.requestIdleCallback = () => 0');
  await page.goto(path);
  await isThere(page);
  await page.waitForLoadState('networkidle');
  const files = [...loaded];
  let bytes = 0;
  for (const url of files) {
    // A separate request, because the browser does not accept brotli without TLS.
    const response = await page.request.fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['content-encoding'] ?? 'none', url).toMatch(/br|none/);
    bytes += Number(response.headers()['content-length']);
  }
  console.log(`${path}: ${files.length} files, ${(bytes / 1000).toFixed(1)} KB by brotli`);
  expect(bytes).toBeGreaterThan(20_000);
  return bytes;
}

test('the first view, /login, loads at most 83.5 KB of scripts and styles', async ({ openPageAs }) => {
  const bytes = await measureFirstView(await openPageAs(), '/login', (page) =>
    page.getByRole('button', { name: 'Login' }).waitFor(),
  );
  expect(bytes).toBeLessThanOrEqual(83_500);
});

test("a member's home loads at most 100 KB", async ({ server, openPageAs }) => {
  const member = await aMember(server);
  for (const title of ['The garden', 'The river', 'The house', 'The lake'])
    await aQuestion(server, member, { title });
  const bytes = await measureFirstView(await openPageAs(member), '/', (page) =>
    page.getByRole('list', { name: 'Letters' }).waitFor(),
  );
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test("a writer's desk loads at most 111 KB", async ({ server, writer, openPageAs }) => {
  await aQuestion(server, await aMember(server), { title: 'The garden' });
  const bytes = await measureFirstView(await openPageAs(writer), '/readings', (page) =>
    page.getByRole('list', { name: 'Queue' }).waitFor(),
  );
  expect(bytes).toBeLessThanOrEqual(111_000);
});
