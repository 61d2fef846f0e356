import type { Interval } from './codes.ts';

/** A day in seconds, the unit of all times in billing. */
export const DAY = 86_400;

/** For how many days a failed renewal can still be paid before the membership ends. */
export const UNPAID_DAYS = 14;

/**
 * When an unpaid membership ends; epoch seconds.
 * @param failedAt when the failed charge was made, in epoch seconds: the creation time of its invoice, which stays open
 */
export const endsUnpaidAt = (failedAt: number): number => failedAt + UNPAID_DAYS * DAY;

/**
 * The time `count` months or years after `anchor`, in epoch seconds: on the same day of the month in UTC, or on that
 * month's last. Add to the first period's start and not to the last period's end, which would drift: 31 January,
 * 28 February, 28 March.
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  const begin = new Date(anchor * 1000);
  const month = begin.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(begin.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return begin.setUTCMonth(month, Math.min(begin.getUTCDate(), lastDay)) / 1000;
}
