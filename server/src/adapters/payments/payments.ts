import type { CardBrand } from '#contract/billing/codes.ts';
import type { declineRefusals } from '#contract/billing/refusals.ts';

export type DeclineCode = keyof typeof declineRefusals;
/** Soft may be tried again, fix_card wants the card changed, hard is final for this card. */
export type DeclineClass = 'soft' | 'hard' | 'fix_card';

/** These are answers, never thrown: whoever charges must look at each. */
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
  /** The same for the same number, telling nothing of it. */
  fingerprint: string;
}

/** Number and code live in this object only, for the length of one call. */
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
  /** The gateway takes other cards than this. */
  | { kind: 'refused'; message: string };

export interface ChargeOrder {
  customer: string;
  card: string;
  amountCents: number;
  /** One attempt is charged once, however often it is sent. */
  attemptId: string;
  offSession: boolean;
}

/** Something happened at the gateway; what it is now is asked of it afresh. */
export type GatewayEvent = { id: string } & (
  | { kind: 'charge_changed'; attemptId: string; customer: string }
  | { kind: 'disputed'; chargeRef: string }
  | { kind: 'refunded'; chargeRef: string }
  | { kind: 'other' }
);

/** Keeps cards and moves money, and nothing else: the application owns the membership. */
export interface PaymentGateway {
  /** With it cards are given to the gateway in the browser, and never to us; null: our own form takes them. */
  readonly publishableKey: string | null;
  ensureCustomer(user: { id: number; email: string }, key: string): Promise<string>;
  /** What the gateway's own fields in the browser need. */
  startCardSetup(customer: string): Promise<{ clientSecret: string }>;
  /** By its fields where the gateway takes these, else by the reference that the browser was given. */
  attachCard(
    customer: string,
    card: RawCard | { paymentMethodId: string },
    key: string,
  ): Promise<AttachedCard>;
  detachCard(ref: string): Promise<void>;
  charge(order: ChargeOrder): Promise<Charge>;
  /** What became of an attempt whose answer was lost. */
  findCharge(asked: Pick<ChargeOrder, 'attemptId' | 'customer'>): Promise<Charge | { kind: 'none' }>;
  /** What became of a charge that the member has confirmed, or was asked to. */
  confirmCharge(ref: string): Promise<Charge>;
  /** Takes back a charge that waits for the member: declined from then on, unless it has succeeded meanwhile. */
  cancelCharge(ref: string): Promise<Charge>;
  refund(order: { ref: string; amountCents: number; key: string }): Promise<Refund>;
  /** What was given back of a charge in all, in cents: by us, or at the gateway by hand. */
  findRefundedCents(ref: string): Promise<number>;
  /** Whether a charge is disputed now. */
  isDisputed(ref: string): Promise<boolean>;
  /** Reads a signed message, from its bytes as they came. Null where it is not the gateway's. */
  parseEvent(rawBody: Buffer, signature: string): GatewayEvent | null;
  close(): Promise<void>;
}
