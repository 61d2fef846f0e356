import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { aMembershipIn, previewsFor } from '../../testing/memberships.ts';
import { SubscriptionActions } from '../membership/SubscriptionActions.tsx';

const confirmInBrowser = vi.hoisted(() =>
  vi.fn<(key: string, secret: string) => Promise<{ error: string | null }>>(),
);
// Not ours: Stripe's script asks the member.
vi.mock('./stripeBrowser.ts', () => ({ confirmInBrowser }));

const failed = aMembershipIn('payment_failed');
const activeMembership = aMembershipIn('monthly_active');
const confirmationProblem = {
  code: 'authentication_required',
  detail: 'Your bank wants you to confirm this payment',
  attempt_id: 31,
  client_secret: 'pi_31_secret',
};
const invoice = {
  id: 9,
  number: 'ML-9',
  kind: 'membership',
  status: 'paid',
  product_id: 2,
  period_start: null,
  period_end: null,
  amount_cents: 1_900,
  tax_cents: 0,
  refunded_cents: 0,
  card: null,
  reading_request_id: null,
  description: 'Monthly membership',
  created_at: 1,
  paid_at: 1,
};
const problemResponse = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });

let server: ReturnType<typeof startFakeServer>;

function setUpServer(publishableKey: string | null) {
  server.reads = {
    '/api/billing/subscription_info': failed,
    '/api/billing/new_subscription_info': previewsFor(failed),
    '/api/billing/payment_method': { cards: [], defaultPaymentMethod: null, publishableKey },
  };
  server.answers = async () => problemResponse(confirmationProblem, 402);
}

const markPaid = () => {
  server.reads['/api/billing/subscription_info'] = activeMembership;
  server.reads['/api/billing/new_subscription_info'] = previewsFor(activeMembership);
};

async function retry() {
  await renderApp(<SubscriptionActions onDone={onDone} />);
  await pressRetry();
}

async function pressRetry() {
  await userEvent.click(screen.getByRole('button', { name: 'Retry Payment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
}

const onDone = vi.fn();

beforeEach(() => {
  localStorage.setItem('token', 'a-token');
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('without Stripe’s script a button confirms the payment', async () => {
  setUpServer(null);
  await retry();
  expect((await screen.findByRole('status')).textContent).toContain(confirmationProblem.detail);
  expect(screen.queryByRole('alert')).toBeNull();
  server.answers = async () => {
    markPaid();
    return Response.json(invoice);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }));
  await screen.findByText('Your membership is active again!');
  expect(server.sent.at(-1)).toMatchObject({ url: '/api/billing/confirm', body: { attempt_id: 31 } });
  expect(onDone).toHaveBeenCalledExactlyOnceWith('retry');
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
  expect(confirmInBrowser).not.toHaveBeenCalled();
});

test('with Stripe the confirmation opens in the page, and the server is called afterwards', async () => {
  setUpServer('pk_test');
  const confirmation = Promise.withResolvers<{ error: null }>();
  confirmInBrowser.mockReturnValue(confirmation.promise);
  await retry();
  await vi.waitFor(() => expect(confirmInBrowser).toHaveBeenCalledWith('pk_test', 'pi_31_secret'));
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/billing/retry_payment']);
  server.answers = async () => {
    markPaid();
    return Response.json(invoice);
  };
  confirmation.resolve({ error: null });
  await screen.findByText('Your membership is active again!');
  expect(server.sent.at(-1)).toMatchObject({ url: '/api/billing/confirm', body: { attempt_id: 31 } });
});

test('shows a failed confirmation and allows another attempt', async () => {
  setUpServer('pk_test');
  confirmInBrowser.mockResolvedValue({ error: 'The payment was not confirmed. Please try again' });
  await retry();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The payment was not confirmed. Please try again',
  );
  expect(server.sent).toHaveLength(1);
  confirmInBrowser.mockResolvedValue({ error: null });
  server.answers = async () =>
    problemResponse({ code: 'card_declined', detail: 'Your card was declined' }, 402);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm payment' }));
  await screen.findByText('Your card was declined');
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Retry Payment' })).not.toBeNull();
});

test('shows a charge without an answer as pending, and its success once it is known', async () => {
  setUpServer(null);
  const detail = 'Your bank has not answered yet. We will settle this within a minute';
  server.answers = async () => problemResponse({ code: 'payment_unknown', detail }, 202);
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  await retry();
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect((await screen.findByRole('status')).textContent).toContain(detail);
  for (const name of ['Retry Payment', 'Cancel instead'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  markPaid();
  await vi.advanceTimersByTimeAsync(5_500);
  await screen.findByText('Your membership is active again!');
  expect(screen.queryByText(`${detail}.`)).toBeNull();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('retry');
});

test('waits for a charge that the bank has not answered after its confirmation', async () => {
  setUpServer(null);
  const detail = 'Your bank has not answered yet. We will settle this within a minute';
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  await retry();
  server.answers = async () => problemResponse({ code: 'payment_unknown', detail }, 202);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
  expect((await screen.findByText(`${detail}.`)).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retry Payment' }).disabled).toBe(true);
  markPaid();
  await vi.advanceTimersByTimeAsync(5_500);
  await screen.findByText('Your membership is active again!');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('retry');
});

test('still shows a charge without an answer after a reload, and its outcome', async () => {
  setUpServer(null);
  server.answers = async () => problemResponse({ code: 'payment_unknown', detail: 'Wait' }, 202);
  await retry();
  await screen.findByText(/We will settle this within a minute/);
  cleanup();
  await renderApp(<SubscriptionActions onDone={onDone} />);
  await screen.findByText(/We will settle this within a minute/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retry Payment' }).disabled).toBe(true);
  cleanup();
  markPaid();
  await renderApp(<SubscriptionActions onDone={onDone} />);
  await screen.findByText('Your membership is active again!');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('retry');
  expect(localStorage.getItem('cachedNewReadingForm')).toBeNull();
});

test('does not call a membership active that ended while its charge was unanswered', async () => {
  setUpServer(null);
  server.answers = async () => problemResponse({ code: 'payment_unknown', detail: 'Wait' }, 202);
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  await retry();
  await screen.findByText(/We will settle this within a minute/);
  const ended = aMembershipIn('canceled');
  server.reads['/api/billing/subscription_info'] = ended;
  server.reads['/api/billing/new_subscription_info'] = previewsFor(ended);
  await vi.advanceTimersByTimeAsync(5_500);
  await vi.waitFor(() => expect(screen.queryByText(/We will settle this within a minute/)).toBeNull());
  expect(screen.queryByText('Your membership is active again!')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test('stops waiting for a charge that stays unanswered', async () => {
  setUpServer(null);
  server.answers = async () => problemResponse({ code: 'payment_unknown', detail: 'Wait' }, 202);
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  await retry();
  await screen.findByText(/We will settle this within a minute/);
  await vi.advanceTimersByTimeAsync(100_000);
  await screen.findByText(/It can be tried again/);
  expect(onDone).not.toHaveBeenCalled();
  server.answers = async () => {
    markPaid();
    return Response.json(toWire(activeMembership));
  };
  await pressRetry();
  await screen.findByText('Your membership is active again!');
  expect(onDone).toHaveBeenCalledExactlyOnceWith('retry');
});
