import type { Page } from '@playwright/test';
import { aMember, aQuestion, PASSWORD } from './people.ts';
import { expect, recordRequests, test } from './fixtures.ts';

const SKY = { light: 'rgb(226, 233, 236)', dark: 'rgb(8, 19, 30)' };

async function expectTheme(page: Page, theme: 'light' | 'dark') {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  for (const element of ['html', 'body'])
    await expect(page.locator(element)).toHaveCSS('background-color', SKY[theme]);
}

const loader = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' });

for (const [call, description] of [
  ['/api/auth/session', 'the session check'],
  ['/api/users-me', 'the profile'],
] as const) {
  test(`nothing but a loader is shown until ${description} has ended`, async ({ server, openPageAs }) => {
    const member = await aMember(server);
    const page = await openPageAs(member);
    const released = Promise.withResolvers<void>();
    await page.route(`**${call}`, async (route) => {
      await released.promise;
      await route.continue();
    });
    const requests = recordRequests(page, /^GET \/api/);
    const requestSent = page.waitForRequest(`**${call}`);
    await page.goto('/account');
    await requestSent;
    await expect(loader(page)).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByText(member.email)).toHaveCount(0);
    expect(requests.at(-1)?.call).toBe(`GET ${call}`);
    released.resolve();
    await expect(page.getByText(member.email).first()).toBeVisible();
    const calls = requests.map(({ call }) => call);
    expect(calls.slice(0, 2)).toEqual(['GET /api/auth/session', 'GET /api/users-me']);
    expect(calls).toContain('GET /api/billing/subscription_info');
    expect(calls).toContain('GET /api/billing/new_subscription_info');
  });
}

test('a visitor makes no calls about themselves, a writer none about billing', async ({
  writer,
  openPageAs,
}) => {
  const visitor = await openPageAs();
  const visitors = recordRequests(visitor, /^GET \/api/);
  await visitor.goto('/login');
  await expect(visitor.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(visitors).toEqual([]);
  for (const path of ['/readings', '/']) {
    const desk = await openPageAs(writer);
    const writers = recordRequests(desk, /^GET \/api\/billing/);
    await desk.goto(path);
    await expect(desk).toHaveURL(/\/readings$/);
    await expect(desk.getByRole('list', { name: 'Queue' })).toBeAttached();
    expect(writers).toEqual([]);
  }
});

test('a member’s home asks for their own requests, after the session and the profile', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  await aQuestion(server, member);
  const page = await openPageAs(member);
  const requests = recordRequests(page, /^GET \/api/);
  await page.goto('/');
  await expect(page.getByText('painting').first()).toBeVisible();
  const calls = requests.map(({ call }) => call);
  expect(calls.slice(0, 2)).toEqual(['GET /api/auth/session', 'GET /api/users-me']);
  const ownListCall = `GET /api/reading_requests?user=${member.id}&fields=id,title,status,created_at,last_message_time`;
  const lists = calls.filter((call) => call.startsWith('GET /api/reading_requests'));
  expect(lists.map((call) => call.slice(0, ownListCall.length))).toEqual(lists.map(() => ownListCall));
});

test('a member’s home asks for nothing of theirs while the session check is under way', async ({
  server,
  openPageAs,
}) => {
  const member = await aMember(server);
  const page = await openPageAs(member);
  const released = Promise.withResolvers<void>();
  await page.route('**/api/auth/session', async (route) => {
    await released.promise;
    await route.continue();
  });
  const requests = recordRequests(page, /^GET \/api/);
  const profile = page.waitForResponse('**/api/users-me');
  await page.goto('/');
  await (await profile).finished();
  await expect(loader(page)).toBeVisible();
  expect(requests.map(({ call }) => call)).toEqual(['GET /api/auth/session', 'GET /api/users-me']);
  released.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Readings');
});

test('logging out removes the token and all data read with it', async ({ server, openPageAs }) => {
  const member = await aMember(server);
  await aQuestion(server, member);
  const page = await openPageAs(member);
  await page.goto('/account');
  await page.goto('/');
  await expect(page.getByText('painting').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('painting')).toHaveCount(0);

  const other = await aMember(server, 'Ines');
  await page.goto('/login');
  await page.getByLabel('Email').fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('You have not asked anything yet')).toBeVisible();
  await expect(page.getByText('painting')).toHaveCount(0);
});

test('customers choose their theme, light at first; everyone else has light', async ({
  server,
  writer,
  openPageAs,
}) => {
  const page = await openPageAs(await aMember(server));
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectTheme(page, 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expectTheme(page, 'dark');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appTheme'))).toBe('darkTheme');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expectTheme(page, 'dark');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/account');
  await otherTab.getByRole('button', { name: 'Switch to light theme' }).click();
  await expectTheme(page, 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expectTheme(otherTab, 'dark');
  await otherTab.close();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expectTheme(page, 'light');

  const desk = await openPageAs(writer);
  await desk.addInitScript(() => localStorage.setItem('appTheme', 'darkTheme'));
  await desk.goto('/readings');
  await expect(desk.getByRole('list', { name: 'Queue' })).toBeAttached();
  await expectTheme(desk, 'light');
  await expect(desk.getByRole('button', { name: /theme/ })).toHaveCount(0);
});

test('a chunk that cannot be loaded reloads the page once and then works', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aMember(server), {
    expectedErrors: /dynamically imported module|preload CSS/,
  });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let reloads = 0;
  page.on('request', (request) => (reloads += request.isNavigationRequest() ? 1 : 0));
  await page.route(/PaymentMethodsScreen.*\.js/, (route) =>
    reloads === 0 ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Payment Methods' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Methods');
  expect(reloads).toBe(1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chunkAutoRefresh'))).toBeNull();
});

for (const kind of ['js', 'css'] as const) {
  test(`a part whose ${kind} never loads ends in Unexpected Error, after one reload`, async ({
    server,
    openPageAs,
  }) => {
    const page = await openPageAs(await aMember(server), { expectedErrors: /module|preload CSS|chunk/i });
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(new RegExp(`SignUpScreen.*\\.${kind}`), (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.evaluate(() => {
      history.pushState({}, '', '/signup');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Error');
    await expect.poll(() => loads).toBe(1);
  });
}

test('an invalid response shows the Unexpected Error screen', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aMember(server), { expectedErrors: /./ });
  await page.route('**/api/billing/payment_method*', (route) => route.fulfill({ json: { cards: 'none' } }));
  await page.goto('/account/payment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Error');
  await expect(page.getByRole('alert')).toHaveText(
    'We really apologise, but something went wrong. You can try next actions below.',
  );
  await expect(page.getByRole('button', { name: 'Contact Support' })).toBeVisible();
  await page.unroute('**/api/billing/payment_method*');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Methods');
});
