import { expect, test } from 'vitest';
import type { DrawnCard } from '#contract/readings/shapes.ts';
import {
  countDaysBefore,
  describeMostFrequent,
  groupByMonth,
  listMoonDays,
  type RecurringCard,
  withoutSealed,
} from './journalRules.ts';

const aCard = (name: string, messageId: number, createdAt: string, isSealed = false): DrawnCard => ({
  deck: 'night',
  name,
  reversed: false,
  requestId: messageId * 10,
  messageId,
  createdAt,
  imagePath: null,
  title: `Letter ${messageId}`,
  isSealed,
});
const NOW = new Date('2026-11-22T12:00:00Z');

test('groups cards by month and letter, in the order of the spread', () => {
  const months = groupByMonth(
    [
      aCard('The Sun', 3, '2026-11-01T00:30:00Z'),
      aCard('The Star', 2, '2026-09-30T12:00:00Z'),
      aCard('The Moon', 2, '2026-09-30T12:00:00Z'),
    ],
    NOW,
    'America/New_York',
  );
  const shown = months.map(({ year, month, letters }) => [
    `${year}-${month}`,
    ...letters.map(({ cards }) => cards.map(({ name }) => name)),
  ]);
  // In New York the first letter came in October. The present month is there without a card.
  expect(shown).toEqual([['2026-11'], ['2026-10', ['The Sun']], ['2026-9', ['The Moon', 'The Star']]]);
});

test('a month has a moon for each day, with its quarters and the letter of the day', () => {
  const [month] = groupByMonth([aCard('The Sun', 3, '2026-11-20T12:00:00Z')], NOW);
  const days = listMoonDays(month!);
  expect(days).toHaveLength(30);
  expect(days.filter(({ quarter }) => quarter !== null).map(({ quarter }) => quarter)).toEqual([
    'Last quarter',
    'New moon',
    'First quarter',
    'Full moon',
  ]);
  expect(days.filter(({ letter }) => letter !== null).map(({ day }) => day)).toEqual([20]);
  expect(countDaysBefore({ year: 2026, month: 11 })).toBe(6);
  expect(countDaysBefore({ year: 2026, month: 6 })).toBe(0);
});

const recurring = (name: string, count: number, sealed: number): RecurringCard => ({
  deck: 'night',
  name,
  imagePath: null,
  count,
  letters: Array.from({ length: Math.min(count, 5) }, (_, n) => {
    const { deck: _deck, name: _name, imagePath: _path, ...letter } = aCard(name, n, '', n < sealed);
    return letter;
  }),
});

test('hides the cards of a sealed letter', () => {
  const shown = withoutSealed([recurring('The Tower', 7, 1), recurring('The Sun', 2, 1)]);
  expect(shown.map(({ name, count, letters }) => [name, count, letters.length])).toEqual([
    ['The Tower', 6, 4],
  ]);
});

test.each([
  [[recurring('The Tower', 3, 0), recurring('The Sun', 2, 0)], 'The Tower came most often, 3 times.'],
  [[recurring('The Tower', 2, 0), recurring('The Sun', 2, 0)], ''],
  [[], ''],
])('the card that came most often: %#', (cards, expected) => {
  expect(describeMostFrequent(cards)).toBe(expected);
});
