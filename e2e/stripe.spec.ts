import type { Page } from '@playwright/test';
import { installFakeStripe } from '../web/src/testing/fakeStripe.ts';
import { aNewcomer } from './people.ts';
import { expect, recordRequests, test } from './fixtures.ts';

/**
 * Stripe is not reachable: its script is replaced by a fake, and so are the two responses of our server that need
 * Stripe. All else is the product, with its content security policy.
 */
async function mockStripe(page: Page) {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installFakeStripe.toString()})()` }),
  );
  await page.route('**/api/billing/card_setup', (route) =>
    route.fulfill({ json: { client_secret: 'seti_e2e_secret', publishable_key: 'pk_test_e2e' } }),
  );
  const visa = { id: 1, brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 };
  let cards: object[] = [];
  await page.route('**/api/billing/payment_method', async (route) => {
    if (route.request().method() === 'POST') cards = [visa];
    const default_payment_method = cards.length === 0 ? null : visa.id;
    await route.fulfill({ json: { cards, default_payment_method, publishable_key: 'pk_test_e2e' } });
  });
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const listStripeCalls = (page: Page, call: string) =>
  page.evaluate(
    (name) => window.stripeCalls?.filter((one) => one.call === name).map((one) => one.with),
    call,
  );

test('a card is typed into Stripe’s own fields, and our server gets only its reference', async ({
  withStripe,
  openPageAs,
}) => {
  const member = await aNewcomer(withStripe);
  const page = await openPageAs(member, { baseURL: withStripe.origin });
  const scripts = recordRequests(page, /stripe\.js/);
  await mockStripe(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Intuitive Profile');
  expect(scripts).toEqual([]);

  await page.goto('/account/payment');
  await expect(page.getByText('Add New Payment Method')).toBeVisible();
  await expect(field(page, 'Credit or debit card number')).toBeVisible();
  const sent = recordRequests(page);
  const add = page.getByRole('button', { name: 'Add card' });
  await add.click();
  for (const message of [
    'Card holder name is empty',
    'Card number is invalid',
    'Security code is invalid',
    'ZIP is invalid',
  ])
    await expect(page.getByText(message)).toBeVisible();
  expect(sent).toEqual([]);

  await field(page, 'Card holder').fill('Rosalind Achterberg');
  await page.getByText('Card number', { exact: true }).click();
  await field(page, 'Credit or debit card number').fill('4000000000000002');
  await field(page, 'Credit or debit card expiration date').fill('12/31');
  await field(page, 'Credit or debit card CVC/CVV').fill('123');
  await field(page, 'ZIP').fill('94107');
  await add.click();
  await expect(page.getByRole('group', { name: 'Card number' })).toHaveAccessibleDescription(
    'Your card was declined.',
  );
  await field(page, 'Credit or debit card number').fill('4242424242424242');
  await add.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your card is added');
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /api/billing/card_setup',
    'POST /api/billing/card_setup',
    'POST /api/billing/payment_method',
  ]);
  expect(JSON.parse(sent[2]?.body ?? '')).toEqual({
    payment_method_id: 'pm_fake',
    make_default_payment_method: false,
  });
  expect(sent.map(({ body }) => body).join()).not.toContain('424242');
});

test('Stripe’s fields follow the theme', async ({ withStripe, openPageAs }) => {
  const page = await openPageAs(await aNewcomer(withStripe), { baseURL: withStripe.origin });
  await mockStripe(page);
  await page.goto('/account/payment');
  await expect(field(page, 'Credit or debit card number')).toBeVisible();
  const readInk = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  const lightInk = await readInk();
  expect(await listStripeCalls(page, 'create cardNumber')).toMatchObject([
    { style: { base: { color: lightInk } } },
  ]);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(async () => {
    const updates = (await listStripeCalls(page, 'update cardNumber')) ?? [];
    expect(updates.at(-1)).toMatchObject({ style: { base: { color: await readInk() } } });
    expect(await readInk()).not.toBe(lightInk);
  }).toPass();
});

test('a failure to load Stripe’s script is shown, and a retry works', async ({ withStripe, openPageAs }) => {
  const page = await openPageAs(await aNewcomer(withStripe), { baseURL: withStripe.origin });
  await mockStripe(page);
  let isBlocked = true;
  await page.route('https://js.stripe.com/**', (route) => (isBlocked ? route.abort() : route.fallback()));
  await page.goto('/account/payment');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Credit or debit card number')).toBeVisible();
});

test('without Stripe no request goes to its host', async ({ server, openPageAs }) => {
  const page = await openPageAs(await aNewcomer(server));
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await page.goto('/account/payment');
  await expect(field(page, 'Card number')).toBeVisible();
  expect(new Set(hosts)).toEqual(new Set([new URL(server.origin).host]));
});
