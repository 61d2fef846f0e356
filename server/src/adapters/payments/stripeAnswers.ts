import Stripe from 'stripe';
import type * as z from 'zod';
import type { Log } from '../../platform/log.ts';
import type { StripeDecline } from './stripeDeclines.ts';

/** A definite no. Of Stripe's own error, which may tell of card and member, nothing else is carried further. */
export interface StripeRefusal extends StripeDecline {
  isCardError: boolean;
  param: string | undefined;
  /** The charge that it is about. */
  ref: string | undefined;
}

export type StripeAnswer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'refused'; refusal: StripeRefusal }
  /** Neither yes nor no: the answer was lost, or is none that we know. */
  | { kind: 'lost' };

/** No answer came, so whoever asked may ask again: it is told outside as not being there. */
export class GatewayTimeout extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for an answer of Stripe and looks whether it has the shape that was asked for.
 * @throws when Stripe takes the question itself for wrong: our key, or one attempt with two orders
 */
export async function readAnswer<Shape extends z.ZodType>(
  shape: Shape,
  asked: Promise<unknown>,
  log: Log | undefined,
): Promise<StripeAnswer<z.output<Shape>>> {
  let given: unknown;
  try {
    given = await asked;
  } catch (error) {
    return toFailedAnswer(error, log);
  }
  const read = shape.safeParse(given);
  if (read.success) return { kind: 'answered', value: read.data };
  const paths = read.error.issues.map(({ path }) => path.join('.'));
  log?.error({ paths }, 'the payment gateway answered in a shape that is not known');
  return { kind: 'lost' };
}

/** The same for a question that has no answer but yes, or is asked again later. */
export async function requireAnswer<Shape extends z.ZodType>(
  shape: Shape,
  asked: Promise<unknown>,
  log: Log | undefined,
): Promise<z.output<Shape>> {
  const answer = await readAnswer(shape, asked, log);
  if (answer.kind === 'answered') return answer.value;
  if (answer.kind === 'lost') throw new GatewayTimeout('The payment gateway gave no answer');
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
    const no = toStripeRefusal(error);
    if (!no.isCardError) log?.warn({ ...no, requestId }, 'the payment gateway refused a request');
    return { kind: 'refused', refusal: no };
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
