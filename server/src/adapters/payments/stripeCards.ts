import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { AttachedCard, PaymentGateway } from './payments.ts';
import {
  readAnswer,
  GatewayCustomerMissing,
  GatewayTimeout,
  isCustomerMissing,
  requireAnswer,
} from './stripeAnswers.ts';
import { toDeclineCode } from './stripeDeclines.ts';
import * as shapes from './stripeShapes.ts';

const CARD_REFUSED = {
  kind: 'refused',
  message: 'This card could not be added. Please enter it again',
} as const satisfies AttachedCard;

type CardMethods = 'ensureCustomer' | 'deleteCustomer' | 'startCardSetup' | 'attachCard' | 'detachCard';

/** Customers and their cards, which Stripe calls payment methods. */
export function createStripeCards(stripe: Stripe, log: Log | undefined): Pick<PaymentGateway, CardMethods> {
  return {
    async ensureCustomer({ id, email }, key) {
      const params = { email, metadata: { user_id: String(id) } };
      // An idempotency key is valid for one set of parameters, so another email address needs another key.
      const idempotencyKey = `${key}_${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
      const response = stripe.customers.create(params, { idempotencyKey });
      return (await requireAnswer(shapes.customer, response, log)).id;
    },

    async deleteCustomer(ref) {
      const answer = await readAnswer(shapes.customer, stripe.customers.del(ref), log);
      if (answer.kind === 'lost') throw createTimeoutError();
      if (answer.kind === 'refused' && answer.refusal.code !== 'resource_missing')
        throw new Error('The payment gateway refused to delete a customer');
    },

    async startCardSetup(customer) {
      const response = stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      });
      return { clientSecret: (await requireAnswer(shapes.setupIntent, response, log)).client_secret };
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
        stripe.paymentMethods.attach(
          paymentMethodId,
          { customer },
          { idempotencyKey: `attach_${key}_${customer}` },
        ),
        log,
      );
      if (attached.kind === 'lost') throw createTimeoutError();
      if (attached.kind === 'answered') return toAttachedCard(attached.value);
      if (isCustomerMissing(attached.refusal))
        throw new GatewayCustomerMissing('The payment gateway does not know the customer');
      return attached.refusal.isCardError
        ? { kind: 'declined', code: toDeclineCode(attached.refusal) }
        : CARD_REFUSED;
    },

    async detachCard(ref) {
      const answer = await readAnswer(shapes.paymentMethod, stripe.paymentMethods.detach(ref), log);
      // Refused if it is already detached or deleted, which is the desired state.
      if (answer.kind === 'lost') throw createTimeoutError();
    },
  };
}

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
