import { useSuspenseQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Invoice } from '#contract/billing/calls.ts';
import { getRequest } from '#contract/readings/calls.ts';
import { toWire } from '#contract/wire.ts';
import { queryOptionsFor } from '../../platform/queries.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { aTip } from '../../testing/invoices.ts';
import { aWireRequest } from '../../testing/wireRequests.ts';
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
  showTips();
  server.answers = async () => Response.json(toWire(aTip()), { status: 201 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const showTips = (...tips: { amountCents: number; createdAt: string }[]) =>
  (server.reads['/api/reading_requests/42'] = { ...aWireRequest({ id: 42 }), tips });

const problemResponse = (status: number, code: string, detail: string, more = {}) =>
  Response.json(
    { status, code, detail, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );

const requestConfirmation = async () =>
  problemResponse(402, 'authentication_required', 'Your bank wants you to confirm this payment', {
    attempt_id: 31,
    client_secret: null,
  });

/** As the screen of a reading does. */
function TipOfRequest() {
  const { data, refetch } = useSuspenseQuery(queryOptionsFor(getRequest, { id: 42 }));
  return (
    <>
      <button onClick={() => void refetch()}>Refetch</button>
      <TipSection readingRequestId={42} reader={{ firstName: 'Selene' }} tips={data.tips} />
    </>
  );
}

async function renderTip() {
  await renderApp(<TipOfRequest />);
  await screen.findByRole('heading', { name: 'Leave Selene a tip' });
}
const toTip = ({ amountCents, createdAt }: Invoice) => ({
  amountCents,
  createdAt: new Date(createdAt * 1000).toISOString(),
});
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
  const alert = await screen.findByText('Your card was declined. Please try another card');
  expect(alert.getAttribute('role')).toBe('alert');
  expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('7.50');
  // It is still said when the alert has gone, until another tip is sent.
  const reason = 'Nothing was charged: the bank refused Visa ending in 4242.';
  expect(screen.getByText(reason)).toBeDefined();
  server.answers = async () => Response.json(toWire(aTip()), { status: 201 });
  await sendTip();
  await screen.findByText('Your tip for Selene is paid');
  expect(screen.queryByText(reason)).toBeNull();
});

describe('after a tip without an answer', () => {
  beforeEach(async () => {
    localStorage.setItem('token', 'a-token');
    server.answers = () => Promise.reject(new TypeError('Failed to fetch'));
    await renderTip();
    await choose('$5');
    await sendTip();
    await screen.findByText(/There was no answer, so your tip of \$5\.00 may have been paid/);
    server.answers = async () => Response.json(toWire(aTip()), { status: 201 });
  });

  test('the same amount is the same tip', async () => {
    await sendTip();
    await screen.findByText('Your tip for Selene is paid');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.queryByText(/There was no answer/)).toBeNull();
  });

  test('another amount is not sent if the first was paid, unless it is sent once more', async () => {
    showTips(toTip(aTip()));
    await choose('$2');
    await sendTip();
    await screen.findByText(/Your earlier tip has been paid/);
    expect(screen.getByRole('list', { name: 'Tips given' }).textContent).toContain('$5.00 for Selene');
    expect(server.sent).toHaveLength(1);
    await sendTip();
    await screen.findByText('Your tip for Selene is paid');
    expect(server.sent.at(-1)).toMatchObject({ body: { amount: '2.00' } });
  });

  test('the same amount is a second tip once the letter shows the first', async () => {
    showTips(toTip(aTip()));
    await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    await screen.findByRole('list', { name: 'Tips given' });
    expect(screen.queryByText(/There was no answer/)).toBeNull();
    await sendTip();
    await screen.findByText('Your tip for Selene is paid');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });

  test('another amount is sent if the first never arrived', async () => {
    await choose('$2');
    await sendTip();
    await screen.findByText('Your tip for Selene is paid');
    expect(server.sent.map(({ body }) => body)).toMatchObject([{ amount: '5.00' }, { amount: '2.00' }]);
  });
});

test('shows an earlier tip that turns out to be paid', async () => {
  await renderTip();
  server.answers = async () => {
    showTips(toTip(aTip()));
    return problemResponse(409, 'tipped_just_now', 'This tip was given just now');
  };
  await choose('$2');
  await sendTip();
  expect(await screen.findByText('$5.00 for Selene on 20 November 2026. Thank you.')).toBeDefined();
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
  server.answers = requestConfirmation;
  await renderTip();
  await choose('$5');
  await sendTip();
  const confirm = await screen.findByRole('button', { name: 'Confirm payment' });
  const paidTip = aTip();
  server.answers = async () => {
    showTips({ amountCents: 300, createdAt: '2026-11-19T12:00:00Z' }, toTip(paidTip));
    return Response.json(toWire(paidTip));
  };
  await userEvent.click(confirm);
  expect(await screen.findByText('Your tip for Selene is paid')).toBeDefined();
  expect(server.sent.at(-1)).toMatchObject({ url: '/api/billing/confirm', body: { attempt_id: 31 } });
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/account/billing/8');
  // The paid tip stands at its receipt only.
  expect(screen.getAllByText(/for Selene.*Thank you\./).map(({ textContent }) => textContent)).toEqual([
    '$3.00 for Selene on 19 November 2026. Thank you.',
    '$5.00 for Selene. Thank you. Receipt',
  ]);
});

