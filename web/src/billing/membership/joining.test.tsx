import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import { toWire } from '#contract/wire.ts';
import { startFakeServer, renderApp } from '../../testing/fakeServer.tsx';
import { anInvoice } from '../../testing/invoices.ts';
import { aMembershipIn, neverSubscribed, previewsFor } from '../../testing/memberships.ts';
import { memberProfile } from '../../testing/profiles.ts';
import { InactiveSubscriptionScreen } from './InactiveSubscriptionScreen.tsx';
import { useRefetchMembership, useSubscriptionInfo } from '../queries.ts';
import { SubscriptionActions } from './SubscriptionActions.tsx';

const card = { id: 4, brand: 'visa', last4: '0341', expMonth: 12, expYear: 2031 } as const;
const onDone = vi.fn<(action: string) => void>();
let server: ReturnType<typeof startFakeServer>;

function setUpCard(defaultCard: NewSubscriptionInfo['defaultCard']) {
  const cards = defaultCard === null ? [] : [defaultCard];
  server.reads = {
    '/api/billing/subscription_info': neverSubscribed,
    '/api/billing/new_subscription_info': { ...previewsFor(neverSubscribed), defaultCard },
    '/api/billing/payment_method': {
      cards,
      defaultPaymentMethod: defaultCard?.id ?? null,
      publishableKey: null,
    },
  };
}

const paymentMethods = () => Response.json(toWire(server.reads['/api/billing/payment_method']));
const subscribedResponse = () => Response.json(toWire(aMembershipIn('monthly_active')));
const problemResponse = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
const declinedResponse = () =>
  problemResponse(402, { code: 'card_declined', detail: 'Your card was declined.' });

beforeEach(() => {
  localStorage.setItem('token', 'a-token');
  onDone.mockClear();
  server = startFakeServer();
  server.answers = async () => subscribedResponse();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const join = () => renderApp(<SubscriptionActions onDone={onDone} />);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const readAlert = (section: string) =>
  within(screen.getByRole('region', { name: section })).getByRole('alert').textContent;

const expectDecline = async (section: string) =>
  expect.poll(() => readAlert(section)).toBe('Your card was declined.');

async function reload() {
  cleanup();
  await join();
}

function typeCard(number: string) {
  for (const [label, text] of [
    ['Card holder', 'Rosalind Achterberg'],
    ['Card number', number],
    ['Expiration date', '1231'],
    ['Security code', '123'],
    ['ZIP', '94107'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

test('one click adds the card and pays the chosen plan, each call with its own key', async () => {
  setUpCard(null);
  await join();
  expect(screen.queryByRole('button', { name: 'Pay $192.00 and begin' })).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }));
  typeCard('4242424242424242');
  server.answers = async () => {
    if (server.sent.length > 1) return subscribedResponse();
    setUpCard({ ...card, last4: '4242' });
    return paymentMethods();
  };
  await press('Pay $19.00 and begin');
  await expect.poll(() => onDone).toHaveBeenCalledWith('create');
  expect(await screen.findByText('Welcome! Your membership begins today.')).not.toBeNull();
  expect(server.sent).toMatchObject([
    { url: '/api/billing/payment_method', body: { make_default_payment_method: true } },
    { url: '/api/subscription/create_subscription', body: { product_id: 2 } },
  ]);
  expect(server.sent[0]?.key).not.toBe(server.sent[1]?.key);
  expect(localStorage.getItem('cachedNewReadingForm')).toBeNull();
});

test.each([
  ['answered', () => subscribedResponse()],
  ['answered as unknown', () => problemResponse(202, { code: 'payment_unknown', detail: 'Wait' })],
])(
  'welcomes the member although the new membership is shown before the payment is %s',
  async (_, respond) => {
    setUpCard(card);
    // As an event of the membership does.
    const Refetch = () => (
      <button onClick={useRefetchMembership({})}>{useSubscriptionInfo().currentSubscriptionStatus}</button>
    );
    await renderApp(
      <>
        <SubscriptionActions isJoining onDone={onDone} />
        <Refetch />
      </>,
    );
    const charged = Promise.withResolvers<Response>();
    server.answers = () => charged.promise;
    await press('Pay $192.00 and begin');
    server.reads['/api/billing/subscription_info'] = aMembershipIn('yearly_active');
    await press('canceled');
    await screen.findByRole('button', { name: 'yearly_active' });
    charged.resolve(respond());
    expect(await screen.findByText('Welcome! Your membership begins today.')).not.toBeNull();
  },
);

test('keeps the plan that is being paid', async () => {
  setUpCard(null);
  await join();
  typeCard('4242424242424242');
  const [added, charged] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  server.answers = () => (server.sent.length > 1 ? charged : added).promise;
  const listDisabledPlans = () =>
    screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled);
  expect(listDisabledPlans()).toEqual([false, false]);
  await press('Pay $192.00 and begin');
  await expect.poll(listDisabledPlans).toEqual([true, true]);
  setUpCard(card);
  added.resolve(paymentMethods());
  await expect.poll(() => server.sent).toHaveLength(2);
  expect(listDisabledPlans()).toEqual([true, true]);
  charged.resolve(declinedResponse());
  await expectDecline('Your card');
  expect(listDisabledPlans()).toEqual([false, false]);
});

test('sends nothing while a card field is invalid', async () => {
  setUpCard(null);
  await join();
  await press('Pay $192.00 and begin');
  expect(screen.queryByText('Card number is invalid')).not.toBeNull();
  expect(server.sent).toEqual([]);
});

test('keeps a card that was added and then declined, and shows the decline after a reload too', async () => {
  setUpCard(null);
  await join();
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }));
  typeCard('4000000000000341');
  server.answers = async () => {
    if (server.sent.length > 1) return declinedResponse();
    setUpCard(card);
    return paymentMethods();
  };
  await press('Pay $19.00 and begin');
  await expectDecline('Your card');
  expect(screen.queryByText('Visa ending in 0341')).not.toBeNull();
  await reload();
  await expectDecline('Your card');
  expect(isChosen(/Monthly/)).toBe(true);
  expect(localStorage.getItem('cachedNewReadingForm')).not.toMatch(/4000|Rosalind|94107/);

  // The decline of another card is shown at its form, which keeps what was typed.
  await press('Use another card');
  typeCard('4000000000000002');
  server.answers = async () => declinedResponse();
  await press('Pay $19.00 and begin');
  await expectDecline('Add New Payment Method');
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toMatch(/0002$/);
  await press('Use Visa ending in 0341');
  server.answers = async () => subscribedResponse();
  await press('Pay $19.00 and begin');
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
});

