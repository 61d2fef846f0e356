import type { Page } from '@playwright/test';
import { logIn } from '#contract/accounts/calls.ts';
import { addCard, cancelSubscription, getSubscriptionInfo, listInvoices } from '#contract/billing/calls.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { getMe } from '#contract/profiles/calls.ts';
import { aMember, aNewcomer, aQuestion, GOOD_CARD, type Person, send } from './people.ts';
import { DEMO_PASSWORD, type RunningServer } from './server.ts';
import { expect, recordRequests, test } from './fixtures.ts';

const DAY = 86_400;

/** Moves the clock by days, with a call by the member now and then so that their session does not expire. */
async function advanceDays(server: RunningServer, { token }: Person, days: number) {
  for (let left = days; left > 0; left -= 20) {
    await server.advance(Math.min(left, 20) * DAY);
    await send(server, getMe, {}, token);
  }
}

const getStatus = async (server: RunningServer, { token }: Person) =>
  (await send(server, getSubscriptionInfo, {}, token)).currentSubscriptionStatus;

const listPaidAmounts = async (server: RunningServer, { token }: Person) =>
  (await send(server, listInvoices, {}, token)).results
    .filter(({ status }) => status === 'paid')
    .map(({ amountCents }) => amountCents);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses an action, checks its question, and answers it. */
