import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { anInvoice, aTip } from '../../testing/invoices.ts';
import { aMembershipIn, neverSubscribed, noonUtc, previewsFor } from '../../testing/memberships.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { NextCharge } from './NextCharge.tsx';
import { ReceiptLetter } from './ReceiptLetter.tsx';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const findRow = (heading: string) => screen.getByRole('heading', { name: heading }).closest('li')!;

test('shows for each invoice its description, date, amount, card and status', async () => {
  server.reads['/api/billing/invoices?offset=0'] = { count: 2, results: [aTip(), anInvoice()] };
  await renderApp(<InvoiceList />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Tip for Selene',
    'Monthly membership',
  ]);
  const row = findRow('Monthly membership');
  for (const text of ['20 November 2026', 'Visa ending in 4242', '$19.00', 'Paid'])
    expect(row.textContent).toContain(text);
  expect(within(row).getByRole('link', { name: 'Receipt ML-000007' }).getAttribute('href')).toBe(
    '/account/billing/7',
  );
  expect(findRow('Tip for Selene').textContent).toContain('$5.00');
});

test('dates a payment that went through late by its own day, as its receipt does', async () => {
  const paidAt = noonUtc('2026-11-23');
  server.reads['/api/billing/invoices?offset=0'] = { count: 1, results: [anInvoice({ paidAt })] };
  await renderApp(<InvoiceList />);
  const row = findRow('Monthly membership');
  expect(row.textContent).toContain('23 November 2026');
});

test('links no receipt for an unpaid invoice', async () => {
  server.reads['/api/billing/invoices?offset=0'] = {
    count: 1,
    results: [anInvoice({ status: 'open', card: null, paidAt: null })],
  };
  await renderApp(<InvoiceList />);
  expect(findRow('Monthly membership').textContent).toContain('Not paid yet');
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows a writer the invoices of the member, with their actions', async () => {
  server.reads['/api/billing/invoices?user_id=3&offset=0'] = {
    count: 1,
    results: [anInvoice({ userId: 3 })],
  };
  await renderApp(<InvoiceList userId={3} actions={({ number }) => <button>Refund {number}</button>} />);
  expect(screen.getByRole('button', { name: 'Refund ML-000007' })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/manage/users/3/invoices/7');
});

test('explains the empty list to a member who has paid nothing yet', async () => {
  server.reads['/api/billing/invoices?offset=0'] = { count: 0, results: [] };
  await renderApp(<InvoiceList />);
  expect(screen.getByText('No payments yet')).toBeDefined();
});

test('loads older invoices on request', async () => {
  const createInvoices = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => anInvoice({ id: from - n, description: `Bill ${from - n}` }));
  server.reads['/api/billing/invoices?offset=0'] = { count: 27, results: createInvoices(27, 25) };
  server.reads['/api/billing/invoices?offset=25'] = { count: 27, results: createInvoices(2, 2) };
  await renderApp(<InvoiceList />);
  expect(screen.queryByText('Bill 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Bill 1')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(27);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('says that older invoices could not be loaded, until they are', async () => {
  const results = Array.from({ length: 25 }, (_, n) => anInvoice({ id: 30 - n }));
  server.reads['/api/billing/invoices?offset=0'] = { count: 26, results };
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) =>
    url.endsWith('offset=25') ? Response.json(null, { status: 404 }) : fetch(url, options),
  );
  await renderApp(<InvoiceList />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await screen.findByText(/could not be loaded/)).parentElement?.role).toBe('alert');
  vi.stubGlobal('fetch', fetch);
  server.reads['/api/billing/invoices?offset=25'] = { count: 26, results: [anInvoice({ id: 1 })] };
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(26));
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test.each([
  ['was canceled', aMembershipIn('canceled'), 'paid', 'No upcoming payment', 'until you start or resume'],
  [
    'ends',
    aMembershipIn('cancel_upcoming', { currentPeriodEnd: noonUtc('2026-12-18') }),
    'paid',
    'No upcoming payment',
    'Paid until 18 December 2026, and then it ends.',
  ],
  [
    'waits for the bank about the first payment',
    neverSubscribed,
    'open',
    'A payment is not complete yet',
    'No other payment is due.',
  ],
  [
    'owes a payment',
    aMembershipIn('payment_failed'),
    'open',
    'A payment is owed',
    'The payment of $19.00 did not go through. It will be tried again on 25 November 2026. If it stays unpaid, the membership ends on 4 December 2026.',
  ],
  ['is active', aMembershipIn('monthly_active'), 'paid', 'Your next payment', '$19.00'],
] as const)(
  'tells a member whose membership %s what is charged next',
  async (_, info, status, heading, text) => {
    server.reads = {
      '/api/billing/subscription_info': info,
      '/api/billing/new_subscription_info': previewsFor(info),
      '/api/billing/invoices?offset=0': { count: 1, results: [anInvoice({ status })] },
    };
    await renderApp(<NextCharge />);
    expect(screen.getByRole('heading').textContent).toBe(heading);
    expect(document.body.textContent).toContain(text);
  },
);

const receipt = {
  invoice: anInvoice({ status: 'partly_refunded', refundedCents: 700 }),
  seller: { name: 'Moonletter', email: 'letters@moonletter.test' },
  member: { firstName: 'Rosalind', lastName: 'Achterberg', email: 'rosalind@example.test' },
  refunds: [{ amountCents: 700, refundedAt: Date.parse('2026-11-25T12:00:00Z') / 1000 }],
};

test('a receipt names both sides, the period, the card, each refund and what is left paid', async () => {
  await renderApp(<ReceiptLetter receipt={receipt} />);
  const letter = screen.getByRole('article', { name: 'Receipt ML-000007' });
  for (const text of [
    '20 November 2026',
    'Visa ending in 4242',
    'Rosalind Achterberg',
    'rosalind@example.test',
    'letters@moonletter.test',
  ])
    expect(letter.textContent).toContain(text);
  const rows = within(letter).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))).toEqual([
    'ForAmount',
    'Monthly membership20 November – 20 December 2026$19.00',
    'Refunded on 25 November 2026-$7.00',
    'Total paid$12.00',
  ]);
});

test('shows tax on its own line', async () => {
  await renderApp(
    <ReceiptLetter receipt={{ ...receipt, refunds: [], invoice: anInvoice({ taxCents: 300 }) }} />,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(2)).toEqual(['Tax$3.00', 'Total paid$19.00']);
  expect(rows[1]).toContain('$16.00');
});

test('a receipt can be printed', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderApp(<ReceiptLetter receipt={receipt} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
