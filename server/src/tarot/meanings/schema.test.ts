import { expect, test } from 'vitest';
import { z } from 'zod';
import { MINOR_SUITS, ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import CUPS from './cups.json' with { type: 'json' };
import MAJORS from './majors.json' with { type: 'json' };
import ORACLE from './oracle.json' with { type: 'json' };
import PAPER_LINES from './paperImageLines.json' with { type: 'json' };
import PENTACLES from './pentacles.json' with { type: 'json' };
import SWORDS from './swords.json' with { type: 'json' };
import WANDS from './wands.json' with { type: 'json' };

const text = z.string().min(1);
const written = z.strictObject({
  keywords: z.array(text).min(1),
  reversedKeywords: z.array(text).min(1),
  upright: text,
  reversed: text,
  question: text,
  imageLine: text,
});

const FILES = { major: MAJORS, wands: WANDS, cups: CUPS, swords: SWORDS, pentacles: PENTACLES };

test('every suit has a file', () =>
  expect(Object.keys(FILES).toSorted()).toEqual(['major', ...MINOR_SUITS].toSorted()));

test.each(Object.entries(FILES))(
  'the file of %s has exactly the cards of the suit, with all texts',
  (suit, file) => {
    const names = TAROT_CARDS.filter((card) => card.suit === suit).map(({ name }) => name);
    expect(Object.keys(z.record(z.enum(names), written).parse(file))).toEqual(names);
  },
);

test('the file of the oracle has a text for each of its cards', () => {
  const slugs = ORACLE_CARDS.map(({ slug }) => slug);
  expect(Object.keys(z.record(z.enum(slugs), text).parse(ORACLE)).toSorted()).toEqual(slugs.toSorted());
});

test('each card has a line about its picture in Paper, one sentence that can follow a colon', () => {
  expect(Object.keys(PAPER_LINES)).toEqual(TAROT_CARDS.map(({ name }) => name));
  for (const line of Object.values(PAPER_LINES)) expect(line).toMatch(/^[A-Z][^.!?:]{30,150}\.$/u);
});

test('no keyword is used for more than three cards, upright and reversed together', () => {
  const words = Object.values(FILES).flatMap((file) =>
    Object.values(z.record(z.string(), written).parse(file)).flatMap((card) => [
      ...card.keywords,
      ...card.reversedKeywords,
    ]),
  );
  const cardsOf = Map.groupBy(words, (word) => word.toLowerCase());
  expect([...cardsOf].filter(([, found]) => found.length > 3).map(([word]) => word)).toEqual([]);
});
