import { change, type Change, type Event, type Membership, NO_MEMBERSHIP } from './rules.ts';

export const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 1000;
export const momentOf = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString();
export const DAY = 86_400;

export const START = at('2026-01-31T12:00:00Z');
export const END = at('2026-02-28T12:00:00Z');
export const NEXT = at('2026-03-31T12:00:00Z');
export const NOW = at('2026-02-10T00:00:00Z');

/** What steps one after the other make of a record, each at its own moment. */
export const after = (record: Membership, ...steps: readonly [Change | Event, number][]): Membership =>
  steps.reduce((before, [by, now]) => change(before, by, now).record, record);

export const monthly = after(NO_MEMBERSHIP, [{ action: 'create', productId: 2 }, START]);
export const yearly = after(NO_MEMBERSHIP, [{ action: 'create', productId: 1 }, START]);

/** The second period is skipped, from START to END. */
const skipping = after(
  NO_MEMBERSHIP,
  [{ action: 'create', productId: 2 }, at('2025-12-31T12:00:00Z')],
  [{ action: 'skip' }, at('2026-01-10T00:00:00Z')],
  [{ event: 'boundary' }, START],
);
/** The second period was not paid for half a day before NOW. */
const owing = after(
  NO_MEMBERSHIP,
  [{ action: 'create', productId: 2 }, at('2026-01-09T00:00:00Z')],
  [{ event: 'declined', mayBeTriedAgain: true }, NOW - DAY / 2],
);

/** One record of each status, as of NOW. */
export const records = {
  monthly_active: monthly,
  yearly_active: yearly,
  canceled: NO_MEMBERSHIP,
  cancel_upcoming: after(monthly, [{ action: 'cancel' }, START]),
  payment_failed: owing,
  monthly_skip_upcoming: after(monthly, [{ action: 'skip' }, START]),
  monthly_skipping: skipping,
} satisfies Record<string, Membership>;
export type Status = keyof typeof records;
export const upgrading: Membership = after(monthly, [{ action: 'upgrade' }, START]);
