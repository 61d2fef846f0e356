import { expect, test } from 'vitest';
import { findSpread } from '#contract/tarot/rules.ts';
import {
  toSentCards,
  isComplete,
  getInitialSpread,
  buildDrawnSpread,
  buildEmptySpread,
  countPassagesBeyond,
  sortSpreadsFor,
  updatePlace,
} from './spreadCards.ts';

const aDraw = (...names: string[]) => ({
  spread: 'two-paths',
  cards: names.map((name) => ({
    position: 'This way',
    name,
    reversed: false,
    imagePath: `/${name}-600.webp`,
  })),
});
const twoPaths = findSpread('two-paths')!;
const drawn = buildDrawnSpread(aDraw('The Moon', 'The Sun'), null);
const told = updatePlace(drawn, 1, { text: 'It warms.' });

test.each([
  [1, 'one-card'],
  [3, 'past-present-future'],
  [10, 'celtic-cross'],
])('spreads with %i cards come first', (cards, first) => {
  const spreads = sortSpreadsFor(cards);
  expect(spreads[0]?.id).toBe(first);
  expect(new Set(spreads.map(({ id }) => id)).size).toBe(12);
});

test('passages keep their positions when the cards are drawn again or laid by hand', () => {
  const again = buildDrawnSpread(aDraw('Death', 'The Star'), told);
  expect(again.places.map(({ name, text }) => [name, text])).toEqual([
    ['Death', ''],
    ['The Star', 'It warms.'],
  ]);
  expect(buildEmptySpread(twoPaths, told).places.map(({ name, text }) => [name, text])).toEqual([
    ['', ''],
    ['', 'It warms.'],
  ]);
});

test('counts the passages that a smaller spread has no position for', () => {
  expect(countPassagesBeyond(told, 1)).toBe(1);
  expect(countPassagesBeyond(told, 2)).toBe(0);
  expect(countPassagesBeyond(null, 1)).toBe(0);
});

test('a spread is complete when every position has its card', () => {
  const empty = buildEmptySpread(twoPaths, null);
  expect(isComplete(empty)).toBe(false);
  expect(isComplete(updatePlace(updatePlace(empty, 0, { name: 'The Moon' }), 1, { name: 'The Sun' }))).toBe(
    true,
  );
});

test.each([
  ['nothing', null, null, undefined],
  ['the draw', aDraw('Death', 'The Star'), null, 'Death'],
  ['what was left', null, told, 'The Moon'],
  ['what was left, where passages were typed', aDraw('Death', 'The Star'), told, 'The Moon'],
  ['a newer draw, where nothing was said about the former', aDraw('Death', 'The Star'), drawn, 'Death'],
  ['what was laid by hand', aDraw('Death', 'The Star'), buildEmptySpread(twoPaths, null), ''],
])('the initial spread is %s', (_, draw, kept, first) => {
  expect(getInitialSpread(draw, kept)?.places[0]?.name).toBe(first);
});

test('cards are sent with the pictures of the chosen deck, or else with those of the draw', () => {
  const sent = toSentCards(told, (name) => (name === 'The Sun' ? '/paper/the-sun-600.webp' : undefined));
  expect(sent.map(({ imagePath }) => imagePath)).toEqual(['/The Moon-600.webp', '/paper/the-sun-600.webp']);
});