test('can be confirmed again if the bank wants it once more', async () => {
  server.answers = requestConfirmation;
  await renderTip();
  await choose('$5');
  await sendTip();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
  await expect.poll(() => server.sent).toHaveLength(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
  await expect.poll(() => server.sent).toHaveLength(3);
});

describe('while the bank has not answered', () => {
  const message = /Your bank has not answered yet\. We will settle this within a minute/;
  const setInvoices = (...results: ReturnType<typeof aTip>[]) =>
    (server.reads['/api/billing/invoices'] = { count: results.length, results });

  async function sendUnansweredTip(...results: ReturnType<typeof aTip>[]) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers = async () =>
      problemResponse(
        202,
        'payment_unknown',
        'Your bank has not answered yet. We will settle this within a minute',
      );
    setInvoices(...results);
    await renderTip();
    await typeAmount('5');
    await sendTip();
    await vi.waitFor(() => expect(server.fetched).toContain('/api/billing/invoices'));
  }

  test('waits for the tip, and shows thanks once it is paid', async () => {
    await sendUnansweredTip(aTip({ status: 'open', paidAt: null }));
    await vi.waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
    expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
    setInvoices(aTip());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
    expect(screen.queryByLabelText('Amount in dollars')).toBeNull();
  });

  test('shows thanks if the letter shows the tip before the call is answered', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = Promise.withResolvers<Response>();
    server.answers = () => answer.promise;
    setInvoices(aTip());
    await renderTip();
    await typeAmount('5');
    await sendTip();
    showTips(toTip(aTip()));
    await userEvent.click(screen.getByRole('button', { name: 'Refetch' }));
    await screen.findByRole('list', { name: 'Tips given' });
    answer.resolve(problemResponse(202, 'payment_unknown', 'Your bank has not answered yet'));
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeDefined();
    expect(screen.queryByText(/Your bank declined this tip/)).toBeNull();
  });

  test('shows thanks if the tip is paid before the invoices are read', async () => {
    await sendUnansweredTip(aTip());
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
  });

  test('also waits for it after the bank’s confirmation', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers = requestConfirmation;
    await renderTip();
    await choose('$5');
    await sendTip();
    setInvoices(aTip({ status: 'open', paidAt: null }));
    server.answers = async () => problemResponse(202, 'payment_unknown', 'Wait');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm payment' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
    setInvoices(aTip());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
  });

  test('says after a minute and a half that it takes longer, and shows thanks once it is paid', async () => {
    await sendUnansweredTip(aTip({ status: 'open', paidAt: null }));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await screen.findByText(/Your tip has not gone through so far/)).toBeDefined();
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
    setInvoices(aTip());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
    expect(screen.queryByText(/has not gone through so far/)).toBeNull();
  });

  test('still waits after a reload', async () => {
    localStorage.setItem('token', 'a-token');
    const open = aTip({ status: 'open', paidAt: null, createdAt: Math.floor(Date.now() / 1000) });
    await sendUnansweredTip(open);
    cleanup();
    await renderTip();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
    setInvoices(aTip());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/\$5\.00 for Selene\. Thank you\./)).toBeDefined();
  });

  test('waits for an earlier tip that is under way', async () => {
    server.answers = async () =>
      problemResponse(409, 'payment_in_progress', 'A payment is under way. Please wait a moment');
    setInvoices(aTip({ status: 'open', paidAt: null }));
    await renderTip();
    await choose('$2');
    await sendTip();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send tip' })).toBeNull();
  });

  test('offers the form after a reload if the tip never arrived', async () => {
    localStorage.setItem('token', 'a-token');
    server.answers = async () => problemResponse(503, 'unavailable', 'Starting');
    await renderTip();
    await choose('$5');
    await sendTip();
    cleanup();
    server.fetched.length = 0;
    await renderTip();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const listFetches = () => server.fetched.filter((path) => path === '/api/billing/invoices');
    await vi.waitFor(() => expect(listFetches()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(listFetches(), 'nothing is awaited any more').toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send tip' })).toBeDefined();
    expect(screen.queryByText(/Your bank declined/)).toBeNull();
  });

  test('shows that the bank declined before the invoices were read', async () => {
    await sendUnansweredTip();
    expect(await screen.findByText(/Your bank declined this tip\. Nothing was charged/)).toBeDefined();
  });

  test('shows that the bank declined, and keeps what was typed', async () => {
    await sendUnansweredTip(aTip({ status: 'open', paidAt: null }));
    setInvoices();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await screen.findByText(/Your bank declined this tip\. Nothing was charged/)).toBeDefined();
    expect((screen.getByLabelText('Amount in dollars') as HTMLInputElement).value).toBe('5');
  });
});