async function confirmAction(page: Page, name: string, question: string, answer: 'YES' | 'NO') {
  await button(page, name).click();
  const dialog = page.getByRole('alertdialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: answer }).click();
  await expect(dialog).toBeHidden();
}

const ACTION_BUTTONS = [
  'Upgrade to annual',
  'Keep Monthly',
  'Skip Plan',
  'Reactivate Plan',
  'Reactivate Membership',
  'Retry Payment',
  'Update Card',
  'Cancel Membership',
  'Cancel instead',
];

const expectedByStatus: Record<
  SubscriptionStatus,
  { label: string; plan: string; buttons: string[]; dates: string[] }
> = {
  monthly_active: {
    label: 'Active',
    plan: 'Monthly plan',
    buttons: ['Upgrade to annual', 'Skip Plan', 'Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Next charge'],
  },
  yearly_active: {
    label: 'Active',
    plan: 'Annual plan',
    buttons: ['Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Next charge'],
  },
  cancel_upcoming: {
    label: 'Ends soon',
    plan: 'Monthly plan',
    buttons: ['Reactivate Plan'],
    dates: ['Period began', 'Period ends'],
  },
  monthly_skip_upcoming: {
    label: 'Skip scheduled',
    plan: 'Monthly plan',
    buttons: ['Reactivate Plan', 'Cancel Membership'],
    dates: ['Period began', 'Period ends', 'Pauses on', 'Resumes on', 'Next charge'],
  },
  monthly_skipping: {
    label: 'Skipping',
    plan: 'Monthly plan',
    buttons: ['Reactivate Membership', 'Cancel Membership'],
    dates: ['Paused on', 'Resumes on', 'Next charge'],
  },
  payment_failed: {
    label: 'Payment failed',
    plan: 'Monthly plan',
    buttons: ['Retry Payment', 'Update Card', 'Cancel instead'],
    dates: ['Period began', 'Period ended', 'Owed', 'Tried again on', 'Ends, if unpaid, on'],
  },
  canceled: {
    label: 'Canceled',
    plan: 'Monthly plan',
    buttons: ['Reactivate Membership'],
    dates: ['Period began', 'Period ended'],
  },
};

for (const [status, { label, plan, buttons, dates }] of Object.entries(expectedByStatus)) {
  test(`a member in ${status} sees its summary and exactly its actions`, async ({ demo, openPageAs }) => {
    const { token } = await send(demo, logIn, {
      email: `${status}@moonletter.test`,
      password: DEMO_PASSWORD,
    });
    const page = await openPageAs({ token }, { baseURL: demo.origin });
    await page.goto('/account/subscription');
    await expect(page.getByRole('heading', { name: plan })).toBeVisible();
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect.poll(() => page.locator('dt').allTextContents()).toEqual(dates);
    const listActions = async () =>
      (await page.locator('main').getByRole('button').allTextContents()).filter((name) =>
        ACTION_BUTTONS.includes(name),
      );
    await expect.poll(listActions).toEqual(buttons);
    const plans = page.getByRole('radiogroup', { name: 'Choose a plan' }).getByRole('radio');
    await expect(plans).toHaveCount(buttons.includes('Reactivate Membership') ? 2 : 0);
    if (!isActive(status)) await expect(page.getByText('Active', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Add New Payment Method' })).toBeVisible();
  });
}

const isActive = (status: string) => status === 'monthly_active' || status === 'yearly_active';

test('a monthly plan is skipped, upgraded and canceled, and each change is removed again', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed, 'Ottilie');
  // The second press below comes while the question leaves.
  const page = await openPageAs(member, { baseURL: timed.origin, reducedMotion: 'no-preference' });
  await page.goto('/account/subscription');
  const sent = recordRequests(page);
  const read = recordRequests(page, /^GET .*(subscription_info|users-me)/);
  const lastSent = () => sent.at(-1)?.call;

  const skipping = 'Are you sure you want to skip your next billing cycle?';
  await confirmAction(page, 'Skip Plan', skipping, 'NO');
  expect(sent).toEqual([]);
  await button(page, 'Skip Plan').click();
  read.length = 0;
  await button(page, 'YES').dblclick();
  await expect(page.getByText('Subscription successfully skipped!')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['POST /api/subscription/skip_subscription']);
  expect(read.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['GET /api/billing/subscription_info', 'GET /api/users-me']),
  );
  await expect(page.getByText('Skip scheduled')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Monthly plan' })).toBeFocused();

  const unskipping = 'Are you sure you want to remove the pending skip on your plan?';
  await confirmAction(page, 'Reactivate Plan', unskipping, 'YES');
  await expect(page.getByText('Subscription successfully updated!')).toBeVisible();
  expect(lastSent()).toBe('POST /api/subscription/unskip_subscription');

  const upgrading = 'Are you sure you want to upgrade your plan?';
  await confirmAction(page, 'Upgrade to annual', upgrading, 'YES');
  await expect(page.getByText('Subscription successfully upgraded!')).toBeVisible();
  await expect(page.getByText(/^Changes to the annual plan on .* for \$192\.00\.$/)).toBeVisible();
  await expect(button(page, 'Skip Plan')).toHaveCount(0);
  expect(await listPaidAmounts(timed, member)).toEqual([1_900]);

  await confirmAction(page, 'Keep Monthly', 'Are you sure you want to keep your plan monthly?', 'YES');
  await expect(page.getByText(/^Renews on .* for \$19\.00\.$/)).toBeVisible();
  expect(lastSent()).toBe('POST /api/subscription/update_subscription');

  await button(page, 'Cancel Membership').click();
  await page.getByLabel('Why are you leaving? (optional)').fill('Off to sea');
  await button(page, 'YES').click();
  await expect(page.getByText('Your membership canceled!')).toBeVisible();
  expect(JSON.parse(sent.at(-1)!.body!)).toEqual({ reason: 'Off to sea' });

  const staying = 'Are you sure you want to remove the pending cancel on your plan?';
  await confirmAction(page, 'Reactivate Plan', staying, 'YES');
  await expect(page.getByText('Your membership is active again!')).toBeVisible();
  expect(await getStatus(timed, member)).toBe('monthly_active');
});

test('an upgrade is charged when the next period begins', async ({ timed, openPageAs }) => {
  const member = await aMember(timed, 'Pernille');
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/account/subscription');
  await confirmAction(page, 'Upgrade to annual', 'Are you sure you want to upgrade your plan?', 'YES');
  await expect(page.getByText('Subscription successfully upgraded!')).toBeVisible();
  await advanceDays(timed, member, 32);
  await page.goto('/account/subscription');
  await expect(page.getByRole('heading', { name: 'Annual plan' })).toBeVisible();
  expect(await listPaidAmounts(timed, member)).toEqual([19_200, 1_900]);
});

test('a member skips a month instead of canceling, and resumes before it is over', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed, 'Quirine');
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/account/subscription');
  await button(page, 'Cancel Membership').click();
  await button(page, 'Skip the next month instead').click();
  const skipping = page.getByRole('alertdialog', {
    name: 'Are you sure you want to skip your next billing cycle?',
  });
  await skipping.getByRole('button', { name: 'NO' }).click();
  await expect(skipping).toBeHidden();
  await expect(button(page, 'Cancel Membership')).toBeFocused();
  await button(page, 'Cancel Membership').click();
  await button(page, 'Skip the next month instead').click();
  await button(page, 'YES').click();
  await expect(page.getByText('Subscription successfully skipped!')).toBeVisible();

  await advanceDays(timed, member, 35);
  expect(await getStatus(timed, member)).toBe('monthly_skipping');
  await page.goto('/create');
  await expect(page).toHaveURL(/inactive-subscription$/);
  const sent = recordRequests(page);
  await page.getByRole('radio', { name: /Monthly/ }).check();
  await confirmAction(page, 'Reactivate Membership', 'Are you sure you want to reactivate your plan?', 'YES');
  await expect(page.getByText('Subscription successfully updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
  expect(sent[0]?.call).toBe('POST /api/subscription/update_subscription');
  expect(await listPaidAmounts(timed, member)).toEqual([1_900, 1_900]);
});

test('a failed payment is retried with another card, on the way to a reading', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed, 'Rikke');
  const declining = { ...GOOD_CARD, cardNumber: '4000000000000341', makeDefaultPaymentMethod: true };
  await send(timed, addCard, declining, member.token);
  await advanceDays(timed, member, 32);
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/create');
  await expect(page).toHaveURL(/inactive-subscription$/);
  const retrying = 'Are you sure you want to retry your payment?';
  await confirmAction(page, 'Retry Payment', retrying, 'YES');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another card');
  expect(await getStatus(timed, member)).toBe('payment_failed');

  await page.getByRole('button', { name: 'Update Card' }).click();
  await expect(page).toHaveURL(/account\/payment$/);
  await page.getByRole('button', { name: 'Make default: Visa ending in 4242' }).click();
  await expect(page.getByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to the payment' }).click();
  await expect(page.getByText('Charged to Visa ending in 4242.')).toBeVisible();
  await page.goto('/create');
  await confirmAction(page, 'Retry Payment', retrying, 'YES');
  await expect(page.getByText('Your membership is active again!')).toBeVisible();
  await expect(page).toHaveURL(/\/create$/);
  expect(await listPaidAmounts(timed, member)).toEqual([1_900, 1_900]);
});

