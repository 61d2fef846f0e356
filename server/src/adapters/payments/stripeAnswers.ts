import Stripe from 'stripe';
import type * as z from 'zod';
import type { Log } from '../../platform/log.ts';
import type { CustomerMissingCode } from './payments.ts';
import type { StripeDecline } from './stripeDeclines.ts';

/** A definite refusal. Stripe's own error may contain data of the card and member, so nothing else of it is kept. */
export interface StripeRefusal extends StripeDecline {
  isCardError: boolean;
  param: string | undefined;
  /** The charge concerned. */
  ref: string | undefined;
}

export type StripeAnswer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'refused'; refusal: StripeRefusal }
  /** The outcome is unknown: no response, or one of unknown shape. */
  | { kind: 'lost' };

/** No response came, so the call may be repeated; reported to clients as unavailable. */
export class GatewayTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for Stripe's response and checks its shape.
 * @throws when Stripe rejects the request itself: our key is wrong, or an idempotency key was used with other
 * parameters
 */
export async function readAnswer<Shape extends z.ZodType>(
  shape: Shape,
  response: Promise<unknown>,
  log: Log | undefined,
): Promise<StripeAnswer<z.output<Shape>>> {
  let given: unknown;
  try {
    given = await response;
  } catch (error) {
    return toFailedAnswer(error, log);
  }
  const read = shape.safeParse(given);
  if (read.success) return { kind: 'answered', value: read.data };
  const paths = read.error.issues.map(({ path }) => path.join('.'));
  log?.error({ paths }, 'the payment gateway answered in a shape that is not known');
  return { kind: 'lost' };
}

/** The customer must be created again. */
export class GatewayCustomerMissing extends Error {
  readonly code: CustomerMissingCode = 'GATEWAY_CUSTOMER_MISSING';
}

/** The customer was deleted in Stripe's dashboard, or belongs to another account of Stripe. */
export const isCustomerMissing = ({ code, param }: StripeRefusal): boolean =>
  code === 'resource_missing' && param === 'customer';

/** Like readAnswer, but throws if Stripe refuses or does not respond. */
export async function requireAnswer<Shape extends z.ZodType>(
  shape: Shape,
  response: Promise<unknown>,
  log: Log | undefined,
): Promise<z.output<Shape>> {
  const answer = await readAnswer(shape, response, log);
  if (answer.kind === 'answered') return answer.value;
  if (answer.kind === 'lost') throw new GatewayTimeout('The payment gateway gave no answer');
  if (isCustomerMissing(answer.refusal))
    throw new GatewayCustomerMissing('The payment gateway does not know the customer');
  throw new Error(`The payment gateway refused: ${describeStripeRefusal(answer.refusal)}`);
}

function toFailedAnswer(error: unknown, log: Log | undefined): StripeAnswer<never> {
  if (!(error instanceof Stripe.errors.StripeError)) {
    log?.error({ fault: error instanceof Error ? error.name : typeof error }, LOST);
    return { kind: 'lost' };
  }
  const { type, statusCode, requestId } = error;
  const { StripeCardError, StripeInvalidRequestError, StripeConnectionError } = Stripe.errors;
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
    const refusal = toStripeRefusal(error);
    if (!refusal.isCardError) log?.warn({ ...refusal, requestId }, 'the payment gateway refused a request');
    return { kind: 'refused', refusal };
  }
  const isLost =
    error instanceof StripeConnectionError ||
    statusCode === undefined ||
    statusCode === 409 ||
    statusCode === 429 ||
    statusCode >= 500;
  if (!isLost) throw new Error(`The payment gateway refused: ${type} ${statusCode} (${requestId})`);
  log?.warn({ fault: type, status: statusCode, requestId }, LOST);
  return { kind: 'lost' };
}

const LOST = 'the payment gateway gave no answer';

function toStripeRefusal(error: Stripe.errors.StripeError): StripeRefusal {
  const { code, decline_code, advice_code, param, payment_intent: intent } = error;
  return {
    isCardError: error instanceof Stripe.errors.StripeCardError,
    code,
    decline_code,
    advice_code,
    param,
    ref: typeof intent === 'object' && typeof intent.id === 'string' ? intent.id : undefined,
  };
}

const describeStripeRefusal = ({ code, decline_code, param }: StripeRefusal) =>
  [code, decline_code, param].filter(Boolean).join(' ') || 'without a code';
