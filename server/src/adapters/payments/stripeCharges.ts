import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { createDecline, type DeclinedCharge } from './declines.ts';
import type { Charge, ChargeOrder, PaymentGateway } from './payments.ts';
import { type StripeAnswer, readAnswer, type StripeRefusal } from './stripeAnswers.ts';
import { toDeclineCode } from './stripeDeclines.ts';
import * as shapes from './stripeShapes.ts';

const UNKNOWN = { kind: 'unknown' } as const;
const CURRENCY = 'usd';
const WITH_CHARGE = { expand: ['latest_charge'] };

/**
 * A charge is one PaymentIntent, created and confirmed by one request. Once reported as declined it can no longer
 * succeed: either nobody outside has its client secret, or it was canceled first.
 */
export function stripeCharges(
  stripe: Stripe,
  log: Log | undefined,
): Pick<PaymentGateway, 'charge' | 'findCharge' | 'confirmCharge' | 'cancelCharge'> {
  const ask = (asked: Promise<unknown>) => readAnswer(shapes.paymentIntent, asked, log);
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

  async function toRefusedCharge(no: StripeRefusal): Promise<Charge> {
    const code = toDeclineCode(no);
    if (no.isCardError && code === 'authentication_required' && no.ref !== undefined) {
      const intent = await retrieveIntent(no.ref);
      return intent.kind === 'answered' ? toCharge(intent.value) : UNKNOWN;
    }
    if (no.isCardError) return createDecline(code);
    // Stripe charges nothing for an invalid request: the card is gone, or we made a mistake.
    return createDecline(no.param === 'payment_method' ? 'card_declined' : 'processing_error');
  }

  return {
    async charge(order) {
      const { customer, card, amountCents, attemptId, offSession } = order;
      const answer = await ask(
        stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: CURRENCY,
            customer,
            payment_method: card,
            allowed_payment_method_types: ['card'],
            confirm: true,
            off_session: offSession,
            // Stripe's script in the page handles the bank's confirmation.
            ...(!offSession && { use_stripe_sdk: true }),
            metadata: { attempt_id: attemptId },
            ...WITH_CHARGE,
          },
          { idempotencyKey: `${attemptId}_${customer}` },
        ),
      );
      if (answer.kind === 'lost') return UNKNOWN;
      if (answer.kind === 'refused') return toRefusedCharge(answer.refusal);
      const intent = answer.value;
      if (!belongsToOrder(intent, order)) return UNKNOWN;
      if (intent.status !== 'requires_action') return toCharge(intent);
      // The stored response under the key is the original one: a charge that waited then may have finished.
      const now = await retrieveIntent(intent.id);
      return now.kind === 'answered' ? toCharge(now.value) : UNKNOWN;
    },

    /** Uses the list, which is up to date at once; Stripe's search lags behind. */
    async findCharge({ attemptId, customer }) {
      let after: string | undefined;
      for (;;) {
        const page = await readAnswer(
          shapes.paymentIntents,
          stripe.paymentIntents.list({
            customer,
            limit: 100,
            expand: ['data.latest_charge'],
            ...(after !== undefined && { starting_after: after }),
          }),
          log,
        );
        if (page.kind !== 'answered') return unknownUnlessRefused(page, customer);
        const { data, has_more: hasMore } = page.value;
        const found = data.find(({ metadata }) => metadata['attempt_id'] === attemptId);
        if (found !== undefined) return toCharge(found);
        after = data.at(-1)?.id;
        if (!hasMore || after === undefined) return { kind: 'none' };
      }
    },

    async confirmCharge(ref) {
      const intent = await retrieveIntent(ref);
      return intent.kind === 'answered' ? toFinalCharge(intent.value) : unknownUnlessRefused(intent, ref);
    },

    cancelCharge: (ref) => cancelIntent(ref, createDecline('authentication_required')),
  };
}

/** It has not finished, and another try may be made with it. */
const isIntentOpen = ({ status }: shapes.PaymentIntent) =>
  status === 'requires_payment_method' || status === 'requires_confirmation';

const belongsToOrder = ({ amount, currency, metadata }: shapes.PaymentIntent, order: ChargeOrder) =>
  amount === order.amountCents && currency === CURRENCY && metadata['attempt_id'] === order.attemptId;

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
function unknownUnlessRefused(answer: StripeAnswer<unknown>, ref: string): typeof UNKNOWN {
  if (answer.kind === 'refused') throw new Error(`The payment gateway knows nothing of ${ref}`);
  return UNKNOWN;
}