test('a canceled member reactivates with a chosen plan', async ({ timed, openPageAs }) => {
  const member = await aMember(timed, 'Sunniva');
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/account/subscription');
  await confirmAction(page, 'Cancel Membership', 'Are you sure you want to cancel your plan?', 'YES');
  await expect(page.getByText('Your membership canceled!')).toBeVisible();
  await advanceDays(timed, member, 32);
  await page.goto('/account/subscription');
  await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
  const sent = recordRequests(page);
  await page.getByRole('radio', { name: /Annual.*Most Popular/ }).check();
  await confirmAction(page, 'Reactivate Membership', 'Are you sure you want to reactivate your plan?', 'YES');
  await expect(page.getByText('Your membership is active again!')).toBeVisible();
  expect(sent.map(({ call, body }) => [call, JSON.parse(body!)])).toEqual([
    ['POST /api/subscription/create_subscription', { product_id: 1 }],
  ]);
  expect(await getStatus(timed, member)).toBe('yearly_active');
  expect(await listPaidAmounts(timed, member)).toEqual([19_200, 1_900]);
});

test('waits for a bank that does not answer at once', async ({ timed, openPageAs }) => {
  const member = await aNewcomer(timed, 'Tove');
  await send(timed, addCard, { ...GOOD_CARD, cardNumber: '4000000000000119' }, member.token);
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/inactive-subscription');
  await button(page, 'Pay $192.00 and begin').click();
  await expect(page.getByRole('status').filter({ hasText: 'has not answered yet' })).toBeVisible();
  await timed.advance(60);
  await expect(page.getByText('Welcome! Your membership begins today.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await listPaidAmounts(timed, member)).toEqual([19_200]);
});

test('a membership change elsewhere updates every page that shows it', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const id = await aQuestion(server, member);
  const page = await openPageAs(member);
  const asking = await page.context().newPage();
  const desk = await openPageAs(writer);
  const streams = [
    page.waitForResponse('**/user-messages/*/'),
    asking.waitForResponse('**/user-messages/*/'),
    desk.waitForResponse('**/psychic-messages/'),
  ];
  await page.goto('/account/subscription');
  await asking.goto('/create');
  await desk.goto(`/readings/${id}`);
  await Promise.all(streams);
  await expect(desk.getByRole('region', { name: 'Member' })).toContainText('Monthly plan, active');
  await expect(button(page, 'Skip Plan')).toBeVisible();
  await expect(asking.getByLabel('Your question')).toBeVisible();

  await send(server, cancelSubscription, {}, member.token);
  await expect(button(page, 'Reactivate Plan')).toBeVisible();
  await expect(button(page, 'Skip Plan')).toHaveCount(0);
  await expect(desk.getByRole('region', { name: 'Member' })).toContainText('Monthly plan, cancels soon');
});

test('a membership that changes before its pages listen changes on them all the same', async ({
  server,
  writer,
  openPageAs,
}) => {
  const member = await aMember(server);
  const pages = [await openPageAs(member), await openPageAs(writer)];
  const { promise: changed, resolve: release } = Promise.withResolvers<void>();
  for (const page of pages)
    await page.route(/\/(user|psychic)-messages\//, async (route) => {
      await changed;
      await route.continue();
    });
  await pages[0]!.goto('/account/subscription');
  await pages[1]!.goto(`/manage/users/${member.id}`);
  for (const page of pages) await expect(button(page, 'Skip Plan')).toBeVisible();
  await send(server, cancelSubscription, {}, member.token);
  release();
  for (const page of pages) await expect(button(page, 'Reactivate Plan')).toBeVisible();
});
