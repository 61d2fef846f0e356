import { expect, test } from './fixtures.ts';

const MAX_BYTES = 100_000;

test('the first view, /login, loads at most 100 KB of scripts and styles', async ({ openPageAs }) => {
  const page = await openPageAs();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) loaded.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  let bytes = 0;
  for (const url of new Set(loaded)) {
    // A separate request, because the browser does not accept brotli without TLS.
    const response = await page.request.fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['content-encoding'] ?? 'none', url).toMatch(/br|none/);
    bytes += Number(response.headers()['content-length']);
  }
  console.log(`/login: ${loaded.length} files, ${(bytes / 1000).toFixed(1)} KB by brotli`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
