import * as z from 'zod/mini';
import { call, cents, epochSeconds, id, paged, paging } from '../call.ts';
import {
  type Action,
  ACTIONS,
  ATTEMPT_STATUSES,
  CARD_BRANDS,
  INTERVALS,
  INVOICE_KINDS,
  INVOICE_STATUSES,
  PRODUCT_IDS,
  RECORD_STATUSES,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from './codes.ts';
import { DECLINE_CODES } from './refusals.ts';
import { actionsFor } from './allowedActions.ts';
import { cancelReason, requireFieldsOrReference, mergeExpiryErrors, newCard, tipAmount } from './forms.ts';

/** The refusals of calls that charge a card immediately. */
const CHARGING = ['no_card', ...DECLINE_CODES, 'payment_unknown', 'payment_in_progress'] as const;

const notAllowedIn = (status: SubscriptionStatus) => `not_allowed_in_${status}` as const;

/** Subscription statuses that do not allow the action, as refusals. */
const notAllowed = (action: Action) =>
  SUBSCRIPTION_STATUSES.filter((status) => !(actionsFor[status] as readonly Action[]).includes(action)).map(
    notAllowedIn,
  );

/** For writers who act for a member. Refused when a member sends the id of another. */
const userId = z.optional(id);

/** A stored card. Its number is known to the payment gateway only. */
export const card = z.object({
  id,
  brand: z.enum(CARD_BRANDS),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type Card = z.output<typeof card>;

const paymentMethods = z.object({
  cards: z.array(card),
  defaultPaymentMethod: z.nullable(id),
  /** For the gateway's own card fields in the browser; null when our own form takes the card. */
  publishableKey: z.nullable(z.string()),
});
export type PaymentMethods = z.output<typeof paymentMethods>;

export const listCards = call({
  method: 'GET',
  path: '/api/billing/payment_method',
  summary: "A member's cards and which of them is the default",
  input: z.strictObject({ userId }),
  output: paymentMethods,
});

export const addCard = call({
  method: 'POST',
  path: '/api/billing/payment_method',
  summary: 'Add a card by its fields, or by the reference of a card that the browser sent to the gateway',
  input: z
    .strictObject({
      ...z.partial(z.object(newCard)).shape,
      paymentMethodId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      makeDefaultPaymentMethod: z._default(z.boolean(), false),
      userId,
    })
    .check(requireFieldsOrReference, mergeExpiryErrors),
  output: paymentMethods,
  refuses: [...DECLINE_CODES, 'raw_card_refused', 'payment_in_progress'],
  status: 201,
});

export const removeCard = call({
  method: 'DELETE',
  path: '/api/billing/payment_method',
  summary: 'Remove a card; the only card cannot be removed',
  input: z.strictObject({ paymentMethodId: id, userId }),
  output: paymentMethods,
  refuses: ['only_card', 'payment_in_progress'],
});

export const makeDefaultCard = call({
  method: 'PUT',
  path: '/api/billing/payment_method',
  summary: 'Make a card the default',
  input: z.strictObject({ paymentMethodId: id, userId }),
  output: paymentMethods,
  refuses: ['already_default'],
});

export const startCardSetup = call({
  method: 'POST',
  path: '/api/billing/card_setup',
  summary: "Set up the gateway's own card fields in the browser",
  input: z.strictObject({ userId }),
  output: z.object({ clientSecret: z.string(), publishableKey: z.string() }),
  refuses: ['no_card_setup', 'payment_in_progress'],
  returnsSecret: true,
});

const productId = z.literal([...PRODUCT_IDS]);
const chosenPlan = z.literal([...PRODUCT_IDS], 'Please choose a plan');

/** A membership. A member who never had one gets one that is `canceled`, without dates. */
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
  summary: 'The membership: its status and dates',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
});

const actionInfo = z.object({
  effectiveAt: epochSeconds,
  amountCents: cents,
  statusAfter: z.enum(SUBSCRIPTION_STATUSES),
  sentence: z.string(),
});

// The key is camelCase after fromWire, while the action is `keep_monthly`.
const KEEP_MONTHLY_AS_KEY = 'keepMonthly';

/** What a member can choose from: the plans, the default card, and what each allowed action would do. */
const newSubscriptionInfo = z.object({
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
  /** The preview of each action that is allowed now. For `create` and `update`, the plan has the price. */
  actions: z.partialRecord(z.enum([...ACTIONS, KEEP_MONTHLY_AS_KEY]), actionInfo),
});
export type NewSubscriptionInfo = z.output<typeof newSubscriptionInfo>;

/** The preview of an action; undefined where the action is not allowed. */
export const actionPreviewOf = ({ actions }: NewSubscriptionInfo, action: Action) =>
  actions[action] ?? (action === 'keep_monthly' ? actions[KEEP_MONTHLY_AS_KEY] : undefined);

export const getNewSubscriptionInfo = call({
  method: 'GET',
  path: '/api/billing/new_subscription_info',
  summary:
    'The plans; for a signed-in member also what each action would change, when, and how much is charged',
  input: z.strictObject({ userId }),
  output: newSubscriptionInfo,
  isPublic: true,
});

export const createSubscription = call({
  method: 'POST',
  path: '/api/subscription/create_subscription',
  summary: 'Start a membership, the first or one after a cancellation; charges the default card now',
  input: z.strictObject({ productId: chosenPlan, userId }),
  output: subscriptionInfo,
  refuses: [...CHARGING, ...notAllowed('create')],
  status: 201,
});

export const updateSubscription = call({
  method: 'POST',
  path: '/api/subscription/update_subscription',
  summary:
    'During a skip: resume with the chosen plan, charged now. While an upgrade is pending: keep the monthly plan',
  input: z.strictObject({ productId: chosenPlan, userId }),
  output: subscriptionInfo,
  refuses: [...CHARGING, ...notAllowed('update'), 'upgrade_already_scheduled'],
});

export const skipSubscription = call({
  method: 'POST',
  path: '/api/subscription/skip_subscription',
  summary: 'Skip the next billing cycle of the monthly plan',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
  refuses: ['payment_in_progress', ...notAllowed('skip'), 'upgrade_pending'],
});

export const unskipSubscription = call({
  method: 'POST',
  path: '/api/subscription/unskip_subscription',
  summary: 'Remove a scheduled skip',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
  refuses: ['payment_in_progress', ...notAllowed('unskip')],
});

export const cancelSubscription = call({
  method: 'POST',
  path: '/api/subscription/cancel_subscription',
  summary: 'Cancel the membership: at the end of the paid period, or at once if nothing is paid',
  input: z.strictObject({ reason: z.optional(cancelReason), userId }),
  output: subscriptionInfo,
  refuses: ['payment_in_progress', ...notAllowed('cancel')],
});

export const uncancelSubscription = call({
  method: 'POST',
  path: '/api/subscription/uncancel_subscription',
  summary: 'Remove a scheduled cancellation',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
  refuses: ['payment_in_progress', ...notAllowed('uncancel')],
});

export const upgradeSubscription = call({
  method: 'POST',
  path: '/api/subscription/upgrade_subscription',
  summary: 'Change from the monthly to the annual plan with the next billing cycle',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
  refuses: ['payment_in_progress', ...notAllowed('upgrade'), 'upgrade_already_scheduled'],
});

export const retryPayment = call({
  method: 'POST',
  path: '/api/billing/retry_payment',
  summary: 'Charge the owed amount to the default card now',
  input: z.strictObject({ userId }),
  output: subscriptionInfo,
  refuses: [...CHARGING, ...notAllowed('retry')],
});

const cardFace = z.object({ brand: z.enum(CARD_BRANDS), last4: z.string() });
export type CardFace = z.output<typeof cardFace>;

/** An invoice for a period of the membership or for a tip. */
export const invoice = z.object({
  id,
  /** As printed on the receipt. */
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  status: z.enum(INVOICE_STATUSES),
  productId: z.nullable(productId),
  periodStart: z.nullable(epochSeconds),
  periodEnd: z.nullable(epochSeconds),
  amountCents: cents,
  taxCents: cents,
  refundedCents: cents,
  /** The card of the newest attempt; null before the first one. */
  card: z.nullable(cardFace),
  readingRequestId: z.nullable(id),
  description: z.string(),
  createdAt: epochSeconds,
  paidAt: z.nullable(epochSeconds),
  /** Writers only. */
  userId: z.optional(id),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = call({
  method: 'GET',
  path: '/api/billing/invoices',
  summary: "A member's invoices, for memberships and tips",
  input: z.strictObject({ ...paging(['created_at']), userId }),
  output: paged(invoice),
});

export const getReceipt = call({
  method: 'GET',
  path: '/api/billing/invoices/{id}/receipt',
  summary: 'A printable receipt: what was paid, by whom and for what',
  input: z.strictObject({ id }),
  output: z.object({
    invoice,
    seller: z.object({ name: z.string(), email: z.string() }),
    member: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
    refunds: z.array(z.object({ amountCents: cents, refundedAt: epochSeconds })),
  }),
});
export type Receipt = z.output<(typeof getReceipt)['output']>;

const attempt = z.object({
  id,
  invoiceId: id,
  /** The attempt's number within its invoice, from 1. */
  n: z.int(),
  status: z.enum(ATTEMPT_STATUSES),
  declineCode: z.nullable(z.string()),
  /** Charged without the member present. */
  offSession: z.boolean(),
  amountCents: cents,
  card: cardFace,
  createdAt: epochSeconds,
  settledAt: z.nullable(epochSeconds),
});
export type Attempt = z.output<typeof attempt>;

export const listAttempts = call({
  method: 'GET',
  path: '/api/billing/attempts',
  summary: "The attempts to charge a member's card, with their outcomes",
  input: z.strictObject({ ...paging(['created_at']), userId: id }),
  output: paged(attempt),
  refuses: ['not_found'],
});

export const confirmPayment = call({
  method: 'POST',
  path: '/api/billing/confirm',
  summary: 'Complete a charge that the member has confirmed with their bank',
  input: z.strictObject({ attemptId: id, userId }),
  output: invoice,
  refuses: [...DECLINE_CODES, 'payment_unknown', ...SUBSCRIPTION_STATUSES.map(notAllowedIn)],
});

export const refundInvoice = call({
  method: 'POST',
  path: '/api/billing/refund',
  summary: 'Refund a payment, or a part of it',
  input: z.strictObject({
    invoiceId: id,
    amountCents: z.int('Please enter an amount').check(z.positive('Please enter an amount')),
    /** Whether the refund also ends the membership at once. */
    endMembership: z._default(z.boolean(), false),
  }),
  output: invoice,
  refuses: ['not_found', 'not_refundable', 'refund_refused', 'payment_unknown'],
});

export const giveTip = call({
  method: 'POST',
  path: '/api/give_tip',
  summary: 'Tip the reader of an answered request; charges the default card now',
  input: z.strictObject({ amount: tipAmount, readingRequestId: id }),
  output: invoice,
  refuses: ['not_found', 'no_answer_yet', ...CHARGING, 'tipped_just_now'],
  status: 201,
});
