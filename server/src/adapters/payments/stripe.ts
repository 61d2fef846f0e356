import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { AttachedCard, PaymentGateway, Refund } from './payments.ts';
import { readAnswer, GatewayTimeout, requireAnswer } from './stripeAnswers.ts';
import { stripeCharges } from './stripeCharges.ts';
import { toDeclineCode } from './stripeDeclines.ts';
import { toGatewayEvent } from './stripeEvents.ts';
import * as shapes from './stripeShapes.ts';

/** The API version this code was written for; the account's default may differ. */
export const STRIPE_API_VERSION = '2026-10-28.endive';
/** Including one retry, well below the time after which a charge without an answer counts as lost. */
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

/** Stripe stores the cards and moves the money, with PaymentIntents that are confirmed immediately. */
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
      // An idempotency key is valid for one set of parameters, so another email address needs another key.
      const idempotencyKey = `${key}_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
      const asked = stripe.customers.create(params, { idempotencyKey });
      return (await requireAnswer(shapes.customer, asked, log)).id;
    },

    async deleteCustomer(ref) {
      const answer = await readAnswer(shapes.customer, stripe.customers.del(ref), log);
      if (answer.kind === 'lost') throw createTimeoutError();
      if (answer.kind === 'refused' && answer.refusal.code !== 'resource_missing')
        throw new Error('The payment gateway refused to delete a customer');
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
      // Other input is never sent on: it might be a card number.
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
      // Refused if it is already detached or deleted, which is the desired state.
      if (answer.kind === 'lost') throw createTimeoutError();
    },

    ...stripeCharges(stripe, log),

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

/** The dispute was decided in our favour, so the money is ours. */
const DISPUTE_IS_OVER = new Set(['won', 'warning_closed', 'prevented']);

const createTimeoutError = () => new GatewayTimeout('The payment gateway gave no answer');

function toAttachedCard({ id, card }: shapes.PaymentMethod): AttachedCard {
  if (card === undefined) return CARD_REFUSED;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
  // Some cards have no fingerprint; such a card counts as unlike any other.
  return {
    kind: 'attached',
    card: { ref: id, brand, last4, expMonth, expYear, fingerprint: fingerprint ?? id },
  };
}

const REFUND_REFUSED = {
  kind: 'refused',
  message: 'The payment gateway refused this refund',
} as const satisfies Refund;

/** A pending refund counts as made: Stripe has accepted it and sends an event if it fails. */
const toRefund = ({ id, status }: shapes.StripeRefund): Refund =>
  status === 'failed' || status === 'canceled' ? REFUND_REFUSED : { kind: 'succeeded', ref: id };
