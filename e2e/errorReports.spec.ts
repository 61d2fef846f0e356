import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { aMember } from './people.ts';

const SINK = 'https://sink.example';

/** Pages of a server that reports errors, and what they have sent. */
const test = base.extend<{
  openReportingPage(token?: string): Promise<{ page: Page; sent: string[] }>;
}>({
  openReportingPage: async ({ reporting, openPageAs }, use) => {
    await use(async (token) => {
      const options = { baseURL: reporting.origin, expectedErrors: /./ };
      const page = await openPageAs(token === undefined ? undefined : { token }, options);
      const sent: string[] = [];
      await page.context().route(`${SINK}/**`, (route) => {
        sent.push(route.request().postData() ?? '');
        return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
      });
      // Every trace is in the sample.
      await page.addInitScript(() => (Math.random = () => 0));
      return { page, sent };
    });
  },
});

/** The errors in the reports, as `Type: message`. */
const errorsIn = (sent: readonly string[]): string[] =>
  sent.flatMap((envelope) =>
    envelope
      .split('\n')
      .filter((line) => line.includes('"exception"'))
      .flatMap((line) => JSON.parse(line).exception.values)
      .map(({ type, value }) => `${type}: ${value}`),
  );

/** Rejections that nothing in the page handles; resolves when the page has noticed all of them. */
const reject = (page: Page, ...rejections: string[]) =>
  page.evaluate(`new Promise((resolve) => {
    let expected = ${rejections.length};
    addEventListener('unhandledrejection', () => (expected -= 1) === 0 && resolve());
    ${rejections.map((rejection) => `setTimeout(() => { ${rejection} });`).join('')}
  })`);

/** Expects these errors and no others: a later one, which is sent after all of them, is the next. */
async function expectErrors(page: Page, sent: readonly string[], expected: readonly unknown[]) {
  await expect.poll(() => errorsIn(sent)).toEqual(expected);
  await reject(page, `Promise.reject(new Error('The last one'))`);
  await expect.poll(() => errorsIn(sent)).toEqual([...expected, 'Error: The last one']);
}

const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('a chunk that fails twice is reported once, also if other chunks have loaded in between', async ({
  reporting,
  openReportingPage,
}) => {
  const { token } = await aMember(reporting);
  for (const [visitor, from, path, file] of [
    [undefined, '/login', '/signup', /SignUpScreen.*\.js/],
    [token, '/account', '/support', /SupportScreen.*\.js/],
    [token, '/support', '/account', /AccountScreen.*\.css/],
  ] as const) {
    const { page, sent } = await openReportingPage(visitor);
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(file, (route) => route.abort());
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Error');
    await expectErrors(page, sent, [expect.stringContaining('Loading chunk failed')]);
  }
});

test('a chunk that fails once is not reported, nor are lost and aborted requests', async ({
  reporting,
  openReportingPage,
}) => {
  const { page, sent } = await openReportingPage((await aMember(reporting)).token);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let hasFailed = false;
  await page.route(/SupportScreen.*\.js/, (route) => {
    if (hasFailed) return route.continue();
    hasFailed = true;
    return route.abort();
  });
  await goTo(page, '/support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.route('**/api/lost', (route) => route.abort());
  await reject(
    page,
    `fetch('/api/lost')`,
    `Promise.reject(new Error('Fetch is aborted'))`,
    `Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))`,
    `fetch('/api/quotes', { signal: AbortSignal.abort() })`,
  );
  await expectErrors(page, sent, []);
});

test('card data is masked in errors, in what led to them and in traces', async ({
  reporting,
  openReportingPage,
}) => {
  const { page, sent } = await openReportingPage((await aMember(reporting)).token);
  await page.goto('/account/payment');
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Security code').fill('987');
  await reject(
    page,
    `console.log('a card', '4242424242424242', 'cvc 987');
     fetch('/api/quotes?card_number=4242424242424242&cvc=987').then(() => {
       throw new Error('4242 4242 4242 4242, cvc: 987');
     })`,
  );
  await expect.poll(() => errorsIn(sent)).toEqual([expect.stringContaining('[masked]')]);
  await goTo(page, '/account');
  const spans = () => sent.filter((envelope) => /"url.full".*\/api\/quotes\?card_number=/.test(envelope));
  await expect.poll(spans).not.toEqual([]);
  expect(sent.join('\n')).not.toMatch(/4242 ?4242|cvc\W{0,3}987/);
});

test('traces have profiles, which the browser is allowed to take', async ({ openReportingPage }) => {
  const { page, sent } = await openReportingPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('js-profiling')) violations.push(message.text());
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => sent.join('\n'), { timeout: 90_000 }).toContain('"type":"profile_chunk"');
  expect(violations).toEqual([]);
});
