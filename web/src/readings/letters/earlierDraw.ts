import { formatMonth, toCalendarParts } from '#contract/dates.ts';
import type { OutputOf } from '#contract/call.ts';
import type { listDrawnCards } from '#contract/readings/calls.ts';

type Journal = Pick<OutputOf<typeof listDrawnCards>, 'results' | 'recurring'>;

/** An earlier letter with the same card. */
export interface EarlierDraw {
  requestId: number;
  createdAt: string;
}

/**
 * The newest opened letter before this one with the same card. Letters older than the loaded page are only known for
 * recurring cards.
 */
export function findEarlierDraw(
  { results, recurring }: Journal,
  { name, createdAt }: { name: string; createdAt: string },
): EarlierDraw | undefined {
  const ofRecurring = recurring.filter((card) => card.name === name).flatMap(({ letters }) => letters);
  return [...results.filter((card) => card.name === name), ...ofRecurring]
    .filter((draw) => !draw.isSealed && Date.parse(draw.createdAt) < Date.parse(createdAt))
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))[0];
}

/** 'in March', or 'in March 2025' of another year. */
export const describeMonth = (at: string, now: Date, zone?: string): string =>
  `in ${nameMonth(at, now, zone)}`;

/** 'March', or 'March 2025' of another year. */
export function nameMonth(at: string, now: Date, zone?: string): string {
  const { year } = toCalendarParts(at, zone);
  const month = formatMonth(at, zone);
  return year === toCalendarParts(now, zone).year ? month.replace(` ${year}`, '') : month;
}
