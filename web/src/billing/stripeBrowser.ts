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
  // So that a later call tries again.
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
 * Lets the member confirm a charge with their bank. The server must be told afterwards; it asks Stripe for the outcome.
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
 * A charge made with the member present waits for its next action. One made without them was declined, since nobody
 * could be asked: it is confirmed anew, with the declined card.
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

/** Stripe gives an object's id, or the whole object where it was expanded. */
export const toId = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
