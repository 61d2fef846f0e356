import type { CardFace } from '#contract/billing/calls.ts';

/** The details of a receipt; times in epoch seconds. */
export interface PaidDetails {
  invoiceId: number;
  number: string;
  description: string;
  amountCents: number;
  card: CardFace;
  paidAt: number;
}

export interface NextCharge {
  date: number;
  amountCents: number;
}

/** `endsAt` is when the membership ends if nothing is paid, `message` the wording of the decline. */
export interface UnpaidDetails {
  amountCents: number;
  /** Null: the card is not retried automatically. */
  nextRetryAt: number | null;
  endsAt: number;
  message: string;
}

/** Why a user is no longer a customer. */
export type AccessLoss = 'blocked' | 'promoted';

/** A mail to a member about their membership and payments. */
export type Notice =
  | {
      kind: 'welcome' | 'welcome_back' | 'renewed' | 'recovered';
      paid: PaidDetails;
      /** When the paid period began; its charge may have been settled later. */
      beganAt: number;
      next: NextCharge | null;
    }
  | { kind: 'upgrade_scheduled' | 'upgrade_removed'; next: NextCharge }
  | { kind: 'skip_scheduled'; pausedAt: number; next: NextCharge }
  | { kind: 'skip_removed'; next: NextCharge }
  | { kind: 'access_until'; until: number }
  | { kind: 'cancel_removed'; next: NextCharge }
  | { kind: 'canceled'; reason: 'asked' | 'period_over' | 'unpaid' | 'disputed' | 'refunded' }
  | { kind: 'canceled'; reason: 'partly_refunded'; amountCents: number }
  /** `until` is when it ends; null: it has already ended. */
  | { kind: 'ended_on_access_loss'; reason: AccessLoss; until: number | null }
  | ({ kind: 'payment_failed' | 'payment_failed_again' } & UnpaidDetails)
  | { kind: 'final_notice' | 'authentication_wanted' | 'no_card'; amountCents: number; endsAt: number }
  | { kind: 'card_expiring'; card: CardFace; hasExpired: boolean; next: NextCharge }
  | { kind: 'renewal_ahead' | 'upgrade_ahead' | 'skip_ending'; next: NextCharge }
  | { kind: 'tip_paid'; paid: PaidDetails }
  | { kind: 'refunded'; amountCents: number; number: string; description: string };

/** A mail to the owner about something that needs a person's attention. */
export type OwnerNotice =
  | {
      kind: 'disputed' | 'disputed_and_ended' | 'refunded_late' | 'refund_failed';
      amountCents: number;
      number: string;
    }
  /** `cards` is how many cards the member had. */
  | { kind: 'customer_missing'; cards: number };
