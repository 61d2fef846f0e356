import type { DrawnCard } from '#contract/readings/shapes.ts';
import { nameMonth } from '../../readings/letters/earlierDraw.ts';

export interface RecurringCard {
  name: string;
  /** How often it was drawn, including the current draw. */
  count: number;
  /** When it was first drawn. */
  since: string;
  /** Whether it is in the current draw. */
  isDrawnNow: boolean;
}

/** The cards that were drawn more than once for a member: those of the current draw first, then the most frequent. */
export function findRecurringCards(
  earlier: readonly Pick<DrawnCard, 'name' | 'createdAt'>[],
  namesNow: readonly string[],
): RecurringCard[] {
  const byName = Map.groupBy(earlier, ({ name }) => name);
  return [...byName]
    .map(([name, draws]) => {
      const isDrawnNow = namesNow.includes(name);
      return {
        name,
        count: draws.length + (isDrawnNow ? 1 : 0),
        since: draws.map(({ createdAt }) => createdAt).toSorted()[0] ?? '',
        isDrawnNow,
      };
    })
    .filter(({ count }) => count > 1)
    .toSorted(
      (one, other) =>
        Number(other.isDrawnNow) - Number(one.isDrawnNow) ||
        other.count - one.count ||
        one.name.localeCompare(other.name),
    );
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** 'The Tower, third time since May' */
export const describeRecurrence = ({ name, count, since }: RecurringCard, now: Date, zone?: string): string =>
  `${name}, ${ORDINALS[count] ?? `${count}th`} time since ${nameMonth(since, now, zone)}`;
