import type { CardBrand } from '#contract/billing/codes.ts';
import type { declineRefusals } from '#contract/billing/refusals.ts';

export type DeclineCode = keyof typeof declineRefusals;
/** `soft` may be retried, `fix_card` needs the card's details changed, `hard` is final for this card. */
export type DeclineClass = 'soft' | 'hard' | 'fix_card';

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

/** Stores cards and moves money. Memberships are managed by the application. */
export interface PaymentGateway {
  /** If set, the browser sends cards to the gateway directly; null: our own form takes them. */
  readonly publishableKey: string | null;
  ensureCustomer(user: { id: number; email: string }, key: string): Promise<string>;
  /**
   * Deletes a customer with their cards; one that is deleted already is no error. Their charges stay, and can be
   * refunded.
   */
  deleteCustomer(ref: string): Promise<void>;
  /** What the gateway's own fields in the browser need. */
  startCardSetup(customer: string): Promise<{ clientSecret: string }>;
  /** By the card's fields if the gateway accepts these, else by the reference that the browser received. */
  attachCard(
    customer: string,
    card: RawCard | { paymentMethodId: string },
    key: string,
  ): Promise<AttachedCard>;
  detachCard(ref: string): Promise<void>;
  charge(order: ChargeOrder): Promise<Charge>;
  /** The outcome of an attempt whose answer was lost. */
  findCharge(asked: Pick<ChargeOrder, 'attemptId' | 'customer'>): Promise<Charge | { kind: 'none' }>;
  /** The outcome of a charge that the member has confirmed, or was asked to. */
  confirmCharge(ref: string): Promise<Charge>;
  /** Cancels a charge that waits for confirmation: it counts as declined, unless it has succeeded meanwhile. */
  cancelCharge(ref: string): Promise<Charge>;
  refund(order: { ref: string; amountCents: number; key: string }): Promise<Refund>;
  /** The total refunded of a charge, in cents: by us or by hand at the gateway. */
  findRefundedCents(ref: string): Promise<number>;
  /** Whether a charge is currently disputed. */
  isDisputed(ref: string): Promise<boolean>;
  /** Verifies and parses a signed event from its raw bytes. Null if the signature is not the gateway's. */
  parseEvent(rawBody: Buffer, signature: string): GatewayEvent | null;
  close(): Promise<void>;
}
