import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../../platform/failure.ts';
import { renderApp, startFakeServer } from '../../testing/fakeServer.tsx';
import { BankConfirmation } from './OpenPaymentNotice.tsx';
import { useBankConfirmation } from './useBankConfirmation.ts';

// The network is lost before the chunk is loaded.
vi.mock('./stripeBrowser.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wantsConfirmation = new Failure({
  code: 'authentication_required',
  details: 'Please confirm the payment with your bank',
  status: 402,
  body: { attempt_id: 5, client_secret: 'pi_1_secret' },
});

function Payment() {
  const confirmation = useBankConfirmation({}, { onConfirmed: () => {}, onUnanswered: () => {} });
  return confirmation.isRequested ? (
    <BankConfirmation confirmation={confirmation} />
  ) : (
    <button onClick={() => confirmation.handleFailure(wantsConfirmation)}>Pay</button>
  );
}

test('a confirmation that could not be loaded can be tried again', async () => {
  const server = startFakeServer();
  server.reads['/api/billing/payment_method'] = {
    cards: [],
    default_payment_method: null,
    publishable_key: 'pk_test',
  };
  await renderApp(<Payment />);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText(/could not be loaded/)).toBeDefined();
  const button = screen.getByRole('button', { name: 'Confirm payment' });
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(server.sent).toEqual([]);
});
