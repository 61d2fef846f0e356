import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { AttachedCard, PaymentGateway, Refund } from './payments.ts';
import { answerOf, GatewaySilent, sureAnswerOf } from './stripeAnswers.ts';
import { stripeCharges } from './stripeCharges.ts';
import { declineCodeOf } from './stripeDeclines.ts';
import { gatewayEventOf } from './stripeEvents.ts';
import * as shapes from './stripeShapes.ts';

/** The version that this was written for; the account's own may be another. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
/** With the one retry well below the time after which a silent charge counts as lost. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  log?: Log;
  httpClient?: ReturnType<typeof Stripe.createFetchHttpClient>;
  timeoutMs?: number;
  retries?: number;
}

const CARD_REFUSED = {
  kind: 'refused',
  says: 'This card could not be added. Please enter it again',
} as const satisfies AttachedCard;

/** Stripe keeps the cards and moves the money, by PaymentIntents that are confirmed at once. */
export function stripeGateway(settings: StripeSettings): PaymentGateway {
  const { publishableKey, webhookSecret, log } = settings;
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    maxNetworkRetries: settings.retries ?? RETRIES,
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    telemetry: false,
    ...(settings.httpClient !== undefined && { httpClient: settings.httpClient }),
  });

  return {
    publishableKey,

    async ensureCustomer({ id, email }, key) {
      const params = { email, metadata: { user_id: String(id) } };
      // A key holds for one request alone, so another address needs another.
      const idempotencyKey = `${key}_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
      const asked = stripe.customers.create(params, { idempotencyKey });
      return (await sureAnswerOf(shapes.customer, asked, log)).id;
    },

    async startCardSetup(customer) {
      const asked = stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      });
      return { clientSecret: (await sureAnswerOf(shapes.setupIntent, asked, log)).client_secret };
    },

    async attachCard(customer, card, key) {
      // Whatever else was typed there is sent nowhere: it might be a number.
      if (!('paymentMethodId' in card) || !/^pm_\w+$/.test(card.paymentMethodId)) return CARD_REFUSED;
      const { paymentMethodId } = card;
      const found = await answerOf(
        shapes.paymentMethod,
        stripe.paymentMethods.retrieve(paymentMethodId),
        log,
      );
      if (found.is === 'lost') throw silent();
      if (found.is === 'refused') return CARD_REFUSED;
      if (found.value.customer === customer) return attachedFrom(found.value);
      if (found.value.customer !== null) return CARD_REFUSED;
      const attached = await answerOf(
        shapes.paymentMethod,
        stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey: `attach_${key}` }),
        log,
      );
      if (attached.is === 'lost') throw silent();
      if (attached.is === 'answered') return attachedFrom(attached.value);
      return attached.no.isCardError ? { kind: 'declined', code: declineCodeOf(attached.no) } : CARD_REFUSED;
    },

    async detachCard(ref) {
      const answer = await answerOf(shapes.paymentMethod, stripe.paymentMethods.detach(ref), log);
      // Refused where it is detached already, or gone: then all is as it should be.
      if (answer.is === 'lost') throw silent();
    },

    ...stripeCharges(stripe, log),

    async refund({ ref, amountCents, key }): Promise<Refund> {
      // Stripe forgets its keys after a day, so what was refunded under this one is looked up first.
      const known = await answerOf(
        shapes.refunds,
        stripe.refunds.list({ payment_intent: ref, limit: 100 }),
        log,
      );
      if (known.is === 'lost') return { kind: 'unknown' };
      if (known.is === 'refused') return REFUND_REFUSED;
      const again = known.value.data.find(({ metadata }) => metadata?.['key'] === key);
      if (again !== undefined) return refundFrom(again);
      const answer = await answerOf(
        shapes.refund,
        stripe.refunds.create(
          { payment_intent: ref, amount: amountCents, metadata: { key } },
          { idempotencyKey: `refund_${key}` },
        ),
        log,
      );
      if (answer.is === 'lost') return { kind: 'unknown' };
      return answer.is === 'refused' ? REFUND_REFUSED : refundFrom(answer.value);
    },

    async refundedOf(ref) {
      const asked = stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] });
      const { latest_charge: charge } = await sureAnswerOf(shapes.paymentIntent, asked, log);
      return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
    },

    async isDisputed(ref) {
      const asked = stripe.disputes.list({ payment_intent: ref, limit: 100 });
      const { data } = await sureAnswerOf(shapes.disputes, asked, log);
      return data.some(({ status }) => !DISPUTE_IS_OVER.has(status));
    },

    parseEvent(rawBody, signature) {
      let message: unknown;
      try {
        message = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
      } catch {
        return null;
      }
      const event = shapes.event.safeParse(message);
      return event.success ? gatewayEventOf(event.data) : null;
    },

    async close() {},
  };
}

/** The dispute went our way, so that the money is ours. */
const DISPUTE_IS_OVER = new Set(['won', 'warning_closed', 'prevented']);

const silent = () => new GatewaySilent('The payment gateway gave no answer');

function attachedFrom({ id, card }: shapes.PaymentMethod): AttachedCard {
  if (card === undefined) return CARD_REFUSED;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  // Of some cards no fingerprint is told: such a card is like no other.
  return {
    kind: 'attached',
    card: { ref: id, brand, last4, expMonth, expYear, fingerprint: fingerprint ?? id },
  };
}

const REFUND_REFUSED = {
  kind: 'refused',
  says: 'The payment gateway refused this refund',
} as const satisfies Refund;

/** One under way counts as made: the gateway has taken it and tells of it again should it fail. */
const refundFrom = ({ id, status }: shapes.StripeRefund): Refund =>
  status === 'failed' || status === 'canceled' ? REFUND_REFUSED : { kind: 'succeeded', ref: id };
