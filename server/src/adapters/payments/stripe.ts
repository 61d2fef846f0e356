import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { AttachedCard, PaymentGateway, Refund } from './payments.ts';
import { readAnswer, GatewayTimeout, requireAnswer } from './stripeAnswers.ts';
import { stripeCharges } from './stripeCharges.ts';
import { toDeclineCode } from './stripeDeclines.ts';
import { toGatewayEvent } from './stripeEvents.ts';
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
  message: 'This card could not be added. Please enter it again',
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
      return (await requireAnswer(shapes.customer, asked, log)).id;
    },

    async startCardSetup(customer) {
      const asked = stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      });
      return { clientSecret: (await requireAnswer(shapes.setupIntent, asked, log)).client_secret };
    },

    async attachCard(customer, card, key) {
      // Whatever else was typed there is sent nowhere: it might be a number.
      if (!('paymentMethodId' in card) || !/^pm_\w+$/.test(card.paymentMethodId)) return CARD_REFUSED;
      const { paymentMethodId } = card;
      const found = await readAnswer(
        shapes.paymentMethod,
        stripe.paymentMethods.retrieve(paymentMethodId),
        log,
      );
      if (found.kind === 'lost') throw createTimeoutError();
      if (found.kind === 'refused') return CARD_REFUSED;
      if (found.value.customer === customer) return toAttachedCard(found.value);
      if (found.value.customer !== null) return CARD_REFUSED;
      const attached = await readAnswer(
        shapes.paymentMethod,
        stripe.paymentMethods.attach(paymentMethodId, { customer }, { idempotencyKey: `attach_${key}` }),
        log,
      );
      if (attached.kind === 'lost') throw createTimeoutError();
      if (attached.kind === 'answered') return toAttachedCard(attached.value);
      return attached.refusal.isCardError
        ? { kind: 'declined', code: toDeclineCode(attached.refusal) }
        : CARD_REFUSED;
    },

    async detachCard(ref) {
      const answer = await readAnswer(shapes.paymentMethod, stripe.paymentMethods.detach(ref), log);
      // Refused where it is detached already, or gone: then all is as it should be.
      if (answer.kind === 'lost') throw createTimeoutError();
    },

    ...stripeCharges(stripe, log),

    async refund({ ref, amountCents, key }): Promise<Refund> {
      // Stripe forgets its keys after a day, so what was refunded under this one is looked up first.
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

    async findRefundedCents(ref) {
      const asked = stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] });
      const { latest_charge: charge } = await requireAnswer(shapes.paymentIntent, asked, log);
      return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;
    },

    async isDisputed(ref) {
      const asked = stripe.disputes.list({ payment_intent: ref, limit: 100 });
      const { data } = await requireAnswer(shapes.disputes, asked, log);
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
      return event.success ? toGatewayEvent(event.data) : null;
    },

    async close() {},
  };
}

/** The dispute went our way, so that the money is ours. */
const DISPUTE_IS_OVER = new Set(['won', 'warning_closed', 'prevented']);

const createTimeoutError = () => new GatewayTimeout('The payment gateway gave no answer');

function toAttachedCard({ id, card }: shapes.PaymentMethod): AttachedCard {
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
  message: 'The payment gateway refused this refund',
} as const satisfies Refund;

/** One under way counts as made: the gateway has taken it and tells of it again should it fail. */
const toRefund = ({ id, status }: shapes.StripeRefund): Refund =>
  status === 'failed' || status === 'canceled' ? REFUND_REFUSED : { kind: 'succeeded', ref: id };
