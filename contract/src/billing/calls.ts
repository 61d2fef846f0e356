import * as z from 'zod/mini';
import { call, cents, epochSeconds, id } from '../call.ts';
import {
  ACTIONS,
  CARD_BRANDS,
  INTERVALS,
  PRODUCT_IDS,
  RECORD_STATUSES,
  SUBSCRIPTION_STATUSES,
} from './codes.ts';
import { expiryIsOneField, newCard } from './forms.ts';

/** A writer acts for a member with it; a customer who sends another's is refused. */
const userId = z.optional(id);

export const card = z.object({
  id,
  brand: z.enum(CARD_BRANDS),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type Card = z.output<typeof card>;

const paymentMethods = z.object({ cards: z.array(card), defaultPaymentMethod: z.nullable(id) });
export type PaymentMethods = z.output<typeof paymentMethods>;

export const listCards = call({
  method: 'GET',
  path: '/api/billing/payment_method',
  says: "A member's cards and which of them is the default",
  input: z.strictObject({ userId }),
  output: paymentMethods,
});

export const addCard = call({
  method: 'POST',
  path: '/api/billing/payment_method',
  says: 'Add a card; number and code exist only for the length of this call',
  input: z
    .strictObject({ ...newCard, makeDefaultPaymentMethod: z._default(z.boolean(), false), userId })
    .check(expiryIsOneField),
  output: paymentMethods,
  status: 201,
});

export const removeCard = call({
  method: 'DELETE',
  path: '/api/billing/payment_method',
  says: 'Remove a card; the only one stays',
  input: z.strictObject({ paymentMethodId: id, userId }),
  output: paymentMethods,
});

export const makeDefaultCard = call({
  method: 'PUT',
  path: '/api/billing/payment_method',
  says: 'Make a card the default',
  input: z.strictObject({ paymentMethodId: id, userId }),
  output: paymentMethods,
});

const productId = z.literal([...PRODUCT_IDS]);

export const subscriptionInfo = z.object({
  currentSubscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  status: z.enum(RECORD_STATUSES),
  interval: z.enum(INTERVALS),
  productId: z.nullable(productId),
  currentPeriodStart: z.nullable(epochSeconds),
  currentPeriodEnd: z.nullable(epochSeconds),
  cancelAtPeriodEnd: z.boolean(),
  paymentPausedAt: z.nullable(epochSeconds),
  paymentResumesAt: z.nullable(epochSeconds),
  pendingProductId: z.nullable(productId),
  nextCharge: z.nullable(z.object({ date: epochSeconds, amountCents: cents })),
});
export type SubscriptionInfo = z.output<typeof subscriptionInfo>;

export const getSubscriptionInfo = call({
  method: 'GET',
  path: '/api/billing/subscription_info',
  says: 'The membership: its status and dates',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
});

const actionInfo = z.object({
  effectiveAt: epochSeconds,
  amountCents: cents,
  statusAfter: z.enum(SUBSCRIPTION_STATUSES),
  sentence: z.string(),
});

export const newSubscriptionInfo = z.object({
  plans: z.array(
    z.object({
      productId,
      name: z.string(),
      interval: z.enum(INTERVALS),
      pricePerMonthCents: cents,
      chargeNowCents: cents,
      mostPopular: z.boolean(),
      text: z.string(),
    }),
  ),
  defaultCard: z.nullable(card),
  /** What each action that is allowed now would do; a plan's price of `create` and `update` is the plan's own. */
  actions: z.partialRecord(z.enum(ACTIONS), actionInfo),
});
export type NewSubscriptionInfo = z.output<typeof newSubscriptionInfo>;

export const getNewSubscriptionInfo = call({
  method: 'GET',
  path: '/api/billing/new_subscription_info',
  says: 'The plans, and for whoever is signed in what each action would change, when and for how much',
  input: z.strictObject({ userId }),
  output: newSubscriptionInfo,
  isPublic: true,
});

export const createSubscription = call({
  method: 'POST',
  path: '/api/subscription/create_subscription',
  says: 'Take a membership, the first or again after it was canceled; the default card is charged now',
  input: z.strictObject({ productId: z.literal([...PRODUCT_IDS], 'Please choose a plan'), userId }),
  output: subscriptionInfo,
  status: 201,
});
