import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { aMembershipIn, neverSubscribed, previewsFor } from '../../testing/memberships.ts';
import { MembershipNotice } from './MembershipNotice.tsx';

let server: ReturnType<typeof startFakeServer>;

const setUpServer = (info: SubscriptionInfo) =>
  (server.reads = {
    '/api/billing/subscription_info': info,
    '/api/billing/new_subscription_info': previewsFor(info),
    '/api/billing/payment_method': { cards: [], defaultPaymentMethod: null, publishableKey: null },
  });

beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each<[SubscriptionInfo, string, string, string | null]>([
  [aMembershipIn('cancel_upcoming'), 'Your membership ends soon', 'Reactivate Plan', null],
  [aMembershipIn('monthly_skip_upcoming'), 'You skip the next month', 'Reactivate Plan', null],
  [
    aMembershipIn('monthly_skipping'),
    'You are skipping this month',
    'Reactivate Membership',
    '/account/subscription',
  ],
  [aMembershipIn('payment_failed'), 'Your last payment failed', 'Retry Payment', null],
  [aMembershipIn('payment_failed', { nextCharge: null }), 'Your last payment failed', 'Update Card', null],
  [aMembershipIn('canceled'), 'Your membership has ended', 'Reactivate Membership', '/account/subscription'],
  [neverSubscribed, 'No membership yet', 'Choose a plan', '/inactive-subscription'],
])('shows an inactive membership with its action: %#', async (info, heading, act, path) => {
  setUpServer(info);
  await renderApp(<MembershipNotice />);
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
  await vi.waitFor(() => expect(server.asked).toHaveLength(3));
  if (path === null) await screen.findByRole('button', { name: act });
  const acts = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(acts.map((one) => one.textContent)).toEqual([act]);
  expect(acts[0]!.getAttribute('href')).toBe(path);
});

test('shows nothing for an active membership, and a welcome when it has just become active again', async () => {
  setUpServer(aMembershipIn('monthly_active'));
  await renderApp(<MembershipNotice />);
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  setUpServer(aMembershipIn('payment_failed'));
  await renderApp(<MembershipNotice />);
  const isActive = aMembershipIn('monthly_active');
  server.answers = async () => {
    setUpServer(isActive);
    return Response.json(toWire(isActive));
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Retry Payment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined();
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/billing/retry_payment']);
});
