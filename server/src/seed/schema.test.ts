import { expect, test } from 'vitest';
import { z } from 'zod';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { findCard, findOracleCard } from '#contract/tarot/rules.ts';
import WORDS from './bulkWords.json' with { type: 'json' };
import { parseDemoThreads } from './demoThread.ts';

/** The cards of each answer in the demo, and their spread. */
const answers = () =>
  parseDemoThreads().flatMap(({ messages }) =>
    messages.flatMap(({ cards, spread }) => (cards === undefined ? [] : [{ cards, spread }])),
  );

test('every card of the demo exists in the decks', () => {
  const names = answers().flatMap(({ cards }) => cards.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => findCard(name) === undefined && findOracleCard(name) === undefined)).toEqual(
    [],
  );
});

test('a spread of the demo has a card in each of its positions', () => {
  const withSpread = answers().filter(({ spread }) => spread !== undefined);
  expect(withSpread.length).toBeGreaterThan(0);
  for (const { cards, spread } of withSpread)
    expect(cards.map(({ position }) => position)).toEqual(SPREADS.find(({ id }) => id === spread)?.positions);
});

test('the words of seeded people are each there once and need no escaping beyond their quotes', () => {
  const word = z.string().regex(/^[^\s;\\][^;\\]*$/);
  const list = z
    .array(word)
    .min(1)
    .refine((words) => new Set(words).size === words.length);
  const shape = z.strictObject({
    firstNames: list,
    nameBeginnings: list,
    nameEndings: list,
    searchTerms: list,
    titles: list,
    questions: list,
    thanks: list,
    observations: list,
    counsels: list,
  });
  expect(shape.safeParse(WORDS).error?.issues).toBe(undefined);
});
