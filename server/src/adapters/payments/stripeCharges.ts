import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { declined, type Declined } from './declines.ts';
import type { Charge, ChargeOrder, PaymentGateway } from './payments.ts';
import { type Answer, answerOf, type StripeNo } from './stripeAnswers.ts';
import { declineCodeOf } from './stripeDeclines.ts';
import * as shapes from './stripeShapes.ts';

const UNKNOWN = { kind: 'unknown' } as const;
const CURRENCY = 'usd';
const WITH_CHARGE = { expand: ['latest_charge'] };

/**
 * A charge is one PaymentIntent, created and confirmed by one request. Once it is told to be declined it can succeed
 * no more: either nobody outside has its secret, or it was canceled first.
 */
export function stripeCharges(
  stripe: Stripe,
  log: Log | undefined,
): Pick<PaymentGateway, 'charge' | 'findCharge' | 'confirmCharge' | 'cancelCharge'> {
  const ask = (asked: Promise<unknown>) => answerOf(shapes.paymentIntent, asked, log);
  const intentOf = (ref: string) => ask(stripe.paymentIntents.retrieve(ref, WITH_CHARGE));

  /** What an intent is now, while the member may still have to act. */
  async function chargeFrom(intent: shapes.PaymentIntent): Promise<Charge> {
    if (isOpen(intent) && intent.last_payment_error?.code === 'authentication_required')
      return waiting(intent);
    return outcomeOf(intent);
  }

  /** The same once the member has had their say. */
  async function outcomeOf(intent: shapes.PaymentIntent): Promise<Charge> {
    if (intent.status === 'succeeded') return { kind: 'succeeded', ref: intent.id };
    if (intent.status === 'canceled') return declineOf(intent);
    if (intent.status === 'requires_action') return waiting(intent);
    if (isOpen(intent)) return takenBack(intent.id, declineOf(intent));
    return UNKNOWN;
  }

  async function takenBack(ref: string, decline: Declined): Promise<Charge> {
    const params = { cancellation_reason: 'abandoned' as const, ...WITH_CHARGE };
    const canceled = await ask(stripe.paymentIntents.cancel(ref, params));
    if (canceled.is === 'answered' && canceled.value.status === 'canceled') return decline;
    if (canceled.is === 'lost') return UNKNOWN;
    // It came to its end meanwhile.
    const now = await intentOf(ref);
    if (now.is !== 'answered') return unlessRefused(now, ref);
    const isOver = now.value.status === 'succeeded' || now.value.status === 'canceled';
    return isOver ? outcomeOf(now.value) : UNKNOWN;
  }

  async function refusedCharge(no: StripeNo): Promise<Charge> {
    const code = declineCodeOf(no);
    if (no.isCardError && code === 'authentication_required' && no.ref !== undefined) {
      const intent = await intentOf(no.ref);
      return intent.is === 'answered' ? chargeFrom(intent.value) : UNKNOWN;
    }
    if (no.isCardError) return declined(code);
    // A request that Stripe does not take charges nothing: the card is gone, or we are at fault.
    return declined(no.param === 'payment_method' ? 'card_declined' : 'processing_error');
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
            // What the bank wants of a member is asked for by Stripe's script in the page.
            ...(!offSession && { use_stripe_sdk: true }),
            metadata: { attempt_id: attemptId },
            ...WITH_CHARGE,
          },
          { idempotencyKey: `${attemptId}_${customer}` },
        ),
      );
      if (answer.is === 'lost') return UNKNOWN;
      if (answer.is === 'refused') return refusedCharge(answer.no);
      const intent = answer.value;
      if (!isFor(intent, order)) return UNKNOWN;
      if (intent.status !== 'requires_action') return chargeFrom(intent);
      // The answer is kept under the key as it was: a charge that waited then may have come to its end.
      const now = await intentOf(intent.id);
      return now.is === 'answered' ? chargeFrom(now.value) : UNKNOWN;
    },

    /** By the list, which is true at once; Stripe's search lags behind. */
    async findCharge({ attemptId, customer }) {
      let after: string | undefined;
      for (;;) {
        const page = await answerOf(
          shapes.paymentIntents,
          stripe.paymentIntents.list({
            customer,
            limit: 100,
            expand: ['data.latest_charge'],
            ...(after !== undefined && { starting_after: after }),
          }),
          log,
        );
        if (page.is !== 'answered') return unlessRefused(page, customer);
        const { data, has_more: hasMore } = page.value;
        const found = data.find(({ metadata }) => metadata['attempt_id'] === attemptId);
        if (found !== undefined) return chargeFrom(found);
        after = data.at(-1)?.id;
        if (!hasMore || after === undefined) return { kind: 'none' };
      }
    },

    async confirmCharge(ref) {
      const intent = await intentOf(ref);
      return intent.is === 'answered' ? outcomeOf(intent.value) : unlessRefused(intent, ref);
    },

    cancelCharge: (ref) => takenBack(ref, declined('authentication_required')),
  };
}

/** It has not come to its end, and another try may be made of it. */
const isOpen = ({ status }: shapes.PaymentIntent) =>
  status === 'requires_payment_method' || status === 'requires_confirmation';

const isFor = ({ amount, currency, metadata }: shapes.PaymentIntent, order: ChargeOrder) =>
  amount === order.amountCents && currency === CURRENCY && metadata['attempt_id'] === order.attemptId;

function waiting({ id, client_secret: clientSecret }: shapes.PaymentIntent): Charge {
  return typeof clientSecret === 'string' && clientSecret !== ''
    ? { kind: 'requires_action', ref: id, clientSecret }
    : UNKNOWN;
}

/** Why an intent came to nothing. Canceled by us without an error, it had waited for the member. */
function declineOf(intent: shapes.PaymentIntent): Declined {
  const { last_payment_error: error, latest_charge: charge, cancellation_reason: reason } = intent;
  if (error) return declined(declineCodeOf(error));
  if (typeof charge === 'object' && charge !== null && charge.failure_code)
    return declined(
      declineCodeOf({ code: charge.failure_code, ...charge.outcome, decline_code: charge.outcome?.reason }),
    );
  return declined(reason === 'abandoned' ? 'authentication_required' : 'processing_error');
}

/** A charge that Stripe does not know of is a mistake of ours, and no answer to any question. */
function unlessRefused(answer: Answer<unknown>, ref: string): typeof UNKNOWN {
  if (answer.is === 'refused') throw new Error(`The payment gateway knows nothing of ${ref}`);
  return UNKNOWN;
}
