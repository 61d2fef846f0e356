/** The plans by their id on the wire, with their prices in US cents. */
export const PLANS = {
  1: {
    productId: 1,
    name: 'Annual',
    interval: 'year',
    pricePerMonthCents: 1_600,
    chargeCents: 19_200,
    isMostPopular: true,
  },
  2: {
    productId: 2,
    name: 'Monthly',
    interval: 'month',
    pricePerMonthCents: 1_900,
    chargeCents: 1_900,
    isMostPopular: false,
  },
} as const;
export type ProductId = keyof typeof PLANS;
/** The `productId` of each plan. */
export const ANNUAL = 1 satisfies ProductId;
export const MONTHLY = 2 satisfies ProductId;
/** All plans, the annual one first. */
export const PRODUCT_IDS = [ANNUAL, MONTHLY] as const;

/** How often a membership is billed. */
export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** The product id of a monthly or yearly plan. */
export const productIdOf = (interval: Interval): ProductId => (interval === 'year' ? ANNUAL : MONTHLY);

export const SUBSCRIPTION_STATUSES = [
  'monthly_active',
  'yearly_active',
  'canceled',
  'cancel_upcoming',
  'payment_failed',
  'monthly_skip_upcoming',
  'monthly_skipping',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The stored status; the status shown is derived from it (rules.ts). */
export const RECORD_STATUSES = ['active', 'past_due', 'canceled'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** What can be done with a membership. Which status allows which action: `actionsFor` in allowedActions.ts. */
export const ACTIONS = [
  'skip',
  'unskip',
  'cancel',
  'uncancel',
  'upgrade',
  'keep_monthly',
  'create',
  'update',
  'retry',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What happens to the membership of someone who is blocked or becomes a writer. */
export const MEMBERSHIP_ENDINGS = ['keep', 'at_period_end', 'now'] as const;
export type MembershipEnding = (typeof MEMBERSHIP_ENDINGS)[number];

/** The brands of cards; `unknown` is any other. */
export const CARD_BRANDS = ['amex', 'diners', 'discover', 'jcb', 'mastercard', 'visa', 'unknown'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** The brands, as screens and mails write them. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  visa: 'Visa',
  unknown: 'Card',
};

/** Filters of lists: the label shown and the value sent; `All` sends none. */
export const PLAN_FILTERS = [
  { label: 'All', value: null },
  { label: 'Yearly', value: 'year' },
  { label: 'Monthly', value: 'month' },
] as const;

/** What an invoice is for. */
export const INVOICE_KINDS = ['membership', 'tip'] as const;

/** The state of an invoice: `void` is one that is no longer owed. */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'refunded', 'partly_refunded'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The outcome of one attempt to charge an invoice. */
export const ATTEMPT_STATUSES = [
  'pending',
  'unknown',
  'requires_action',
  'succeeded',
  'declined',
  'canceled',
] as const;

/** The suggested tips, in dollars; any other amount can be typed. */
export const TIP_CHOICES = [2, 5, 10] as const;
