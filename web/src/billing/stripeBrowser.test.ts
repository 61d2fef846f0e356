import { beforeEach, expect, test, vi } from 'vitest';

const stripe = {
  retrievePaymentIntent: vi.fn(),
  handleNextAction: vi.fn(),
  confirmCardPayment: vi.fn(),
};
const loadStripeMock = vi.fn();

vi.mock('@stripe/stripe-js/pure/index.js', () => ({ loadStripe: loadStripeMock }));

/** As in a newly opened page. */
async function importFresh() {
  vi.resetModules();
  return import('./stripeBrowser.ts');
}

const intentAnswer = (more: object) => ({
  paymentIntent: { last_payment_error: null, payment_method: 'pm_kept', ...more },
});

beforeEach(() => {
  vi.resetAllMocks();
  loadStripeMock.mockResolvedValue(stripe);
  stripe.handleNextAction.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  stripe.confirmCardPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
});

test('a charge that waits for the member is handed to the bank', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
  expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret' });
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('a charge that was declined because nobody was there is confirmed anew with the same card', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(
    intentAnswer({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'authentication_required', payment_method: { id: 'pm_declined' } },
    }),
  );
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
  expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('pi_1_secret', {
    payment_method: 'pm_declined',
  });
});

test('what has succeeded meanwhile is not confirmed again', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'succeeded' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
  expect(stripe.handleNextAction).not.toHaveBeenCalled();
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('a charge that was called off cannot be confirmed', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'canceled' }));
  expect((await confirmInBrowser('pk_test_1', 'pi_1_secret')).error).toMatch(/not confirmed/);
});

test('a bank that says no is quoted', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  stripe.handleNextAction.mockResolvedValue({ error: { message: 'We are unable to authenticate you' } });
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({
    error: 'We are unable to authenticate you',
  });
});

test('without its script the failure is shown, and the next attempt loads it again', async () => {
  const { confirmInBrowser } = await importFresh();
  loadStripeMock.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  expect((await confirmInBrowser('pk_test_1', 'pi_1_secret')).error).toMatch(/could not be loaded/);
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
});

test('there is one Stripe for a page', async () => {
  const { loadStripe } = await importFresh();
  expect(await loadStripe('pk_test_1')).toBe(await loadStripe('pk_test_1'));
  expect(loadStripeMock).toHaveBeenCalledOnce();
});
