import type { PaymentIntent, Stripe } from '@stripe/stripe-js';

/** Shown where Stripe gives no message of its own, or could not be reached. */
const NOT_LOADED = 'The card fields of our payment gateway could not be loaded. Please try again';
const NOT_CONFIRMED = 'The payment was not confirmed. Please try again';

/** One instance for each page, as Stripe requires. */
let loaded: { key: string; stripe: Promise<Stripe> } | undefined;

/**
 * Loads Stripe, whose script comes from its own host, on first use. Rejects with an error whose message can be shown.
 */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  if (loaded?.key === publishableKey) return loaded.stripe;
  const stripe = loadStripeScript(publishableKey);
  loaded = { key: publishableKey, stripe };
  // Forget a failed load, so that a later call tries again.
  stripe.catch(() => (loaded = undefined));
  return stripe;
}

async function loadStripeScript(publishableKey: string): Promise<Stripe> {
  try {
    const { loadStripe: begin } = await import('@stripe/stripe-js/pure/index.js');
    const stripe = await begin(publishableKey);
    if (stripe !== null) return stripe;
  } catch {
    // A blocked script and a lost network have the same message.
  }
  throw new StripeLoadError(NOT_LOADED);
}

export class StripeLoadError extends Error {
  override name = 'StripeLoadError';
}

/**
 * Lets the member confirm a charge with their bank. Call `confirmPayment` afterwards, so that the server fetches the
 * outcome from Stripe.
 */
export async function confirmInBrowser(
  publishableKey: string,
  clientSecret: string,
): Promise<{ error: string | null }> {
  try {
    const stripe = await loadStripe(publishableKey);
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    if (error !== undefined) return { error: error.message ?? NOT_CONFIRMED };
    const confirmed = await confirmIntent(stripe, paymentIntent, clientSecret);
    return { error: confirmed.error === undefined ? null : (confirmed.error.message ?? NOT_CONFIRMED) };
  } catch (thrown) {
    if (thrown instanceof StripeLoadError) return { error: thrown.message };
    throw thrown;
  }
}

/**
 * A charge made with the member present (on-session) waits for its next action. An off-session charge was declined,
 * because nobody could confirm it: it is confirmed again with the same card.
 */
async function confirmIntent(stripe: Stripe, intent: PaymentIntent, clientSecret: string) {
  if (intent.status === 'requires_action') return stripe.handleNextAction({ clientSecret });
  const card = intent.last_payment_error?.payment_method?.id ?? toId(intent.payment_method);
  if (intent.status === 'requires_payment_method' && card !== null)
    return stripe.confirmCardPayment(clientSecret, { payment_method: card });
  if (intent.status === 'requires_confirmation') return stripe.confirmCardPayment(clientSecret);
  return intent.status === 'requires_payment_method' || intent.status === 'canceled'
    ? { error: { message: NOT_CONFIRMED } }
    : { error: undefined };
}

/** The id of a Stripe reference, which is either an id or the expanded object. */
export const toId = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
