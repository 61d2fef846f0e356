import type { PaymentIntent, Stripe } from '@stripe/stripe-js';

/** Said where Stripe itself says nothing, or could not be reached. */
const NOT_LOADED = 'The card fields of our payment gateway could not be loaded. Please try again';
const NOT_CONFIRMED = 'The payment was not confirmed. Please try again';

/** One for a page, as Stripe wants it. */
let loaded: { key: string; stripe: Promise<Stripe> } | undefined;

/** Stripe in this page; its script comes from Stripe's own host, and only now. Throws what can be shown. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  if (loaded?.key === publishableKey) return loaded.stripe;
  const stripe = loadStripeScript(publishableKey);
  loaded = { key: publishableKey, stripe };
  // So that a later try is one.
  stripe.catch(() => (loaded = undefined));
  return stripe;
}

async function loadStripeScript(publishableKey: string): Promise<Stripe> {
  try {
    const { loadStripe: begin } = await import('@stripe/stripe-js/pure/index.js');
    const stripe = await begin(publishableKey);
    if (stripe !== null) return stripe;
  } catch {
    // A blocked script and a lost network are the same to whoever waits for the fields.
  }
  throw new StripeLoadError(NOT_LOADED);
}

export class StripeLoadError extends Error {
  override name = 'StripeLoadError';
}

/**
 * Lets the member confirm with their bank a charge that wants it. Afterwards the server is told, which asks Stripe
 * itself what became of it.
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
 * A charge made with the member waits for its next action. One made without them was declined, since nobody was there
 * to be asked: it is confirmed anew, with the card that was declined.
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

/** Stripe names an object by its id, or gives the whole where that was asked for. */
export const toId = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);
