import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { aTip } from '../../testing/invoices.ts';
import { TipSection } from './TipSection.tsx';

const card = { id: 1, brand: 'visa', last4: '4242', expMonth: 7, expYear: 2031 };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.reads['/api/billing/payment_method'] = {
    cards: [card],
    defaultPaymentMethod: 1,
    publishableKey: null,
  };
  server.reads['/api/billing/invoices'] = { count: 0, results: [] };
  server.answers = async () => Response.json(toWire(aTip()), { status: 201 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const problemResponse = (status: number, code: string, detail: string, more = {}) =>
  Response.json(
    { status, code, detail, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

async function renderTip() {
  await renderApp(<TipSection readingRequestId={42} reader={{ firstName: 'Selene' }} tips={[]} />);
  await screen.findByRole('heading', { name: 'Leave Selene a tip' });
}
const choose = (amount: string) => userEvent.click(screen.getByRole('radio', { name: amount }));
const sendTip = () => userEvent.click(screen.getByRole('button', { name: 'Send tip' }));
async function typeAmount(amount: string) {
  await choose('Other');
  if (amount !== '') await userEvent.type(screen.getByLabelText('Amount in dollars'), amount);
}

test('names the reader and the card that is charged', async () => {
  await renderTip();
  expect(screen.getByText(/Charged now to Visa ending in 4242/)).toBeDefined();
});

test.each([
  ['$2', '2.00'],
  ['$5', '5.00'],
  ['$10', '10.00'],
])('sends %s as %s and shows thanks', async (choice, amount) => {
  await renderTip();
  await choose(choice);
  await sendTip();
  expect(await screen.findByText('Your tip for Selene is paid')).toBeDefined();
  expect(server.sent).toEqual([
    {
      method: 'POST',
      url: '/api/give_tip',
      body: { amount, reading_request_id: 42 },
      key: expect.any(String),
    },
  ]);
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/account/billing/8');
  expect(document.activeElement?.textContent).toContain('$5.00 for Selene. Thank you.');
  for (const radio of screen.getAllByRole('radio')) expect((radio as HTMLInputElement).checked).toBe(false);
});

test.each([
  ['0.5', '0.50'],
  [' 7.25 ', '7.25'],
])('sends another amount, %j, as %s', async (typed, amount) => {
  await renderTip();
  await typeAmount(typed);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Your tip for Selene is paid');
  expect(server.sent.map(({ body }) => body)).toEqual([{ amount, reading_request_id: 42 }]);
});

describe('sends nothing and says why', () => {
  test('when no amount is chosen or typed', async () => {
    await renderTip();
    await sendTip();
    expect(screen.getByText('No tip option is selected')).toBeDefined();
    expect(server.sent).toEqual([]);
  });

  test.each([
    ['', 'No tip option is selected'],
    ['abc', 'Invalid tip input'],
    ['1.234', 'Invalid tip input'],
    ['-1', 'Invalid tip input'],
    ['1e3', 'Invalid tip input'],
    ['0.49', 'Tip is lower than the minimum amount: 0.5'],
    ['0', 'Tip is lower than the minimum amount: 0.5'],
  ])('when %j is typed', async (typed, message) => {
    await renderTip();
    await typeAmount(typed);
    await sendTip();
    expect(screen.getByText(message)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Amount in dollars'));
    expect(server.sent).toEqual([]);
  });
});

test('sends a tip once when the button is clicked twice', async () => {
  let answer: (response: Response) => void = () => {};
  server.answers = () => new Promise((resolve) => (answer = resolve));
  await renderTip();
  await choose('$5');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send tip' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send tip' }));
  expect(screen.getByRole('button', { name: 'Send tip' }).getAttribute('aria-busy')).toBe('true');
  answer(Response.json(toWire(aTip()), { status: 201 }));
  await screen.findByText('Your tip for Selene is paid');
  expect(server.sent).toHaveLength(1);
});

test('shows a decline and keeps what was typed', async () => {
  server.answers = async () =>
    problemResponse(402, 'card_declined', 'Your card was declined. Please try another card');
  await renderTip();
  await typeAmount('7.50');
  await sendTip();
  const told = await screen.findByText('Your card was declined. Please try another card');
  expect(told.getAttribute('role')).toBe('alert');
  expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('7.50');
});

test('keeps the typed amount while other choices are selected', async () => {
  await renderTip();
  await typeAmount('7.50');
  await choose('$2');
  await choose('Other');
  expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('7.50');
});

test('links to adding a card when there is none', async () => {
  server.reads['/api/billing/payment_method'] = {
    cards: [],
    defaultPaymentMethod: null,
    publishableKey: null,
  };
  await renderTip();
  expect(screen.getByRole('link', { name: 'Add a card' }).getAttribute('href')).toBe('/account/payment');
  expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
});

test('gives the tip after the bank’s confirmation', async () => {
  server.answers = async () =>
    problemResponse(402, 'authentication_required', 'Your bank wants you to confirm this payment', {
      attempt_id: 31,
      client_secret: null,
    });
  await renderTip();
  await choose('$5');
  await sendTip();
  const confirm = await screen.findByRole('button', { name: 'Confirm payment' });
  server.answers = async () => Response.json(toWire(aTip()));
  await userEvent.click(confirm);
  expect(await screen.findByText('Your tip for Selene is paid')).toBeDefined();
  expect(server.sent.at(-1)).toMatchObject({ url: '/api/billing/confirm', body: { attempt_id: 31 } });
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
});

describe('while the bank has not answered', () => {
  const message = /Your bank has not answered yet\. We will settle this within a minute/;
  const bills = (...results: ReturnType<typeof aTip>[]) =>
    (server.reads['/api/billing/invoices'] = { count: results.length, results });

  async function unanswered(...results: ReturnType<typeof aTip>[]) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers = async () =>
      problemResponse(
        202,
        'payment_unknown',
        'Your bank has not answered yet. We will settle this within a minute',
      );
    bills(...results);
    await renderTip();
    await typeAmount('5');
    await sendTip();
    await vi.waitFor(() => expect(server.asked).toContain('/api/billing/invoices'));
  }

  test('waits for the tip, and shows thanks once it is paid', async () => {
    await unanswered(aTip({ status: 'open', paidAt: null }));
    await vi.waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
    bills(aTip());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
  });

  test('shows thanks if the tip is paid before the invoices are read', async () => {
    await unanswered(aTip());
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
  });

  test('shows that the bank declined before the invoices were read', async () => {
    await unanswered();
    expect(await screen.findByText(/Your bank declined this tip\. Nothing was charged/)).toBeDefined();
  });

  test('shows that the bank declined, and keeps what was typed', async () => {
    await unanswered(aTip({ status: 'open', paidAt: null }));
    bills();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/Your bank declined this tip\. Nothing was charged/)).toBeDefined();
    expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('5');
  });
});
