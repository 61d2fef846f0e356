import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { createDecline, type DeclinedCharge } from './declines.ts';
import type { Charge } from './payments.ts';
import { type StripeAnswer, readAnswer, type StripeRefusal } from './stripeAnswers.ts';
import { toDeclineCode } from './stripeDeclines.ts';
import * as shapes from './stripeShapes.ts';

export const UNKNOWN = { kind: 'unknown' } as const;
export const WITH_CHARGE = { expand: ['latest_charge'] };

/**
 * What the state of a PaymentIntent means for its charge. Where the state alone does not decide, the intent is read again
 * or canceled.
 */
export function createStripeIntents(stripe: Stripe, log: Log | undefined) {
  const ask = (response: Promise<unknown>) => readAnswer(shapes.paymentIntent, response, log);
  const retrieveIntent = (ref: string) => ask(stripe.paymentIntents.retrieve(ref, WITH_CHARGE));

  /** The current state of an intent, while the member may still have to confirm it. */
  async function toCharge(intent: shapes.PaymentIntent): Promise<Charge> {
    if (isIntentOpen(intent) && intent.last_payment_error?.code === 'authentication_required')
      return toWaitingCharge(intent);
    return toFinalCharge(intent);
  }

  /** The same once the member has confirmed or failed to. */
  async function toFinalCharge(intent: shapes.PaymentIntent): Promise<Charge> {
    if (intent.status === 'succeeded') return { kind: 'succeeded', ref: intent.id };
    if (intent.status === 'canceled') return toIntentDecline(intent);
    if (intent.status === 'requires_action') return toWaitingCharge(intent);
    if (isIntentOpen(intent)) return cancelIntent(intent.id, toIntentDecline(intent));
    return UNKNOWN;
  }

  async function cancelIntent(ref: string, decline: DeclinedCharge): Promise<Charge> {
    const params = { cancellation_reason: 'abandoned' as const, ...WITH_CHARGE };
    const canceled = await ask(stripe.paymentIntents.cancel(ref, params));
    if (canceled.kind === 'answered' && canceled.value.status === 'canceled') return decline;
    if (canceled.kind === 'lost') return UNKNOWN;
    // It has finished meanwhile.
    const now = await retrieveIntent(ref);
    if (now.kind !== 'answered') return unknownUnlessRefused(now, ref);
    const isOver = now.value.status === 'succeeded' || now.value.status === 'canceled';
    return isOver ? toFinalCharge(now.value) : UNKNOWN;
  }

  async function toRefusedCharge(refusal: StripeRefusal): Promise<Charge> {
    const code = toDeclineCode(refusal);
    if (refusal.isCardError && code === 'authentication_required' && refusal.ref !== undefined) {
      const intent = await retrieveIntent(refusal.ref);
      return intent.kind === 'answered' ? toCharge(intent.value) : UNKNOWN;
    }
    if (refusal.isCardError) return createDecline(code);
    // Stripe charges nothing for an invalid request: the card is gone, or we made a mistake.
    return createDecline(refusal.param === 'payment_method' ? 'card_declined' : 'processing_error');
  }

  return { ask, retrieveIntent, cancelIntent, toCharge, toFinalCharge, toRefusedCharge };
}

/** It has not finished, and another try may be made with it. */
const isIntentOpen = ({ status }: shapes.PaymentIntent) =>
  status === 'requires_payment_method' || status === 'requires_confirmation';

function toWaitingCharge({ id, client_secret: clientSecret }: shapes.PaymentIntent): Charge {
  return typeof clientSecret === 'string' && clientSecret !== ''
    ? { kind: 'requires_action', ref: id, clientSecret }
    : UNKNOWN;
}

/** Why an intent failed. One that we canceled without an error was waiting for the member. */
function toIntentDecline(intent: shapes.PaymentIntent): DeclinedCharge {
  const { last_payment_error: error, latest_charge: charge, cancellation_reason: reason } = intent;
  if (error) return createDecline(toDeclineCode(error));
  if (typeof charge === 'object' && charge !== null && charge.failure_code)
    return createDecline(
      toDeclineCode({ code: charge.failure_code, ...charge.outcome, decline_code: charge.outcome?.reason }),
    );
  return createDecline(reason === 'abandoned' ? 'authentication_required' : 'processing_error');
}

/** A charge unknown to Stripe is a mistake of ours and says nothing about its outcome. */
export function unknownUnlessRefused(answer: StripeAnswer<unknown>, ref: string): typeof UNKNOWN {
  if (answer.kind === 'refused') throw new Error(`The payment gateway knows nothing of ${ref}`);
  return UNKNOWN;
}
