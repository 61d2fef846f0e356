import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeContext } from '../../platform/theme.ts';
import type { Failure } from '../../platform/failure.ts';
import { AddCardForm } from './AddCardForm.tsx';
import { CardForm } from './CardForm.tsx';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { installFakeStripe } from '../../testing/fakeStripe.ts';

// Stripe's script comes from its own host; here the page uses the fake.
vi.mock('@stripe/stripe-js/pure/index.js', () => ({
  loadStripe: async (key: string) => window.Stripe?.(key),
}));

let server: ReturnType<typeof startFakeServer>;
const noCards = { cards: [], defaultPaymentMethod: null, publishableKey: 'pk_test_fake' };
const setUp = { client_secret: 'seti_1_secret', publishable_key: 'pk_test_fake' };
const added = { cards: [], default_payment_method: null, publishable_key: 'pk_test_fake' };

beforeEach(() => {
  installFakeStripe();
  server = startFakeServer();
  server.reads = {
    '/api/billing/payment_method': noCards,
    '/api/billing/payment_method?user_id=7': noCards,
  };
  server.answers = async () => Response.json(server.sent.at(-1)?.url.endsWith('card_setup') ? setUp : added);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const withTheme = (theme: 'lightTheme' | 'darkTheme', userId?: number) => (
  <ThemeContext value={{ theme, canChoose: true, toggle: () => {} }}>
    <AddCardForm userId={userId} />
  </ThemeContext>
);

async function open(userId?: number) {
  await renderApp(withTheme('lightTheme', userId));
  await screen.findByLabelText('Credit or debit card number');
}

const typeIn = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

async function typeCard(number = '4242424242424242') {
  await typeIn('Card holder', 'Rosalind Hale');
  await typeIn('Credit or debit card number', number);
  await typeIn('Credit or debit card expiration date', '12/31');
  await typeIn('Credit or debit card CVC/CVV', '123');
  await typeIn('ZIP', '94107');
}

const pressAddCard = () => userEvent.click(screen.getByRole('button', { name: 'Add card' }));
const stripeCallsTo = (call: string) =>
  window.stripeCalls?.filter((one) => one.call === call).map((one) => one.with);

test('validates all fields with the messages of our own form before anything is sent', async () => {
  await open();
  expect(screen.queryByText('Add New Payment Method')).not.toBeNull();
  await pressAddCard();
  for (const message of [
    'Card holder name is empty',
    'Card number is invalid',
    'Expiration date must be formatted MM/YY',
    'Security code is invalid',
    'ZIP is invalid',
  ])
    expect(screen.queryByText(message)).not.toBeNull();
  await typeIn('Credit or debit card expiration date', '12/20');
  await pressAddCard();
  expect(screen.queryByText('Expiration date has passed')).not.toBeNull();
  expect(server.sent).toEqual([]);
});

test('sends the card to Stripe and only its reference to our server', async () => {
  await open();
  await typeCard();
  await pressAddCard();
  await screen.findByText('Your card is added');
  expect(stripeCallsTo('confirmCardSetup')).toEqual([
    {
      secret: 'seti_1_secret',
      billing_details: { name: 'Rosalind Hale', address: { postal_code: '94107' } },
    },
  ]);
  expect(server.sent.map(({ url, body }) => [url, body])).toEqual([
    ['/api/billing/card_setup', {}],
    ['/api/billing/payment_method', { payment_method_id: 'pm_fake', make_default_payment_method: false }],
  ]);
  expect(JSON.stringify(server.sent)).not.toContain('4242');
  expect(screen.getByLabelText<HTMLInputElement>('Credit or debit card number').value).toBe('');
});

test('shows Stripe’s refusal at its field and keeps the typed values', async () => {
  await open();
  await typeCard('4000000000000002');
  await pressAddCard();
  await screen.findByText('Your card was declined.');
  const group = screen.getByRole('group', { name: 'Card number' });
  expect(group.dataset['invalid']).toBe('true');
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/billing/card_setup']);
  expect(screen.getByLabelText<HTMLInputElement>('ZIP').value).toBe('94107');
});

test('makes a card that pays the default, and passes on a decline by Stripe', async () => {
  const onFailed = vi.fn<(failure: Failure) => void>();
  const onAdded = vi.fn<() => void>();
  const payment = { label: 'Pay $19.00 and begin', error: undefined, isDisabled: false };
  await renderApp(
    <ThemeContext value={{ theme: 'lightTheme', canChoose: true, toggle: () => {} }}>
      <CardForm payment={payment} onAdded={onAdded} onFailed={onFailed} />
    </ThemeContext>,
  );
  await screen.findByLabelText('Credit or debit card number');
  await typeCard('4000000000000002');
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay $19.00 and begin' }));
  await pay();
  expect(onFailed.mock.lastCall?.[0]).toMatchObject({ status: 402, details: 'Your card was declined.' });
  await userEvent.clear(screen.getByLabelText('Credit or debit card number'));
  await typeIn('Credit or debit card number', '4242424242424242');
  await pay();
  await expect.poll(() => onAdded).toHaveBeenCalledOnce();
  expect(server.sent.at(-1)?.body).toEqual({
    payment_method_id: 'pm_fake',
    make_default_payment_method: true,
  });
});

test('does not send a card to Stripe again when our server did not answer', async () => {
  await open();
  await typeCard();
  server.answers = async () => {
    if (server.sent.at(-1)?.url.endsWith('card_setup')) return Response.json(setUp);
    throw new TypeError('Failed to fetch');
  };
  await pressAddCard();
  await screen.findByText('We could not reach Moonletter. What you wrote is kept.', {
    selector: '[role=alert] *',
  });
  server.answers = async () => Response.json(added);
  await pressAddCard();
  await screen.findByText('Your card is added');
  expect(stripeCallsTo('confirmCardSetup')).toHaveLength(1);
  expect(server.sent.map(({ url }) => url)).toEqual([
    '/api/billing/card_setup',
    '/api/billing/payment_method',
    '/api/billing/payment_method',
  ]);
  expect(server.sent[2]?.key).toBe(server.sent[1]?.key);
});

test('for a writer it is the user’s card, and both calls name the user', async () => {
  await open(7);
  await typeCard();
  await pressAddCard();
  await screen.findByText("User's card is added");
  expect(server.sent).toMatchObject([{ body: { user_id: 7 } }, { body: { user_id: 7 } }]);
});

test('does not load Stripe when our own form takes the card', async () => {
  server.reads['/api/billing/payment_method'] = { ...noCards, publishableKey: null };
  await renderApp(withTheme('lightTheme'));
  expect(screen.queryByLabelText('Card number')).not.toBeNull();
  expect(window.stripeCalls).toEqual([]);
});