test('keeps showing the refusal of a new card at the form', async () => {
  setUpCard(null);
  await join();
  typeCard('4000000000000002');
  server.answers = async () => declinedResponse();
  await press('Pay $192.00 and begin');
  await expectDecline('Add New Payment Method');
  await reload();
  await expectDecline('Add New Payment Method');
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('');

  typeCard('4111111111111111');
  const param = { param: 'card_number', msg: 'This demo accepts only test cards' };
  server.answers = async () => problemResponse(400, { code: 'invalid', errors: [param] });
  await press('Pay $192.00 and begin');
  expect(await screen.findByText(param.msg)).not.toBeNull();
  expect(readAlert('Add New Payment Method')).toBe('');
});

test('repeats a payment without an answer with the same key, after a reload too', async () => {
  setUpCard(card);
  await join();
  server.answers = async () => problemResponse(503, { code: 'unavailable', detail: 'Starting' });
  await press('Pay $192.00 and begin');
  await expect.poll(() => server.sent).toHaveLength(1);
  await reload();
  server.answers = async () => declinedResponse();
  await press('Pay $192.00 and begin');
  await expectDecline('Your card');
  await press('Pay $192.00 and begin');
  await expect.poll(() => server.sent).toHaveLength(3);
  const [first, repeated, afterChange] = server.sent.map(({ key }) => key);
  expect(repeated).toBe(first);
  // The refusal was an answer: what follows is another payment.
  expect(afterChange).not.toBe(first);
});

test('shows the bank’s confirmation at the button', async () => {
  setUpCard(card);
  await join();
  server.answers = async () =>
    problemResponse(402, {
      code: 'authentication_required',
      detail: 'Confirm',
      attempt_id: 31,
      client_secret: null,
    });
  await press('Pay $192.00 and begin');
  const section = screen.getByRole('region', { name: 'Your card' });
  const confirm = await within(section).findByRole('button', { name: 'Confirm payment' });
  expect(onDone).not.toHaveBeenCalled();
  server.answers = async () => Response.json(toWire(anInvoice()));
  await userEvent.click(confirm);
  await expect.poll(() => onDone).toHaveBeenCalledWith('create');
});

test('offers to continue when the membership began elsewhere or without an answer', async () => {
  setUpCard(card);
  server.reads['/api/users-me'] = { ...memberProfile, hasProfile: false };
  // As an event of the membership does.
  const Refetch = () => <button onClick={useRefetchMembership({})}>Refetch</button>;
  await renderApp(
    <>
      <InactiveSubscriptionScreen />
      <Refetch />
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Pay $192.00 and begin' })).not.toBeNull();
  const active = aMembershipIn('yearly_active');
  server.reads['/api/billing/subscription_info'] = active;
  server.reads['/api/billing/new_subscription_info'] = previewsFor(active);
  await press('Refetch');
  await screen.findByRole('heading', { name: 'Your membership is active' });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/create-profile');
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Later' })).toBeNull();
});

test.each([
  ['yearly_active', 'Your membership is active'],
  ['cancel_upcoming', 'Your membership has not ended yet'],
  ['monthly_skip_upcoming', 'Your skipped month has not begun yet'],
] as const)('a member in %s learns that they can request a reading', async (status, heading) => {
  server.reads['/api/billing/subscription_info'] = aMembershipIn(status);
  server.reads['/api/users-me'] = memberProfile;
  await renderApp(<InactiveSubscriptionScreen />);
  await screen.findByRole('heading', { name: heading });
  expect(screen.getByText('You can request a reading now.')).toBeDefined();
});

test('a membership that ends while the screen is open is no longer said to be active', async () => {
  setUpCard(card);
  server.reads['/api/billing/subscription_info'] = aMembershipIn('cancel_upcoming');
  server.reads['/api/users-me'] = memberProfile;
  const Refetch = () => <button onClick={useRefetchMembership({})}>Refetch</button>;
  await renderApp(
    <>
      <InactiveSubscriptionScreen />
      <Refetch />
    </>,
  );
  await screen.findByRole('link', { name: 'Request a reading' });
  const ended = aMembershipIn('canceled');
  server.reads['/api/billing/subscription_info'] = ended;
  server.reads['/api/billing/new_subscription_info'] = { ...previewsFor(ended), defaultCard: card };
  await press('Refetch');
  await screen.findByRole('heading', { name: 'Your membership has ended' });
  expect(screen.queryByRole('link', { name: 'Request a reading' })).toBeNull();
});
