import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewSubscriptionInfo, SubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS } from '#contract/billing/codes.ts';
import { toWire } from '#contract/wire.ts';
import { aServer, show } from './billing.fixture.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

const canceled: SubscriptionInfo = {
  currentSubscriptionStatus: 'canceled',
  status: 'canceled',
  interval: 'month',
  productId: 2,
  currentPeriodStart: noon('2026-10-20'),
  currentPeriodEnd: noon('2026-11-20'),
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: null,
};
const never: SubscriptionInfo = {
  ...canceled,
  productId: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
};

const offers: NewSubscriptionInfo = {
  plans: [PLANS[1], PLANS[2]].map(({ chargeCents, isMostPopular, ...plan }) => ({
    ...plan,
    chargeNowCents: chargeCents,
    mostPopular: isMostPopular,
  })),
  defaultCard: { id: 1, brand: 'visa', last4: '4242', expMonth: 7, expYear: 2031 },
  actions: {
    create: {
      effectiveAt: noon('2026-11-21'),
      amountCents: 19_200,
      statusAfter: 'yearly_active',
      sentence: '',
    },
  },
};

let server: ReturnType<typeof aServer>;

const begin = (info: SubscriptionInfo, given: NewSubscriptionInfo = offers) => {
  server.reads = {
    '/api/billing/subscription_info': info,
    '/api/billing/new_subscription_info': given,
  };
};

beforeEach(() => {
  server = aServer();
  server.answers = async () => Response.json(toWire(canceled), { status: 201 });
  begin(canceled);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('reactivating asks first, with the date and the amount', async () => {
  await show(<SubscriptionActions />);
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }));
  await press('Reactivate Membership');
  await screen.findByText('Are you sure you want to reactivate your plan?');
  expect(screen.queryByText(/\$19\.00 is charged on 21 November 2026 to Visa ending in 4242/)).not.toBeNull();
  await userEvent.click(screen.getByText('NO'));
  expect(server.sent).toEqual([]);
  await press('Reactivate Membership');
  await userEvent.click(await screen.findByText('YES'));
  await screen.findByText('Your membership is active again!');
  expect(server.sent).toMatchObject([
    { url: '/api/subscription/create_subscription', body: { product_id: 2 } },
  ]);
});

test('for a writer it is the user’s plan, and the call names the user', async () => {
  server.reads = {
    '/api/billing/subscription_info?user_id=7': canceled,
    '/api/billing/new_subscription_info?user_id=7': offers,
  };
  await show(<SubscriptionActions userId={7} />);
  await press('Reactivate Membership');
  await screen.findByText("Are you sure you want to reactivate user's plan?");
  await userEvent.click(screen.getByText('YES'));
  await vi.waitFor(() => expect(server.sent).toMatchObject([{ body: { product_id: 1, user_id: 7 } }]));
});

test('a first membership is not called a reactivation', async () => {
  begin(never);
  await show(<SubscriptionActions />);
  await press('Start Membership');
  await screen.findByText('Are you sure you want to start your membership?');
  await userEvent.click(screen.getByText('YES'));
  expect(await screen.findByText('Welcome! Your membership begins today.')).not.toBeNull();
});

test('the annual plan is the most popular, and is chosen until another one is', async () => {
  await show(<SubscriptionActions />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Annual.*Most Popular/ }).checked).toBe(true);
  for (const { text } of offers.plans) expect(screen.queryByText(text)).not.toBeNull();
});

test('without a card there is nothing to press', async () => {
  begin(canceled, { ...offers, defaultCard: null });
  await show(<SubscriptionActions />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Reactivate Membership' });
  expect(button.disabled).toBe(true);
  expect(screen.queryByText('Please add a card first.')).not.toBeNull();
});

test('a charge that the bank has not answered is told, and stays told', async () => {
  const detail = 'Your bank has not answered yet. We will settle this within a minute';
  const headers = { 'Content-Type': 'application/problem+json' };
  server.answers = async () => Response.json({ code: 'payment_unknown', detail }, { status: 202, headers });
  await show(<SubscriptionActions />);
  await press('Reactivate Membership');
  await userEvent.click(await screen.findByText('YES'));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect((await screen.findByRole('status')).textContent).toContain(detail);
});

test('a status whose actions are not here shows no button', async () => {
  begin({ ...canceled, currentSubscriptionStatus: 'yearly_active', status: 'active', interval: 'year' });
  await show(<SubscriptionActions />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
