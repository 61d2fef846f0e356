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
  updateCard,
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
const firstDraw = buildDrawnSpread(aDraw('The Moon', 'The Sun'), null);
const withPassage = updateCard(firstDraw, 1, { text: 'It warms.' });

test.each([
  [1, 'one-card'],
  [3, 'past-present-future'],
  [10, 'celtic-cross'],
])('spreads with %i cards come first', (cards, first) => {
  const spreads = sortSpreadsFor(cards);
  expect(spreads[0]?.id).toBe(first);
  expect(new Set(spreads.map(({ id }) => id)).size).toBe(12);
});

test('passages keep their positions when the cards are drawn again or by hand', () => {
  const secondDraw = buildDrawnSpread(aDraw('Death', 'The Star'), withPassage);
  expect(secondDraw.cards.map(({ name, text }) => [name, text])).toEqual([
    ['Death', ''],
    ['The Star', 'It warms.'],
  ]);
  expect(buildEmptySpread(twoPaths, withPassage).cards.map(({ name, text }) => [name, text])).toEqual([
    ['', ''],
    ['', 'It warms.'],
  ]);
});

test('counts the passages that a smaller spread has no position for', () => {
  expect(countPassagesBeyond(withPassage, 1)).toBe(1);
  expect(countPassagesBeyond(withPassage, 2)).toBe(0);
  expect(countPassagesBeyond(null, 1)).toBe(0);
});

test('a spread is complete when every position has its card', () => {
  const empty = buildEmptySpread(twoPaths, null);
  expect(isComplete(empty)).toBe(false);
  expect(isComplete(updateCard(updateCard(empty, 0, { name: 'The Moon' }), 1, { name: 'The Sun' }))).toBe(
    true,
  );
});

test.each([
  ['nothing', null, null, undefined],
  ['the draw', aDraw('Death', 'The Star'), null, 'Death'],
  ['the persisted spread', null, withPassage, 'The Moon'],
  ['the persisted spread if it has passages', aDraw('Death', 'The Star'), withPassage, 'The Moon'],
  ['a newer draw if the persisted spread has no passages', aDraw('Death', 'The Star'), firstDraw, 'Death'],
  [
    'the persisted spread if it was drawn by hand',
    aDraw('Death', 'The Star'),
    buildEmptySpread(twoPaths, null),
    '',
  ],
])('the initial spread is %s', (_, draw, persisted, first) => {
  expect(getInitialSpread(draw, persisted)?.cards[0]?.name).toBe(first);
});

test('cards are sent with the pictures of the chosen deck, or else with those of the draw', () => {
  const sent = toSentCards(withPassage, (name) =>
    name === 'The Sun' ? '/paper/the-sun-600.webp' : undefined,
  );
  expect(sent.map(({ imagePath }) => imagePath)).toEqual(['/The Moon-600.webp', '/paper/the-sun-600.webp']);
});
