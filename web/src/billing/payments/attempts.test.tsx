import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Attempt } from '#contract/billing/calls.ts';
import { AttemptList } from './AttemptList.tsx';
import { describeOutcome } from './attemptOutcome.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const paidAttempt: Attempt = {
  id: 2,
  invoiceId: 1,
  n: 2,
  status: 'succeeded',
  declineCode: null,
  offSession: false,
  amountCents: 1_900,
  card: { brand: 'visa', last4: '4242' },
  createdAt: Date.parse('2026-11-21T12:05:00Z') / 1000,
  settledAt: Date.parse('2026-11-21T12:05:01Z') / 1000,
};
const declined: Attempt = {
  ...paidAttempt,
  id: 1,
  n: 1,
  status: 'declined',
  declineCode: 'insufficient_funds',
  offSession: true,
  createdAt: Date.parse('2026-11-20T12:00:00Z') / 1000,
};

const setUpServer = (...results: Attempt[]) => {
  const server = startFakeServer();
  server.reads['/api/billing/attempts?user_id=7&offset=0'] = { count: results.length, results };
};

test('shows for each attempt its time, amount, card, presence of the member, and outcome', async () => {
  setUpServer(paidAttempt, declined);
  await renderApp(<AttemptList userId={7} />);
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^21 November 2026.*Visa ending in 4242, member present, attempt 2Paid\$19\.00$/);
  expect(rows[1]).toMatch(
    /^20 November 2026.*Visa ending in 4242, member not presentDeclined: insufficient funds\$19\.00$/,
  );
});

test('says so when there is none', async () => {
  setUpServer();
  await renderApp(<AttemptList userId={7} />);
  const section = within(await screen.findByRole('region', { name: 'Payment attempts' }));
  expect(await section.findByText('No charge has been attempted yet.')).not.toBeNull();
});

test.each([
  ['pending', null, 'open', 'In progress'],
  ['unknown', null, 'open', 'The bank has not answered yet'],
  ['requires_action', null, 'open', 'Waiting for the member to confirm it with their bank'],
  ['canceled', null, 'bad', 'Canceled'],
  ['declined', 'incorrect_cvc', 'bad', 'Declined: incorrect CVC'],
  ['declined', null, 'bad', 'Declined'],
] as const)('%s (%s) is %s: %s', (status, declineCode, tone, label) => {
  expect(describeOutcome({ status, declineCode })).toEqual({ tone, label });
});
