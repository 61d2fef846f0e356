import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentMethods } from '#contract/billing/calls.ts';
import { toWire } from '#contract/wire.ts';
import { newQueryClient } from '../platform/queries.ts';
import { ConfirmProvider } from '../ui/ConfirmModal.tsx';
import { ToastsProvider } from '../ui/Toasts.tsx';
import { AddCardForm } from './AddCardForm.tsx';
import { CardList } from './CardList.tsx';

const visa = { id: 1, brand: 'visa', last4: '4242', expMonth: 7, expYear: 2031 } as const;
const mastercard = { id: 2, brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2030 } as const;

let kept: PaymentMethods;
let sent: { method: string; url: string; body: unknown; key: string | undefined }[];
let answerTo: (method: string) => Promise<Response>;

beforeEach(() => {
  kept = { cards: [], defaultPaymentMethod: null };
  sent = [];
  answerTo = async () => Response.json(toWire(kept));
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json(toWire(kept));
    const key = (headers as Record<string, string>)['Idempotency-Key'];
    sent.push({ method: method ?? '', url, body: JSON.parse(String(body)), key });
    return answerTo(method ?? '');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(part: ReactNode) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <ToastsProvider>
        <ConfirmProvider>
          <Suspense fallback="…">{part}</Suspense>
        </ConfirmProvider>
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(screen.queryByText('…')).toBeNull());
}

async function typeCard() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Card holder'), 'Rosalind Hale');
  await user.type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
  await user.type(screen.getByLabelText('Expiration date'), '1299');
  await user.type(screen.getByLabelText('Security code'), '123');
  await user.type(screen.getByLabelText('ZIP'), '94107');
  return user;
}

const addButton = () => screen.getByRole('button', { name: 'Add card' });

test('without a card it says so', async () => {
  await show(<CardList />);
  expect(screen.queryByText('No payment methods found')).not.toBeNull();
});

test('the only card cannot be removed, and the default one not be made default again', async () => {
  kept = { cards: [visa], defaultPaymentMethod: 1 };
  await show(<CardList />);
  expect(screen.queryByText('Default')).not.toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a card is removed only after YES', async () => {
  kept = { cards: [visa, mastercard], defaultPaymentMethod: 1 };
  await show(<CardList userId={7} />);
  const user = userEvent.setup();
  const remove = screen.getByRole('button', { name: 'Remove: Mastercard ending in 4444' });
  await user.click(remove);
  await user.click(await screen.findByText('NO'));
  expect(sent).toEqual([]);
  await user.click(remove);
  await user.click(await screen.findByText('YES'));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ method: 'DELETE', body: { payment_method_id: 2, user_id: 7 } }]),
  );
});

test('the card form is validated as a whole before anything is sent', async () => {
  await show(<AddCardForm />);
  await userEvent.click(addButton());
  for (const text of [
    'Card holder name is empty',
    'Card number is invalid',
    'Expiration date must be formatted MM/YY',
    'Security code is invalid',
    'ZIP is invalid',
  ])
    expect(screen.queryByText(text), text).not.toBeNull();
  expect(sent).toEqual([]);
});

test('a card is sent as month and year of four digits, and then the form is empty', async () => {
  await show(<AddCardForm />);
  const user = await typeCard();
  await user.keyboard('{Enter}');
  await screen.findByText('Your card is added');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      card_holder: 'Rosalind Hale',
      card_number: '4242424242424242',
      exp_month: 12,
      exp_year: 2099,
      cvc: '123',
      card_zipcode: '94107',
      make_default_payment_method: false,
    },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');
});

test('while a card is being sent it cannot be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerTo = () => promise;
  await show(<AddCardForm />);
  const user = await typeCard();
  await user.click(addButton());
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(addButton());
  await user.keyboard('{Enter}');
  resolve(Response.json(toWire(kept)));
  await screen.findByText('Your card is added');
  expect(sent).toHaveLength(1);
});

test('a decline is shown in an error alert and keeps what was typed', async () => {
  const detail = 'Your card was declined. Please try another card';
  answerTo = async () => Response.json({ code: 'card_declined', detail }, { status: 402 });
  const onFailed = vi.fn();
  await show(<AddCardForm onFailed={onFailed} />);
  const user = await typeCard();
  await user.click(addButton());
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242424242424242');
  expect(onFailed).toHaveBeenCalledOnce();
});

test('a try that got no answer is sent again with the same key', async () => {
  answerTo = async () => Promise.reject(new TypeError('Failed to fetch'));
  await show(<AddCardForm />);
  const user = await typeCard();
  await user.click(addButton());
  await screen.findByRole('alert');
  answerTo = async () => Response.json(toWire(kept));
  await user.click(addButton());
  await screen.findByText('Your card is added');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});
