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

test('a charge that needs action opens the bank’s confirmation', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
  expect(stripe.handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret' });
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('an off-session charge that was declined is confirmed again with the same card', async () => {
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

test('a charge that has succeeded in the meantime is not confirmed again', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'succeeded' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
  expect(stripe.handleNextAction).not.toHaveBeenCalled();
  expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
});

test('a canceled charge cannot be confirmed', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'canceled' }));
  expect((await confirmInBrowser('pk_test_1', 'pi_1_secret')).error).toMatch(/not confirmed/);
});

test('shows the bank’s message when it refuses', async () => {
  const { confirmInBrowser } = await importFresh();
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  stripe.handleNextAction.mockResolvedValue({ error: { message: 'We are unable to authenticate you' } });
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({
    error: 'We are unable to authenticate you',
  });
});

test('shows a failure to load the script, and loads it again at the next attempt', async () => {
  const { confirmInBrowser } = await importFresh();
  loadStripeMock.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  expect((await confirmInBrowser('pk_test_1', 'pi_1_secret')).error).toMatch(/could not be loaded/);
  stripe.retrievePaymentIntent.mockResolvedValue(intentAnswer({ status: 'requires_action' }));
  expect(await confirmInBrowser('pk_test_1', 'pi_1_secret')).toEqual({ error: null });
});

test('a page has one Stripe instance', async () => {
  const { loadStripe } = await importFresh();
  expect(await loadStripe('pk_test_1')).toBe(await loadStripe('pk_test_1'));
  expect(loadStripeMock).toHaveBeenCalledOnce();
});
