import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import { createDecline } from './declines.ts';
import type { ChargeOrder, PaymentGateway } from './payments.ts';
import { isCustomerMissing, readAnswer, type StripeAnswer } from './stripeAnswers.ts';
import { createStripeIntents, UNKNOWN, unknownUnlessRefused, WITH_CHARGE } from './stripeIntents.ts';
import * as shapes from './stripeShapes.ts';

const CURRENCY = 'usd';

/**
 * A charge is one PaymentIntent, created and confirmed by one request. Once reported as declined it can no longer
 * succeed: either nobody outside has its client secret, or it was canceled first.
 */
export function createStripeCharges(
  stripe: Stripe,
  log: Log | undefined,
): Pick<PaymentGateway, 'charge' | 'findCharge' | 'findAttempt' | 'confirmCharge' | 'cancelCharge'> {
  const { ask, retrieveIntent, cancelIntent, toCharge, toFinalCharge, toRefusedCharge } = createStripeIntents(
    stripe,
    log,
  );

  return {
    async charge(order) {
      const answer = await ask(createIntent(stripe, order));
      if (answer.kind === 'lost') return UNKNOWN;
      if (answer.kind === 'refused') return toRefusedCharge(answer.refusal);
      const intent = answer.value;
      if (!belongsToOrder(intent, order)) return UNKNOWN;
      if (intent.status !== 'requires_action') return toCharge(intent);
      // The stored response under the key is the original one: a charge that waited then may have finished.
      const now = await retrieveIntent(intent.id);
      return now.kind === 'answered' ? toCharge(now.value) : UNKNOWN;
    },

    async findCharge(attempt) {
      const found = await findIntent(stripe, log, attempt);
      if (found.kind === 'refused' && isCustomerMissing(found.refusal)) return { kind: 'no_customer' };
      if (found.kind !== 'answered') return unknownUnlessRefused(found, attempt.customer);
      return found.value === undefined ? { kind: 'none' } : toCharge(found.value);
    },

    async findAttempt(ref) {
      const answer = await retrieveIntent(ref);
      if (answer.kind === 'lost') throw new Error(`The payment gateway did not tell whose charge ${ref} is`);
      if (answer.kind === 'refused') return null;
      const { customer, metadata } = answer.value;
      const attemptId = metadata['attempt_id'];
      return attemptId === undefined || customer === null ? null : { attemptId, customer };
    },

    async confirmCharge(ref) {
      const intent = await retrieveIntent(ref);
      return intent.kind === 'answered' ? toFinalCharge(intent.value) : unknownUnlessRefused(intent, ref);
    },

    cancelCharge: (ref) => cancelIntent(ref, createDecline('authentication_required')),
  };
}

/** Creates and confirms an intent. The same order, sent again, returns the first response. */
const createIntent = (stripe: Stripe, { customer, card, amountCents, attemptId, offSession }: ChargeOrder) =>
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
  );

/** The intent of an attempt, if there is one. Uses the list, which is up to date at once; Stripe's search lags behind. */
async function findIntent(
  stripe: Stripe,
  log: Log | undefined,
  { attemptId, customer }: { attemptId: string; customer: string },
): Promise<StripeAnswer<shapes.PaymentIntent | undefined>> {
  let after: string | undefined;
  for (;;) {
    const page = await readAnswer(shapes.paymentIntents, listIntents(stripe, customer, after), log);
    if (page.kind !== 'answered') return page;
    const { data, has_more: hasMore } = page.value;
    const value = data.find(({ metadata }) => metadata['attempt_id'] === attemptId);
    after = data.at(-1)?.id;
    if (value !== undefined || !hasMore || after === undefined) return { kind: 'answered', value };
  }
}

/** A page of the customer's intents, after the one with this id. */
const listIntents = (stripe: Stripe, customer: string, after: string | undefined) =>
  stripe.paymentIntents.list({
    customer,
    limit: 100,
    expand: ['data.latest_charge'],
    ...(after !== undefined && { starting_after: after }),
  });

const belongsToOrder = ({ amount, currency, metadata }: shapes.PaymentIntent, order: ChargeOrder) =>
  amount === order.amountCents && currency === CURRENCY && metadata['attempt_id'] === order.attemptId;
