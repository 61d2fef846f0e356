import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewSubscriptionInfo, SubscriptionInfo } from '#contract/billing/calls.ts';
import { type Action, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { aMembershipIn, neverSubscribed, previewsFor } from '../../testing/memberships.ts';
import { useRefetchMembership } from '../queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';

let server: ReturnType<typeof startFakeServer>;

function setUpServer(info: SubscriptionInfo, newInfo: Partial<NewSubscriptionInfo> = {}, query = '') {
  server.reads = {
    [`/api/billing/subscription_info${query}`]: info,
    [`/api/billing/new_subscription_info${query}`]: { ...previewsFor(info), ...newInfo },
    [`/api/billing/payment_method${query}`]: { cards: [], defaultPaymentMethod: null, publishableKey: null },
  };
}

beforeEach(() => {
  server = startFakeServer();
  server.answers = async () => Response.json(toWire(aMembershipIn('monthly_active')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pressYes = async () => userEvent.click(await screen.findByRole('button', { name: 'YES' }));
const listButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each<[SubscriptionStatus, string[]]>([
  ['monthly_active', ['Upgrade to annual', 'Skip Plan', 'Cancel Membership']],
  ['yearly_active', ['Cancel Membership']],
  ['cancel_upcoming', ['Reactivate Plan']],
  ['monthly_skip_upcoming', ['Reactivate Plan', 'Cancel Membership']],
  ['monthly_skipping', ['Reactivate Membership', 'Cancel Membership']],
  ['payment_failed', ['Retry Payment', 'Update Card', 'Cancel instead']],
  ['canceled', ['Reactivate Membership']],
])('%s shows %j and nothing else', async (status, names) => {
  setUpServer(aMembershipIn(status));
  await renderApp(<SubscriptionActions />);
  expect(listButtons()).toEqual(names);
  const hasPicker = status === 'canceled' || status === 'monthly_skipping';
  expect(screen.queryAllByRole('radio')).toHaveLength(hasPicker ? 2 : 0);
});

test('a scheduled upgrade offers to keep the monthly plan, and no skip', async () => {
  setUpServer(aMembershipIn('monthly_active', { pendingProductId: 1 }));
  await renderApp(<SubscriptionActions />);
  expect(listButtons()).toEqual(['Keep Monthly', 'Cancel Membership']);
});

interface Row {
  action: Action;
  info: SubscriptionInfo;
  button: string;
  question: string;
  path: string;
  body?: object;
  message: string;
}

const rows: Row[] = [
  {
    action: 'upgrade',
    info: aMembershipIn('monthly_active'),
    button: 'Upgrade to annual',
    question: 'Are you sure you want to upgrade your plan?',
    path: '/api/subscription/upgrade_subscription',
    message: 'Subscription successfully upgraded!',
  },
  {
    action: 'keep_monthly',
    info: aMembershipIn('monthly_active', { pendingProductId: 1 }),
    button: 'Keep Monthly',
    question: 'Are you sure you want to keep your plan monthly?',
    path: '/api/subscription/update_subscription',
    body: { product_id: 2 },
    message: 'Subscription successfully updated!',
  },
  {
    action: 'skip',
    info: aMembershipIn('monthly_active'),
    button: 'Skip Plan',
    question: 'Are you sure you want to skip your next billing cycle?',
    path: '/api/subscription/skip_subscription',
    message: 'Subscription successfully skipped!',
  },
  {
    action: 'unskip',
    info: aMembershipIn('monthly_skip_upcoming'),
    button: 'Reactivate Plan',
    question: 'Are you sure you want to remove the pending skip on your plan?',
    path: '/api/subscription/unskip_subscription',
    message: 'Subscription successfully updated!',
  },
  {
    action: 'cancel',
    info: aMembershipIn('yearly_active'),
    button: 'Cancel Membership',
    question: 'Are you sure you want to cancel your plan?',
    path: '/api/subscription/cancel_subscription',
    message: 'Your membership canceled!',
  },
  {
    action: 'cancel',
    info: aMembershipIn('payment_failed'),
    button: 'Cancel instead',
    question: 'Are you sure you want to cancel your plan?',
    path: '/api/subscription/cancel_subscription',
    message: 'Your membership canceled!',
  },
  {
    action: 'uncancel',
    info: aMembershipIn('cancel_upcoming'),
    button: 'Reactivate Plan',
    question: 'Are you sure you want to remove the pending cancel on your plan?',
    path: '/api/subscription/uncancel_subscription',
    message: 'Your membership is active again!',
  },
  {
    action: 'retry',
    info: aMembershipIn('payment_failed'),
    button: 'Retry Payment',
    question: 'Are you sure you want to retry your payment?',
    path: '/api/billing/retry_payment',
    message: 'Your membership is active again!',
  },
  {
    action: 'create',
    info: aMembershipIn('canceled'),
    button: 'Reactivate Membership',
    question: 'Are you sure you want to reactivate your plan?',
    path: '/api/subscription/create_subscription',
    body: { product_id: 2 },
    message: 'Your membership is active again!',
  },
  {
    action: 'update',
    info: aMembershipIn('monthly_skipping'),
    button: 'Reactivate Membership',
    question: 'Are you sure you want to reactivate your plan?',
    path: '/api/subscription/update_subscription',
    body: { product_id: 2 },
    message: 'Subscription successfully updated!',
  },
];

test.each(rows)(
  '$button in $info.currentSubscriptionStatus asks first, sends once, shows success and refetches',
  async ({ action, info, button, question, path, body = {}, message }) => {
    setUpServer(info);
    await renderApp(<SubscriptionActions />);
    await press(button);
    expect((await screen.findByRole('alertdialog', { name: question })).textContent).toContain(
      `The sentence of ${action}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'NO' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(server.sent).toEqual([]);
    await press(button);
    server.fetched.length = 0;
    await userEvent.dblClick(await screen.findByRole('button', { name: 'YES' }));
    expect((await screen.findByRole('status')).textContent).toBe(message);
    expect(server.sent).toMatchObject([{ method: 'POST', url: path, body }]);
    expect(server.fetched).toEqual(
      expect.arrayContaining(['/api/billing/subscription_info', '/api/billing/new_subscription_info']),
    );
  },
);

test.each(rows)('for a writer $button asks about the user’s plan and names the user', async (row) => {
  setUpServer(row.info, {}, '?user_id=7');
  await renderApp(<SubscriptionActions userId={7} />);
  await press(row.button);
  const dialog = await screen.findByRole('alertdialog', { name: row.question.replace('your', "user's") });
  expect(dialog.textContent).not.toMatch(/your plan/i);
  await pressYes();
  await expect.poll(() => server.sent).toMatchObject([{ url: row.path, body: { ...row.body, user_id: 7 } }]);
  expect(document.body.textContent).not.toMatch(/your plan/i);
});

test('a reason that is too long is kept whole, and the question stays open', async () => {
  setUpServer(aMembershipIn('monthly_active'));
  await renderApp(<SubscriptionActions />);
  await press('Cancel Membership');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Why are you leaving? (optional)');
  const long = 'a'.repeat(501);
  await userEvent.click(field);
  await userEvent.paste(long);
  await pressYes();
  expect(field.value).toBe(long);
  expect(screen.getByText('Please keep it to 500 characters')).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(server.sent).toEqual([]);
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText('Please keep it to 500 characters')).toBeNull();
  await pressYes();
  await expect.poll(() => server.sent).toMatchObject([{ body: { reason: 'a'.repeat(500) } }]);
});

test('shows the message of a refusal and keeps what was typed', async () => {
  setUpServer(aMembershipIn('monthly_active'));
  const detail = 'A payment is under way. Please wait a moment';
  server.answers = async () => Response.json({ code: 'payment_in_progress', detail }, { status: 409 });
  await renderApp(<SubscriptionActions />);
  await press('Cancel Membership');
  await userEvent.type(await screen.findByLabelText('Why are you leaving? (optional)'), 'Going to sea');
  server.fetched.length = 0;
  await pressYes();
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(server.sent).toMatchObject([{ body: { reason: 'Going to sea' } }]);
  // The membership may have changed elsewhere, so the available actions are read again.
  await expect.poll(() => server.fetched).toContain('/api/billing/subscription_info');
  await press('Cancel Membership');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Why are you leaving? (optional)');
  expect(field.value).toBe('Going to sea');
  expect(screen.getByText('12 of 500 characters')).toBeDefined();
});

test.each<[SubscriptionStatus, string]>([
  ['payment_failed', 'Retry Payment'],
  ['monthly_skipping', 'Reactivate Membership'],
  ['canceled', 'Reactivate Membership'],
])('%s names the card as one that is still to be charged', async (status, button) => {
  setUpServer(aMembershipIn(status));
  await renderApp(<SubscriptionActions />);
  expect(screen.getByText('Card to be charged: Visa ending in 4242.')).toBeDefined();
  await press(button);
  expect((await screen.findByRole('alertdialog')).textContent).not.toContain('Charged to');
});

test.each([
  ['card_declined', 'Nothing was charged: the bank refused Visa ending in 4242.'],
  [
    'insufficient_funds',
    'Nothing was charged: the bank refused Visa ending in 4242. It says that there is not enough money.',
  ],
])('says after %s, as long as the screen is open, that nothing was paid', async (code, decline) => {
  setUpServer(aMembershipIn('payment_failed'));
  server.answers = async () => Response.json({ code, detail: 'Please try another card' }, { status: 402 });
  await renderApp(<SubscriptionActions />);
  await press('Retry Payment');
  await pressYes();
  expect(await screen.findByText(decline)).toBeDefined();
  server.answers = () => new Promise(() => {});
  await press('Retry Payment');
  await pressYes();
  await expect.poll(() => screen.queryByText(decline)).toBeNull();
});

test('a decline names the card that was charged, not one that became the default meanwhile', async () => {
  const info = aMembershipIn('payment_failed');
  setUpServer(info);
  const answer = Promise.withResolvers<Response>();
  server.answers = () => answer.promise;
  // As another tab's change of the cards does.
  const Refetch = () => <button onClick={useRefetchMembership({})}>Refetch</button>;
  await renderApp(
    <>
      <SubscriptionActions />
      <Refetch />
    </>,
  );
  await press('Retry Payment');
  await pressYes();
  const defaultCard = { id: 9, brand: 'amex', last4: '0005', expMonth: 12, expYear: 2031 } as const;
  server.reads['/api/billing/new_subscription_info'] = { ...previewsFor(info), defaultCard };
  await press('Refetch');
  await screen.findByText(/ending in 0005/);
  answer.resolve(Response.json({ code: 'card_declined', detail: 'Another card, please' }, { status: 402 }));
  expect(await screen.findByText('Nothing was charged: the bank refused Visa ending in 4242.')).toBeDefined();
});

test('a bank that wants a confirmation has refused nothing', async () => {
  setUpServer(aMembershipIn('payment_failed'));
  server.answers = async () =>
    Response.json(
      {
        code: 'authentication_required',
        detail: 'Please confirm',
        attempt_id: 31,
        client_secret: null,
      },
      { status: 402 },
    );
  await renderApp(<SubscriptionActions />);
  await press('Retry Payment');
  await pressYes();
  expect(await screen.findByRole('button', { name: 'Confirm payment' })).toBeDefined();
  expect(screen.queryByText(/Nothing was charged: the bank refused/)).toBeNull();
});

test('asks a writer whether the user only needs a break, not the writer', async () => {
  setUpServer(aMembershipIn('monthly_active'), {}, '?user_id=7');
  await renderApp(<SubscriptionActions userId={7} />);
  await press('Cancel Membership');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Does the user only need a break? Skip the next month instead');
  expect(dialog.textContent).not.toMatch(/\byou only\b|leaving/i);
});

test('offers a skip instead of a cancellation, with its own confirmation', async () => {
  setUpServer(aMembershipIn('monthly_active'));
  await renderApp(<SubscriptionActions />);
  await press('Cancel Membership');
  await press('Skip the next month instead');
  await screen.findByRole('alertdialog', { name: 'Are you sure you want to skip your next billing cycle?' });
  expect(server.sent).toEqual([]);
  await pressYes();
  await expect.poll(() => server.sent).toMatchObject([{ url: '/api/subscription/skip_subscription' }]);
  expect(server.sent).toHaveLength(1);
});

test.each<SubscriptionStatus>(['yearly_active', 'monthly_skip_upcoming', 'monthly_skipping'])(
  'in %s offers no skip instead of a cancellation',
  async (status) => {
    setUpServer(aMembershipIn(status));
    await renderApp(<SubscriptionActions />);
    await press('Cancel Membership');
    await screen.findByRole('alertdialog');
    expect(screen.queryByText('Skip the next month instead')).toBeNull();
  },
);

test('the confirmation names today’s amount and the date of the next charge', async () => {
  setUpServer(aMembershipIn('canceled'));
  await renderApp(<SubscriptionActions />);
  // The member's previous plan is preselected.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Monthly/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Annual.*Most Popular/ }));
  // Each says its price once.
  expect(
    screen.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent),
  ).toEqual([
    'AnnualMost Popular$16 per month, billed annually. Saves $36 a year.$192.00 today',
    'Monthly$19 per month. Skip any time.$19.00 today',
  ]);
  await press('Reactivate Membership');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Annual plan: $192.00 is charged on 21 November 2026 to Visa ending in 4242, again on 21 November 2027, and then every year until it is canceled.',
  );
  await press('NO');
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }));
  await press('Reactivate Membership');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    '$19.00 is charged on 21 November 2026 to Visa ending in 4242, again on 21 December 2026',
  );
  await pressYes();
  await expect.poll(() => server.sent).toMatchObject([{ body: { product_id: 2 } }]);
});

test('a first membership is not called a reactivation', async () => {
  setUpServer(neverSubscribed, {}, '?user_id=7');
  await renderApp(<SubscriptionActions userId={7} />);
  await press('Start Membership');
  await screen.findByText("Are you sure you want to start user's membership?");
  await pressYes();
  expect(await screen.findByText("User's membership begins today.")).not.toBeNull();
});

test.each<[SubscriptionStatus, string, string]>([
  ['canceled', 'Reactivate Membership', 'Please add a card first.'],
  ['payment_failed', 'Retry Payment', 'There is no card to pay it with.'],
])('in %s the button is disabled without a card', async (status, button, message) => {
  setUpServer(aMembershipIn(status), { defaultCard: null });
  await renderApp(<SubscriptionActions />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(true);
  expect(screen.queryByText(message)).not.toBeNull();
});

test.each([
  ['a member', undefined, ''],
  ['a writer', 7, '?user_id=7'],
])('%s without a network reads of no text that was kept', async (_, userId, query) => {
  const info = aMembershipIn('monthly_active');
  setUpServer(info, {}, query);
  server.answers = async () => {
    throw new TypeError('Failed to fetch');
  };
  await renderApp(<SubscriptionActions userId={userId} />);
  await press('Skip Plan');
  await pressYes();
  expect(await screen.findByText('We could not reach Moonletter. Please try again.')).toBeDefined();
});
