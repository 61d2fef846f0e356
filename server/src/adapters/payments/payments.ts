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
  | { kind: 'refused'; says: string }
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
  /** The gateway takes other numbers than this. */
  | { kind: 'refused'; says: string };

export interface ChargeOrder {
  customer: string;
  card: string;
  amountCents: number;
  /** One attempt is charged once, however often it is sent. */
  attemptId: string;
  offSession: boolean;
}

/** Keeps cards and moves money, and nothing else: the application owns the membership. */
export interface PaymentGateway {
  ensureCustomer(user: { id: number; email: string }, key: string): Promise<string>;
  attachCard(customer: string, card: RawCard, key: string): Promise<AttachedCard>;
  detachCard(ref: string): Promise<void>;
  charge(order: ChargeOrder): Promise<Charge>;
  /** What became of an attempt whose answer was lost. */
  findCharge(attemptId: string): Promise<Charge | { kind: 'none' }>;
  refund(order: { ref: string; amountCents: number; key: string }): Promise<Refund>;
  close(): Promise<void>;
}
