import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { toWire } from '#contract/wire.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { anInvoice } from '../../testing/invoices.ts';
import { aMembershipIn, neverSubscribed, noonUtc, previewsFor } from '../../testing/memberships.ts';
import { useRefetchMembership } from '../queries.ts';
import { MembershipNotice } from './MembershipNotice.tsx';

let server: ReturnType<typeof startFakeServer>;

const setUpServer = (info: SubscriptionInfo) =>
  (server.reads = {
    '/api/billing/subscription_info': info,
    '/api/billing/new_subscription_info': previewsFor(info),
    '/api/billing/payment_method': { cards: [], defaultPaymentMethod: null, publishableKey: null },
    '/api/billing/invoices?limit=100': {
      count: 1,
      results: [anInvoice({ status: 'open', paidAt: null, createdAt: noonUtc('2026-11-19') })],
    },
  });

beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RETRY_OR_UPDATE = ['Retry Payment', 'Update Card'];

test.each<[SubscriptionInfo, string, string[], string | null]>([
  [
    aMembershipIn('cancel_upcoming', { currentPeriodEnd: noonUtc('2027-11-20') }),
    'Your membership ends on 20 November 2027',
    ['Reactivate Plan'],
    null,
  ],
  [aMembershipIn('monthly_skip_upcoming'), 'You skip the next month', ['Reactivate Plan'], null],
  [
    aMembershipIn('monthly_skipping'),
    'You are skipping this month',
    ['Reactivate Membership'],
    '/account/subscription',
  ],
  [aMembershipIn('payment_failed'), 'Your last payment failed', RETRY_OR_UPDATE, null],
  [aMembershipIn('payment_failed', { nextCharge: null }), 'Your last payment failed', RETRY_OR_UPDATE, null],
  [
    aMembershipIn('canceled'),
    'Your membership has ended',
    ['Reactivate Membership'],
    '/account/subscription',
  ],
  [neverSubscribed, 'No membership yet', ['Choose a plan'], '/inactive-subscription'],
])('shows an inactive membership with its actions: %#', async (info, heading, actions, path) => {
  setUpServer(info);
  await renderApp(<MembershipNotice />);
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
  // The invoices are only requested for the day of an owed payment.
  await expect
    .poll(() => server.fetched)
    .toHaveLength(info.currentSubscriptionStatus === 'payment_failed' ? 4 : 3);
  if (path === null) await screen.findByRole('button', { name: actions[0]! });
  const found = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(found.map(({ textContent }) => textContent)).toEqual(actions);
  expect(found[0]!.getAttribute('href')).toBe(path);
});

test('says until which day an owed payment can still be paid', async () => {
  setUpServer(aMembershipIn('payment_failed'));
  await renderApp(<MembershipNotice />);
  // The date is in an element of its own, so that it is not broken between two lines.
  await screen.findByText(/^3 December 2026/);
  expect(document.body.textContent).toContain('the membership ends on 3 December 2026.');
});

test('leads to the page of the membership if the cards cannot be loaded', async () => {
  setUpServer(aMembershipIn('payment_failed'));
  const answer = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('payment_method') ? Response.json(null, { status: 404 }) : answer(url, init),
  );
  await renderApp(<MembershipNotice />);
  const link = await screen.findByRole('link', { name: 'Retry Payment' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(link.isConnected).toBe(true);
  expect(link.getAttribute('href')).toBe('/account/subscription');
});

test('shows nothing for an active membership, and a welcome when it has just become active again', async () => {
  setUpServer(aMembershipIn('monthly_active'));
  await renderApp(<MembershipNotice />);
  await expect.poll(() => server.fetched).toHaveLength(2);
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

test.each([
  ['payment_failed', 'Retry Payment'],
  ['cancel_upcoming', 'Reactivate Plan'],
] as const)('when %s ends, the focus of its button moves to the heading', async (status, label) => {
  setUpServer(aMembershipIn(status));
  await renderApp(
    <main>
      <h1 tabIndex={-1}>My Readings</h1>
      <MembershipNotice />
    </main>,
  );
  const isActive = aMembershipIn('monthly_active');
  server.answers = async () => {
    setUpServer(isActive);
    return Response.json(toWire(isActive));
  };
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'My Readings' }));
});

test('a first membership that begins elsewhere is not called active again', async () => {
  setUpServer(neverSubscribed);
  const Refetch = () => <button onClick={useRefetchMembership({})}>Refetch</button>;
  await renderApp(
    <>
      <MembershipNotice />
      <Refetch />
    </>,
  );
  await screen.findByRole('heading', { name: 'No membership yet' });
  setUpServer(aMembershipIn('monthly_active'));
  await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'No membership yet' })).toBeNull());
  await import('./WelcomeBack.tsx');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('heading')).toBeNull();
});
