import { change, type Membership, NO_MEMBERSHIP } from './rules.ts';

export const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 1000;

export const START = at('2026-01-31T12:00:00Z');
export const END = at('2026-02-28T12:00:00Z');
export const NEXT = at('2026-03-31T12:00:00Z');
export const NOW = at('2026-02-10T00:00:00Z');

const begun = (productId: 1 | 2) => change(NO_MEMBERSHIP, { action: 'create', productId }, START).record;
export const monthly = begun(2);
export const yearly = begun(1);

/** One record of each status, as of NOW. */
export const records = {
  monthly_active: monthly,
  yearly_active: yearly,
  canceled: NO_MEMBERSHIP,
  cancel_upcoming: { ...monthly, cancelAtPeriodEnd: true, canceledAt: START },
  payment_failed: { ...monthly, status: 'past_due', dunningNextAt: NOW + 60 },
  monthly_skip_upcoming: { ...monthly, paymentPausedAt: END, paymentResumesAt: NEXT },
  monthly_skipping: {
    ...monthly,
    currentPeriodStart: START,
    currentPeriodEnd: END,
    paymentPausedAt: START,
    paymentResumesAt: END,
  },
} satisfies Record<string, Membership>;
export type Status = keyof typeof records;
export const upgrading: Membership = { ...monthly, pendingProductId: 1 };
