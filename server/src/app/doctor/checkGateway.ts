import { summarizeError, ok, problem } from './finding.ts';

/** Asks Stripe for the account's balance, which changes nothing. */
export async function checkGateway(secretKey: string | undefined) {
  if (secretKey === undefined) return ok('payments are simulated: no money moves');
  const { Stripe } = await import('stripe');
  try {
    const { livemode } = await new Stripe(secretKey, {
      timeout: 10_000,
      maxNetworkRetries: 0,
    }).balance.retrieve();
    return ok(`Stripe accepts the keys, ${livemode ? 'with real money' : 'for tests: no money moves'}`);
  } catch (error) {
    return problem(describeStripeError(error));
  }
}

export function describeStripeError(error: unknown): string {
  const reason = summarizeError(error).replace(/\.$/, '');
  return (error as { type?: string }).type === 'StripeConnectionError'
    ? `Stripe cannot be reached: ${reason}. Check the connection of this machine to api.stripe.com`
    : `Stripe does not accept the key: ${reason}. Check STRIPE_SECRET_KEY`;
}
