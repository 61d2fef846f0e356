import { addCard } from '#contract/billing/calls.ts';
import { expect, recordRequests, test } from './fixtures.ts';
import { advanceDays, button, confirmAction, getStatus, listPaidAmounts } from './memberships.ts';
import { aMember, aNewcomer, GOOD_CARD, send } from './people.ts';

test('a monthly plan is skipped, upgraded and canceled, and each change is removed again', async ({
  timed,
  openPageAs,
}) => {
  const member = await aMember(timed, 'Ottilie');
  // With motion, so that the second press below comes while the dialog is closing.
  const page = await openPageAs(member, { baseURL: timed.origin, reducedMotion: 'no-preference' });
  await page.goto('/account/subscription');
  const sent = recordRequests(page);
  const read = recordRequests(page, /^GET .*(subscription_info|users-me)/);
  const lastSent = () => sent.at(-1)?.call;

  const skipQuestion = 'Are you sure you want to skip your next billing cycle?';
  await confirmAction(page, 'Skip Plan', skipQuestion, 'NO');
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

  const unskipQuestion = 'Are you sure you want to remove the pending skip on your plan?';
  await confirmAction(page, 'Reactivate Plan', unskipQuestion, 'YES');
  await expect(page.getByText('Subscription successfully updated!')).toBeVisible();
  expect(lastSent()).toBe('POST /api/subscription/unskip_subscription');
  // Not after the double click: on a slow machine its second press lands on the page, which then has the focus.
  const plan = page.getByRole('heading', { name: 'Monthly plan', exact: true });
  await expect(plan).toBeFocused();

  const upgradeQuestion = 'Are you sure you want to upgrade your plan?';
  await confirmAction(page, 'Upgrade to annual', upgradeQuestion, 'YES');
  await expect(page.getByText('Subscription successfully upgraded!')).toBeVisible();
  await expect(page.getByText(/^Changes to the annual plan on .* for \$192\.00\.$/)).toBeVisible();
  await expect(plan).toBeFocused();
  await expect(button(page, 'Skip Plan')).toHaveCount(0);
  expect(await listPaidAmounts(timed, member)).toEqual([1_900]);

  await confirmAction(page, 'Keep Monthly', 'Are you sure you want to keep your plan monthly?', 'YES');
  await expect(page.getByText(/^Renews on .* for \$19\.00\.$/)).toBeVisible();
  await expect(plan).toBeFocused();
  expect(lastSent()).toBe('POST /api/subscription/update_subscription');

  await button(page, 'Cancel Membership').click();
  await page.getByLabel('Why are you leaving? (optional)').fill('Off to sea');
  await button(page, 'YES').click();
  await expect(page.getByText('Your membership canceled!')).toBeVisible();
  expect(JSON.parse(sent.at(-1)!.body!)).toEqual({ reason: 'Off to sea' });

  const keepQuestion = 'Are you sure you want to remove the pending cancel on your plan?';
  await confirmAction(page, 'Reactivate Plan', keepQuestion, 'YES');
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
  const skipDialog = page.getByRole('alertdialog', {
    name: 'Are you sure you want to skip your next billing cycle?',
  });
  await skipDialog.getByRole('button', { name: 'NO' }).click();
  await expect(skipDialog).toBeHidden();
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
  const declinedCard = { ...GOOD_CARD, cardNumber: '4000000000000341', makeDefaultPaymentMethod: true };
  await send(timed, addCard, declinedCard, member.token);
  await advanceDays(timed, member, 32);
  const page = await openPageAs(member, { baseURL: timed.origin });
  await page.goto('/create');
  await expect(page).toHaveURL(/inactive-subscription$/);
  const retryQuestion = 'Are you sure you want to retry your payment?';
  await confirmAction(page, 'Retry Payment', retryQuestion, 'YES');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Please try another card');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Nothing was charged: the bank refused Visa ending in 0341.')).toBeVisible();
  expect(await getStatus(timed, member)).toBe('payment_failed');

  await page.getByRole('button', { name: 'Update Card' }).click();
  await expect(page).toHaveURL(/account\/payment$/);
  await page.getByRole('button', { name: 'Make default: Visa ending in 4242' }).click();
  await expect(page.getByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeDisabled();
  const owed = page.getByRole('region', { name: 'A payment is owed' });
  await expect(owed).toContainText(
    /The payment of \$19\.00 did not go through\. It will be tried again on \d+ \w+ \d{4}\. If it stays unpaid, the membership ends on \d+ \w+ \d{4}\./,
  );
  await owed.getByRole('link', { name: 'Go to the payment' }).click();
  await expect(page.getByText('Card to be charged: Visa ending in 4242.')).toBeVisible();
  await page.goto('/create');
  await confirmAction(page, 'Retry Payment', retryQuestion, 'YES');
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
  await expect(page.getByRole('status').filter({ hasText: 'has not answered yet' })).toBeFocused();
  await timed.advance(60);
  await expect(page.getByText('Welcome! Your membership begins today.')).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  expect(await listPaidAmounts(timed, member)).toEqual([19_200]);
});
