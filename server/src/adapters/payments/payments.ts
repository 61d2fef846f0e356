import type { CardBrand } from '#contract/billing/codes.ts';
import type { declineRefusals } from '#contract/billing/refusals.ts';

export type DeclineCode = keyof typeof declineRefusals;
/** `soft` may be retried, `fix_card` needs the card's details changed, `hard` is final for this card. */
export type DeclineClass = 'soft' | 'hard' | 'fix_card';

/** The `code` of an error: the gateway does not know the customer, who was deleted there. */
export type CustomerMissingCode = 'GATEWAY_CUSTOMER_MISSING';

/** Returned, never thrown, so that callers must handle each. */
export type Charge =
  | { kind: 'succeeded'; ref: string }
  | { kind: 'declined'; code: DeclineCode; class: DeclineClass }
  | { kind: 'requires_action'; ref: string; clientSecret: string }
  | { kind: 'unknown' };

export type Refund =
  | { kind: 'succeeded'; ref: string }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown' };

/** A refund at the gateway, made by us or by hand. */
export interface GatewayRefund {
  ref: string;
  /** The idempotency key with which we made it; null or foreign: made by hand. */
  key: string | null;
  amountCents: number;
  /** The gateway accepted it, but could not pay it out: the money is back with us. */
  hasFailed: boolean;
}

export interface GatewayCard {
  ref: string;
  brand: CardBrand;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same number, but does not reveal it. */
  fingerprint: string;
}

/** Number and code exist in this object only, for the duration of one call. */
export interface RawCard {
  cardHolder: string;
  cardNumber: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  cardZipcode: string;
}

export type AttachedCard =
  | { kind: 'attached'; card: GatewayCard }
  | { kind: 'declined'; code: DeclineCode }
  /** The gateway does not accept this kind of card. */
  | { kind: 'refused'; message: string };

export interface ChargeOrder {
  customer: string;
  card: string;
  amountCents: number;
  /** Idempotency key: an attempt is charged once, however often it is sent. */
  attemptId: string;
  offSession: boolean;
}

/** A notification that something changed; the current state must be queried. */
export type GatewayEvent = { id: string } & (
  | { kind: 'charge_changed'; attemptId: string; customer: string }
  | { kind: 'disputed'; chargeRef: string }
  | { kind: 'refunded'; chargeRef: string }
  | { kind: 'other' }
);

/**
 * Stores cards and moves money. Memberships are managed by the application. `ref`, `customer` and `card` are the
 * gateway's own ids, `key` is an idempotency key. A charge or refund without a known outcome is returned as `unknown`;
 * the other methods throw if the gateway does not answer.
 */
export interface PaymentGateway {
  /** If set, the browser sends cards to the gateway directly; null: our own form takes them. */
  readonly publishableKey: string | null;
  /** Creates the user's customer and returns its id; the same one for the same key and address. */
  ensureCustomer(user: { id: number; email: string }, key: string): Promise<string>;
  /**
   * Deletes a customer with their cards; one that is deleted already is no error. Their charges stay, and can be
   * refunded.
   */
  deleteCustomer(ref: string): Promise<void>;
  /**
   * Begins adding a card: returns the secret with which the gateway's own fields in the browser send it.
   * @throws an error with CustomerMissingCode
   */
  startCardSetup(customer: string): Promise<{ clientSecret: string }>;
  /**
   * Adds a card: by its fields if the gateway accepts these, else by the reference that the browser received.
   * @throws an error with CustomerMissingCode
   */
  attachCard(
    customer: string,
    card: RawCard | { paymentMethodId: string },
    key: string,
  ): Promise<AttachedCard>;
  /** Removes a card; one that is removed already is no error. */
  detachCard(ref: string): Promise<void>;
  /** Charges a card, once for each attempt. */
  charge(order: ChargeOrder): Promise<Charge>;
  /**
   * The outcome of an attempt whose answer was lost; `none` if the gateway never received it, `no_customer` if it cannot
   * tell because it no longer knows the customer.
   */
  findCharge(
    asked: Pick<ChargeOrder, 'attemptId' | 'customer'>,
  ): Promise<Charge | { kind: 'none' } | { kind: 'no_customer' }>;
  /** The attempt that a charge was made for, whatever its outcome; null if it was not made by this product. */
  findAttempt(ref: string): Promise<Pick<ChargeOrder, 'attemptId' | 'customer'> | null>;
  /**
   * The outcome of a charge that the member was asked to confirm with their bank. Stripe is only asked: the confirmation
   * took place in the browser. The simulated gateway has no such page, so there this call is the confirmation.
   */
  confirmCharge(ref: string): Promise<Charge>;
  /** Cancels a charge that waits for confirmation: it counts as declined, unless it has succeeded meanwhile. */
  cancelCharge(ref: string): Promise<Charge>;
  /** Refunds a charge, or a part of it, once for each key, however late it is sent again. */
  refund(order: { ref: string; amountCents: number; key: string }): Promise<Refund>;
  /** All refunds of a charge, also those made by hand at the gateway. */
  listRefunds(ref: string): Promise<GatewayRefund[]>;
  /** Whether a charge is currently disputed. */
  isDisputed(ref: string): Promise<boolean>;
  /** Verifies and parses a signed event from its raw bytes. Null if the signature is not the gateway's. */
  parseEvent(rawBody: Buffer, signature: string): GatewayEvent | null;
  /** Releases connections and timers. */
  close(): Promise<void>;
}
