import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { PaymentGateway, Refund } from './payments.ts';
import { readAnswer, requireAnswer } from './stripeAnswers.ts';
import * as shapes from './stripeShapes.ts';

/** Refunds and disputes. */
export function createStripeRefunds(
  stripe: Stripe,
  log: Log | undefined,
): Pick<PaymentGateway, 'refund' | 'listRefunds' | 'isDisputed'> {
  return {
    async refund({ ref, amountCents, key }): Promise<Refund> {
      // Stripe forgets idempotency keys after a day, so a refund made under this one is looked up first.
      const known = await readAnswer(
        shapes.refunds,
        stripe.refunds.list({ payment_intent: ref, limit: 100 }),
        log,
      );
      if (known.kind === 'lost') return { kind: 'unknown' };
      if (known.kind === 'refused') return REFUND_REFUSED;
      const earlierRefund = known.value.data.find(({ metadata }) => metadata?.['key'] === key);
      if (earlierRefund !== undefined) return toRefund(earlierRefund);
      const answer = await readAnswer(
        shapes.refund,
        stripe.refunds.create(
          { payment_intent: ref, amount: amountCents, metadata: { key } },
          { idempotencyKey: `refund_${key}` },
        ),
        log,
      );
      if (answer.kind === 'lost') return { kind: 'unknown' };
      return answer.kind === 'refused' ? REFUND_REFUSED : toRefund(answer.value);
    },

    async listRefunds(ref) {
      const response = stripe.refunds.list({ payment_intent: ref, limit: 100 });
      const { data } = await requireAnswer(shapes.refunds, response, log);
      return data.map((refund) => ({
        ref: refund.id,
        key: refund.metadata?.['key'] ?? null,
        amountCents: refund.amount,
        hasFailed: hasFailed(refund),
      }));
    },

    async isDisputed(ref) {
      const response = stripe.disputes.list({ payment_intent: ref, limit: 100 });
      const { data } = await requireAnswer(shapes.disputes, response, log);
      return data.some(({ status }) => !DISPUTE_IS_OVER.has(status));
    },
  };
}

/** The dispute was decided in our favour, so the money is ours. */
const DISPUTE_IS_OVER = new Set(['won', 'warning_closed', 'prevented']);

const REFUND_REFUSED = {
  kind: 'refused',
  message: 'The payment gateway refused this refund',
} as const satisfies Refund;

/** A pending refund counts as made: Stripe has accepted it and sends an event if it fails. */
const toRefund = (refund: shapes.StripeRefund): Refund =>
  hasFailed(refund) ? REFUND_REFUSED : { kind: 'succeeded', ref: refund.id };

const hasFailed = ({ status }: shapes.StripeRefund) => status === 'failed' || status === 'canceled';
