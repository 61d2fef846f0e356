import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invoice } from '#contract/billing/calls.ts';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { RefundInvoice } from './RefundDialog.tsx';

const invoice: Invoice = {
  id: 11,
  number: 'ML-2026-000011',
  kind: 'membership',
  status: 'partly_refunded',
  productId: 2,
  periodStart: 1_795_262_400,
  periodEnd: 1_797_854_400,
  amountCents: 1_900,
  taxCents: 0,
  refundedCents: 500,
  card: { brand: 'visa', last4: '4242' },
  readingRequestId: null,
  description: 'Monthly membership',
  createdAt: 1_795_262_400,
  paidAt: 1_795_262_400,
  userId: 7,
};
const membership = {
  currentSubscriptionStatus: 'monthly_active',
  status: 'active',
  interval: 'month',
  productId: 2,
  currentPeriodStart: invoice.periodStart,
  currentPeriodEnd: invoice.periodEnd,
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: null,
};

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads['/api/billing/subscription_info?user_id=7'] = membership;
  server.answers = async () =>
    Response.json(toWire({ ...invoice, status: 'refunded', refundedCents: 1_900 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withinDialog = () => within(screen.getByRole('dialog', { name: 'Refund ML-2026-000011' }));
const submit = async () => userEvent.click(withinDialog().getByRole('button', { name: 'Refund' }));
const amountField = () => withinDialog().getByLabelText<HTMLInputElement>('Amount in dollars');

const open = (shown: Invoice = invoice) => openDialogIn(<RefundInvoice invoice={shown} userId={7} />);

async function openDialogIn(content: ReactNode) {
  await renderApp(content);
  await userEvent.click(screen.getByRole('button', { name: /^Refund: / }));
  await vi.waitFor(() => amountField());
}

test('fills in the refundable amount, and refunds it only after YES', async () => {
  await open();
  expect(amountField().value).toBe('14.00');
  await submit();
  await screen.findByText('Are you sure you want to refund $14.00?');
  expect(screen.queryByText('$14.00 of $19.00 is refunded to Visa ending in 4242.')).not.toBeNull();
  await userEvent.click(screen.getByText('NO'));
  expect(server.sent).toEqual([]);
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await screen.findByText('$14.00 is refunded');
  expect(server.sent).toMatchObject([
    {
      method: 'POST',
      url: '/api/billing/refund',
      body: { invoice_id: 11, amount_cents: 1_400, end_membership: false },
    },
  ]);
});

test('ends the membership too when that is checked, and the confirmation says so', async () => {
  await open();
  await userEvent.click(withinDialog().getByLabelText('End the membership too'));
  await submit();
  await screen.findByText(/User's plan ends at once\./);
  await userEvent.click(screen.getByText('YES'));
  await expect.poll(() => server.sent).toMatchObject([{ body: { end_membership: true } }]);
});

test.each([
  ['', 'Please enter an amount'],
  ['0', 'Please enter an amount'],
  ['-3', 'Please enter an amount in dollars, such as 19.00'],
  ['1.005', 'Please enter an amount in dollars, such as 19.00'],
  ['14.01', 'At most $14.00 can be refunded'],
])('does not send %j: %s', async (typed, message) => {
  await open();
  await userEvent.clear(amountField());
  if (typed !== '') await userEvent.type(amountField(), typed);
  await submit();
  await withinDialog().findByText(message);
  expect(server.sent).toEqual([]);
});

test('offers no end of the membership for a tip', async () => {
  await open({ ...invoice, kind: 'tip' });
  expect(withinDialog().queryByLabelText('End the membership too')).toBeNull();
});

test('another amount after a refund without an answer is not sent if that one was made', async () => {
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await withinDialog().findByText(/There was no answer, so \$14\.00 may have been refunded/);
  server.reads['/api/billing/invoices/11/receipt'] = {
    invoice: { ...invoice, status: 'refunded', refundedCents: 1_900 },
    seller: { name: 'Moonletter', email: 'hello@example.test' },
    member: { firstName: 'Rosalind', lastName: 'Hale', email: 'rosalind@example.test' },
    refunds: [],
  };
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), '3.50');
  await submit();
  await screen.findByText('$14.00 has been refunded already');
  expect(server.sent).toHaveLength(1);
});

test('another amount after a refund without an answer is not asked about once the dialog is closed', async () => {
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await withinDialog().findByText(/There was no answer/);
  const looked = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => looked.promise);
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), '3.50');
  await submit();
  await userEvent.click(withinDialog().getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const receipt = {
    invoice,
    seller: { name: 'Moonletter', email: 'hello@example.test' },
    member: { firstName: 'Rosalind', lastName: 'Hale', email: 'rosalind@example.test' },
    refunds: [],
  };
  await act(async () => looked.resolve(Response.json(toWire(receipt))));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a refund without an answer that the invoice shows meanwhile is no longer asked about', async () => {
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await openDialogIn(<RefetchedInvoice />);
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), '3.50');
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await withinDialog().findByText(/There was no answer, so \$3\.50 may have been refunded/);
  await userEvent.click(screen.getByText('Refetch'));
  expect(withinDialog().queryByText(/There was no answer/)).toBeNull();
  expect(withinDialog().getByText(/\$10\.50 of \$19\.00 can be refunded/)).toBeDefined();
});

function RefetchedInvoice() {
  const [refundedCents, setRefundedCents] = useState(invoice.refundedCents);
  return (
    <>
      <button onClick={() => setRefundedCents(850)}>Refetch</button>
      <RefundInvoice invoice={{ ...invoice, refundedCents }} userId={7} />
    </>
  );
}

test('the same refund after one without an answer has the same key, also from a dialog opened again', async () => {
  server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await open();
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await withinDialog().findByText(/There was no answer/);
  await userEvent.click(withinDialog().getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  server.answers = async () =>
    Response.json(toWire({ ...invoice, status: 'refunded', refundedCents: 1_900 }));
  await userEvent.click(screen.getByRole('button', { name: /^Refund: / }));
  await withinDialog().findByText(/There was no answer, so \$14\.00 may have been refunded/);
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await screen.findByText('$14.00 is refunded');
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]!.key).toBe(server.sent[0]!.key);
});

test('a refund that is made after its dialog was closed leaves it open if it was opened again', async () => {
  const refunded = Promise.withResolvers<Response>();
  server.answers = () => refunded.promise;
  await open();
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await userEvent.click(withinDialog().getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Refund: / }));
  refunded.resolve(Response.json(toWire({ ...invoice, refundedCents: 1_000 })));
  await screen.findByText('$14.00 is refunded');
  expect(screen.getByRole('dialog').dataset['leaving']).toBeUndefined();
});

test('shows a refusal and keeps what was typed', async () => {
  const detail = 'The payment gateway refused this refund';
  server.answers = async () => Response.json({ code: 'refund_refused', detail }, { status: 409 });
  await open();
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), '3.50');
  await submit();
  await userEvent.click(await screen.findByText('YES'));
  await expect.poll(() => screen.queryAllByText(detail).length).toBeGreaterThan(0);
  expect(amountField().value).toBe('3.50');
});

test.each(['open', 'void', 'refunded'] as const)(
  'offers no refund for an invoice that is %s',
  async (status) => {
    await renderApp(<RefundInvoice invoice={{ ...invoice, status, refundedCents: 0 }} userId={7} />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);
