import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '#contract/billing/calls.ts';
import { AddCardForm } from './AddCardForm.tsx';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { CardList } from './CardList.tsx';
import { aMembershipIn } from '../../testing/memberships.ts';

const visa = { id: 1, brand: 'visa', last4: '4242', expMonth: 7, expYear: 2031 } satisfies Card;
const mastercard = { id: 2, brand: 'mastercard', last4: '4444', expMonth: 12, expYear: 2030 } satisfies Card;

let server: ReturnType<typeof startFakeServer>;

const setCards = (...cards: Card[]) => {
  server.reads['/api/billing/payment_method'] = {
    cards,
    defaultPaymentMethod: cards[0]?.id ?? null,
    publishableKey: null,
  };
  server.reads['/api/billing/subscription_info'] = aMembershipIn('monthly_active');
};
const noCards = async () => Response.json({ cards: [], default_payment_method: null, publishable_key: null });

beforeEach(() => {
  server = startFakeServer();
  server.answers = noCards;
  setCards();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test('says so when there is no card', async () => {
  await renderApp(<CardList />);
  expect(screen.queryByText('No payment methods found')).not.toBeNull();
});

test('offers neither to remove the only card nor to make the default card the default', async () => {
  setCards(visa);
  await renderApp(<CardList />);
  expect(screen.queryByText('Default')).not.toBeNull();
  const [makeDefault, ...others] = screen.getAllByRole<HTMLButtonElement>('button');
  expect(makeDefault?.textContent).toBe('Make default');
  expect(makeDefault?.disabled).toBe(true);
  expect(others).toEqual([]);
});

test('shows the cards as they are when another tab has removed one', async () => {
  setCards(visa, mastercard);
  await renderApp(<CardList />);
  setCards(visa);
  server.answers = async () => Response.json({ code: 'not_found', detail: 'Not found' }, { status: 404 });
  await userEvent.click(screen.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  await expect.poll(() => screen.queryByText('Mastercard ending in 4444')).toBeNull();
});

test('says which card is the default one now, and which is removed', async () => {
  setCards(visa, mastercard);
  server.answers = noCards;
  await renderApp(<CardList />);
  await userEvent.click(screen.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  expect(await screen.findByText('Mastercard ending in 4444 is the default card now')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Visa ending in 4242' }));
  await userEvent.click(await screen.findByRole('button', { name: 'YES' }));
  expect(await screen.findByText('Visa ending in 4242 is removed')).toBeDefined();
});

test('the focus of a pressed button moves to the name of the card that is the default now', async () => {
  setCards(visa, mastercard);
  await renderApp(<CardList />);
  server.answers = async () => {
    setCards(mastercard, visa);
    return Response.json(toWire(server.reads['/api/billing/payment_method']));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Mastercard ending in 4444Default');
});

test('marks a card that has expired or will expire before the next charge', async () => {
  setCards({ ...visa, expMonth: 1, expYear: 2020 }, { ...mastercard, expMonth: 12, expYear: 2098 });
  server.reads['/api/billing/subscription_info'] = aMembershipIn('monthly_active', {
    nextCharge: { date: Date.UTC(2099, 0, 15, 12) / 1000, amountCents: 1_900 },
  });
  await renderApp(<CardList />);
  expect(screen.queryByText('Expired 01/20')).not.toBeNull();
  expect(screen.queryByText('Expires 12/98, before the next charge on 15 January 2099')).not.toBeNull();
});

test('a card is removed only after YES', async () => {
  setCards(visa, mastercard);
  await renderApp(<CardList />);
  const user = userEvent.setup();
  const remove = screen.getByRole('button', { name: 'Remove: Mastercard ending in 4444' });
  await user.click(remove);
  await user.click(await screen.findByText('NO'));
  expect(server.sent).toEqual([]);
  await user.click(remove);
  await user.click(await screen.findByText('YES'));
  await expect.poll(() => server.sent).toMatchObject([{ method: 'DELETE', body: { payment_method_id: 2 } }]);
});

test('before the default card is removed, it says which card pays from then on', async () => {
  const expired = { ...visa, id: 3, last4: '0005', expYear: 2020 };
  setCards(visa, expired, mastercard);
  await renderApp(<CardList />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove: Visa ending in 4242' }));
  const details = await screen.findByText(/^Visa ending in 4242 is removed\./);
  expect(details.textContent).toBe(
    'Visa ending in 4242 is removed. Mastercard ending in 4444 becomes the default card and pays from now on.',
  );
  await user.click(screen.getByText('NO'));
  await user.click(screen.getByRole('button', { name: 'Remove: Mastercard ending in 4444' }));
  await screen.findByText('Mastercard ending in 4444 is removed. Another card can be added at any time.');
});

test('the card form is validated as a whole before anything is sent', async () => {
  await renderApp(<AddCardForm />);
  await userEvent.click(addButton());
  for (const text of [
    'Card holder name is empty',
    'Card number is invalid',
    'Expiration date must be formatted MM/YY',
    'Security code is invalid',
    'ZIP is invalid',
  ])
    expect(screen.queryByText(text)).not.toBeNull();
  expect(server.sent).toEqual([]);
});

test.each([
  ['Expiration date', '1/2', 'Expiration date must be formatted MM/YY'],
  ['Expiration date', '0030', 'Expiration month is not a valid month'],
  ['Expiration date', '13/30', 'Expiration month is not a valid month'],
  ['Expiration date', '13-25', 'Expiration date must be formatted MM/YY'],
  ['Expiration date', '1220', 'Expiration date has passed'],
  ['Card number', '4242 4242 4242 4', 'Card number is invalid'],
  ['Security code', '12', 'Security code is invalid'],
  ['Security code', '12345', 'Security code is invalid'],
  ['Security code', 'abc', 'Security code is invalid'],
  ['Card holder', '   ', 'Card holder name is empty'],
  ['ZIP', '12345-67', 'ZIP is invalid'],
  ['ZIP', 'K1A-0B', 'ZIP is invalid'],
])('%s %j: %s', async (label, typed, message) => {
  await renderApp(<AddCardForm />);
  const user = await typeCard();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(addButton());
  const invalidFields = document.querySelectorAll('[aria-invalid]');
  expect([...invalidFields]).toEqual([field]);
  expect(screen.queryByText(message)).not.toBeNull();
  expect(server.sent).toEqual([]);
});

test('the masks insert the slash, and accept sixteen digits and no letters', async () => {
  await renderApp(<AddCardForm />);
  const user = userEvent.setup();
  const date = screen.getByLabelText<HTMLInputElement>('Expiration date');
  await user.type(date, '1x230');
  expect(date.value).toBe('12/30');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(date.value).toBe('1');
  const number = screen.getByLabelText<HTMLInputElement>('Card number');
  await user.type(number, '12345678901234567890');
  expect(number.value).toBe('1234567890123456');
});

test('checks the default box at first for a member who owes a payment', async () => {
  setCards(visa);
  await renderApp(<AddCardForm isDefaultAtFirst />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('sends the expiry year with four digits, and then empties the form', async () => {
  await renderApp(<AddCardForm />);
  const user = await typeCard();
  await user.keyboard('{Enter}');
  await screen.findByText('Your card is added');
  expect(server.sent.map(({ body }) => body)).toEqual([
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
  server.answers = () => promise;
  await renderApp(<AddCardForm />);
  const user = await typeCard();
  await user.click(addButton());
  expect(addButton().getAttribute('aria-disabled')).toBe('true');
  await user.click(addButton());
  await user.keyboard('{Enter}');
  resolve(await noCards());
  await screen.findByText('Your card is added');
  expect(server.sent).toHaveLength(1);
});

test('a decline is shown in an error alert and keeps what was typed', async () => {
  const detail = 'Your card was declined. Please try another card';
  server.answers = async () => Response.json({ code: 'card_declined', detail }, { status: 402 });
  const onFailed = vi.fn();
  await renderApp(<AddCardForm onFailed={onFailed} />);
  const user = await typeCard();
  await user.click(addButton());
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242424242424242');
  expect(onFailed).toHaveBeenCalledOnce();
});

test('repeats a call without an answer with the same key', async () => {
  server.answers = async () => Promise.reject(new TypeError('Failed to fetch'));
  await renderApp(<AddCardForm />);
  const user = await typeCard();
  await user.click(addButton());
  await screen.findByRole('alert');
  server.answers = noCards;
  await user.click(addButton());
  await screen.findByText('Your card is added');
  expect(server.sent).toHaveLength(2);
  expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
});
