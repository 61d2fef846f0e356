import { toCalendarParts } from '#contract/dates.ts';
import type { OutputOf } from '#contract/call.ts';
import type { listDrawnCards } from '#contract/readings/calls.ts';
import type { DrawnCard } from '#contract/readings/shapes.ts';
import { findQuarter, type Quarter } from '../../astrology/moonRules.ts';

/** A card that was drawn more than once, with its newest letters. */
export type RecurringCard = OutputOf<typeof listDrawnCards>['recurring'][number];

/** A letter with the cards that were drawn for it. */
export interface JournalLetter {
  messageId: number;
  requestId: number;
  title: string;
  createdAt: string;
  /** Whether the letter is unopened, so that its cards are hidden. */
  isSealed: boolean;
  cards: readonly DrawnCard[];
}

export interface JournalMonth {
  year: number;
  /** January is 1. */
  month: number;
  /** Newest first. */
  letters: readonly JournalLetter[];
}

const toMonth = (at: string | Date, zone?: string) => {
  const { year, month } = toCalendarParts(at, zone);
  return { year, month, key: year * 12 + month };
};

/** The months in which cards were drawn, newest first, and the month of `now` before them. `cards` are newest first. */
export function groupByMonth(cards: readonly DrawnCard[], now: Date, zone?: string): JournalMonth[] {
  const current = toMonth(now, zone);
  const months = new Map([[current.key, { ...current, letters: [] as JournalLetter[] }]]);
  for (const letter of groupByLetter(cards)) {
    const { key, ...month } = toMonth(letter.createdAt, zone);
    const known = months.get(key) ?? { key, ...month, letters: [] };
    known.letters.push(letter);
    months.set(key, known);
  }
  return [...months.values()]
    .toSorted((one, other) => other.key - one.key)
    .map(({ year, month, letters }) => ({ year, month, letters }));
}

function groupByLetter(cards: readonly DrawnCard[]): JournalLetter[] {
  const letters = Map.groupBy(cards, ({ messageId }) => messageId);
  return [...letters.values()].map((ofLetter) => {
    const { messageId, requestId, title, createdAt, isSealed } = ofLetter[0]!;
    return { messageId, requestId, title, createdAt, isSealed, cards: ofLetter.toReversed() };
  });
}

export interface MoonDay {
  day: number;
  /** At noon in the browser's zone, for the moon's picture. */
  noon: Date;
  /** The quarter that the moon reaches on this day. */
  quarter: Quarter | null;
  /** The newest letter of this day. */
  letter: JournalLetter | null;
}

/** The days of a month in the browser's zone, each with its moon and its letter. */
export function listMoonDays({ year, month, letters }: JournalMonth): MoonDay[] {
  const count = new Date(year, month, 0).getDate();
  return Array.from({ length: count }, (_, n) => {
    const day = n + 1;
    const quarter = findQuarter(new Date(year, month - 1, day), new Date(year, month - 1, day + 1));
    const letter = letters.find(({ createdAt }) => toCalendarParts(createdAt).day === day) ?? null;
    return { day, noon: new Date(year, month - 1, day, 12), quarter, letter };
  });
}

/** How many days of the first week, which begins on Monday, belong to the previous month. */
export const countDaysBefore = ({ year, month }: Pick<JournalMonth, 'year' | 'month'>): number =>
  (new Date(year, month - 1, 1).getDay() + 6) % 7;

/** The recurring cards, counted in opened letters only, because the cards of sealed letters are hidden. */
export const withoutSealed = (recurring: readonly RecurringCard[]): RecurringCard[] =>
  recurring
    .map((card) => {
      const letters = card.letters.filter(({ isSealed }) => !isSealed);
      return { ...card, letters, count: card.count - (card.letters.length - letters.length) };
    })
    .filter(({ count }) => count > 1);

/** 'The Tower came most often, 3 times.'; empty where no card came twice. */
export function describeMostFrequent([first, second]: readonly RecurringCard[]): string {
  if (first === undefined || first.count === second?.count) return '';
  return `${first.name} came most often, ${first.count} times.`;
}
