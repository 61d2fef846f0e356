import * as z from 'zod';
import type { CardBrand } from '#contract/billing/codes.ts';

/** The parts of Stripe's responses that we read; responses of another shape are rejected. */

const idWithPrefix = (prefix: string) => z.string().startsWith(`${prefix}_`);
const text = z.string().nullish();
/** An object given by its id, or expanded if requested. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((given) => given ?? null);

export const customer = z.object({ object: z.literal('customer'), id: idWithPrefix('cus') });

export const setupIntent = z.object({
  object: z.literal('setup_intent'),
  client_secret: z.string().min(1),
});

const BRANDS: Readonly<Record<string, CardBrand>> = {
  amex: 'amex',
  diners: 'diners',
  discover: 'discover',
  jcb: 'jcb',
  mastercard: 'mastercard',
  visa: 'visa',
};

export const paymentMethod = z.object({
  object: z.literal('payment_method'),
  id: idWithPrefix('pm'),
  type: z.string(),
  customer: reference,
  card: z
    .object({
      brand: z.string().transform((brand): CardBrand => BRANDS[brand] ?? 'unknown'),
      last4: z.string().regex(/^\d{4}$/),
      exp_month: z.int().gte(1).lte(12),
      exp_year: z.int().gte(2000).lte(2199),
      fingerprint: text,
    })
    .optional(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const decline = z.object({ code: text, decline_code: text, advice_code: text });

const charge = z.object({
  failure_code: text,
  outcome: z.object({ reason: text, advice_code: text }).nullish(),
});

export const paymentIntent = z.object({
  object: z.literal('payment_intent'),
  id: idWithPrefix('pi'),
  customer: reference,
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  client_secret: text,
  metadata: z.record(z.string(), z.string()),
  cancellation_reason: text,
  last_payment_error: decline.nullish(),
  /** Expanded if requested. */
  latest_charge: z.union([z.string(), charge]).nullish(),
});
export type PaymentIntent = z.output<typeof paymentIntent>;

export const refund = z.object({
  object: z.literal('refund'),
  id: idWithPrefix('re'),
  amount: z.int().gt(0),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripeRefund = z.output<typeof refund>;

const dispute = z.object({ status: z.string() });

const listSchema = <Item extends z.ZodType>(item: Item) =>
  z.object({ object: z.literal('list'), data: z.array(item), has_more: z.boolean() });
export const paymentIntents = listSchema(paymentIntent);
export const refunds = listSchema(refund);
export const disputes = listSchema(dispute);

/** A signed event; of its object only what is needed to look it up. */
export const event = z.object({
  object: z.literal('event'),
  id: idWithPrefix('evt'),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().optional(),
      customer: reference,
      payment_intent: reference,
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});
export type StripeEvent = z.output<typeof event>;
