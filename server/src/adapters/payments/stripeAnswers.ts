import Stripe from 'stripe';
import type * as z from 'zod';
import type { Log } from '../../platform/log.ts';
import type { StripeDecline } from './stripeDeclines.ts';

/** A definite no. Of Stripe's own error, which may tell of card and member, nothing else is carried further. */
export interface StripeNo extends StripeDecline {
  isCardError: boolean;
  param: string | undefined;
  /** The charge that it is about. */
  ref: string | undefined;
}

export type Answer<Value> =
  | { is: 'answered'; value: Value }
  | { is: 'refused'; no: StripeNo }
  /** Neither yes nor no: the answer was lost, or is none that we know. */
  | { is: 'lost' };

/** No answer came, so whoever asked may ask again: it is told outside as not being there. */
export class GatewaySilent extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for an answer of Stripe and looks whether it has the shape that was asked for.
 * @throws when Stripe takes the question itself for wrong: our key, or one attempt with two orders
 */
export async function answerOf<Shape extends z.ZodType>(
  shape: Shape,
  asked: Promise<unknown>,
  log: Log | undefined,
): Promise<Answer<z.output<Shape>>> {
  let given: unknown;
  try {
    given = await asked;
  } catch (error) {
    return notAnswered(error, log);
  }
  const read = shape.safeParse(given);
  if (read.success) return { is: 'answered', value: read.data };
  const paths = read.error.issues.map(({ path }) => path.join('.'));
  log?.error({ paths }, 'the payment gateway answered in a shape that is not known');
  return { is: 'lost' };
}

/** The same for a question that has no answer but yes, or is asked again later. */
export async function sureAnswerOf<Shape extends z.ZodType>(
  shape: Shape,
  asked: Promise<unknown>,
  log: Log | undefined,
): Promise<z.output<Shape>> {
  const answer = await answerOf(shape, asked, log);
  if (answer.is === 'answered') return answer.value;
  if (answer.is === 'lost') throw new GatewaySilent('The payment gateway gave no answer');
  throw new Error(`The payment gateway refused: ${wordsOf(answer.no)}`);
}

function notAnswered(error: unknown, log: Log | undefined): Answer<never> {
  if (!(error instanceof Stripe.errors.StripeError)) {
    log?.error({ fault: error instanceof Error ? error.name : typeof error }, LOST);
    return { is: 'lost' };
  }
  const { type, statusCode, requestId } = error;
  const { StripeCardError, StripeInvalidRequestError, StripeConnectionError } = Stripe.errors;
  if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) {
    const no = noOf(error);
    if (!no.isCardError) log?.warn({ ...no, requestId }, 'the payment gateway refused a request');
    return { is: 'refused', no };
  }
  const isLost =
    error instanceof StripeConnectionError ||
    statusCode === undefined ||
    statusCode === 409 ||
    statusCode === 429 ||
    statusCode >= 500;
  if (!isLost) throw new Error(`The payment gateway refused: ${type} ${statusCode} (${requestId})`);
  log?.warn({ fault: type, status: statusCode, requestId }, LOST);
  return { is: 'lost' };
}

const LOST = 'the payment gateway gave no answer';

function noOf(error: Stripe.errors.StripeError): StripeNo {
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

const wordsOf = ({ code, decline_code, param }: StripeNo) =>
  [code, decline_code, param].filter(Boolean).join(' ') || 'without a code';
