import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CardMeaning,
  type OracleMeaning,
  listOracleCards,
  listSpreads,
  listTarotCards,
} from '#contract/tarot/calls.ts';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { ORACLE_KEYNOTES } from '#contract/tarot/oracleKeynotes.ts';
import { SPREADS } from '#contract/tarot/spreads.ts';
import { startTestProduct, type TestProduct } from '../../testing/testProduct.ts';
import PAPER_LINES from './meanings/paperImageLines.json' with { type: 'json' };
import { meaningOf, oracleMeaningOf } from './meanings.ts';

let product: TestProduct;
let cards: CardMeaning[];
let oracle: OracleMeaning[];
beforeAll(async () => {
  product = await startTestProduct();
  const as = await product.customer();
  cards = (await product.send(listTarotCards, {}, { as })).body;
  oracle = (await product.send(listOracleCards, {}, { as })).body;
});
afterAll(() => product.stop());

/** All texts about a card, with the card. */
const listTexts = () => [
  ...cards.flatMap(({ name, upright, reversed, question, imageLine, keywords, reversedKeywords }) =>
    [upright, reversed, question, imageLine, ...keywords, ...reversedKeywords].map((text) => ({
      name,
      text,
    })),
  ),
  ...oracle.map(({ name, text }) => ({ name, text })),
  ...Object.entries(PAPER_LINES).map(([name, text]) => ({ name, text })),
];
/** The sentences with a card's meaning, one per orientation. */
const listSentences = () => cards.flatMap(({ upright, reversed }) => [upright, reversed]);
/** Texts with fewer or more words. */
const findOutsideBounds = (minimum: number, maximum: number, texts: readonly string[]) =>
  texts.filter((text) => toMeaningWords(text).length < minimum || toMeaningWords(text).length > maximum);
const toMeaningWords = (text: string) => text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];

describe('the 78 cards', () => {
  test('are all there, in the order of the deck, with their numerals and suits', () => {
    expect(cards.map(({ name, slug, numeral, suit }) => ({ name, slug, numeral, suit }))).toEqual(
      TAROT_CARDS,
    );
  });

  test('have 3 to 5 keywords each way up, short, and none of them both ways', () => {
    const keywordLists = cards.map(({ keywords, reversedKeywords }) => [...keywords, ...reversedKeywords]);
    expect(keywordLists.filter((words) => new Set(words).size !== words.length)).toEqual([]);
    expect(keywordLists.flat().filter((word) => !/^[\p{L}’-]+( [\p{L}’-]+){0,3}$/u.test(word))).toEqual([]);
    const counts = cards.flatMap((card) => [card.keywords.length, card.reversedKeywords.length]);
    expect([Math.min(...counts) >= 3, Math.max(...counts) <= 5]).toEqual([true, true]);
  });

  test('have one sentence of 8 to 24 words for each orientation', () => {
    expect(listSentences().filter((sentence) => !/^\p{Lu}[^.!?]+\.$/u.test(sentence))).toEqual([]);
    expect(findOutsideBounds(8, 24, listSentences())).toEqual([]);
  });

  test('have one question', () => {
    for (const { question } of cards) expect(question).toMatch(/^\p{Lu}[^.!?]{10,100}\?$/u);
    expect(new Set(cards.map(({ question }) => question)).size).toBe(78);
  });

  test('show one picture in one sentence that can follow a colon', () => {
    for (const { imageLine } of cards)
      expect(imageLine).toMatch(/^(An?|Two|Three|Five|Eight|Ten|Somebody|Lightning) [^.!?]{30,150}\.$/u);
  });
});

describe('the 44 cards of the oracle', () => {
  test('are complete, in the order of the deck, with their printed texts', () => {
    expect(oracle.map(({ name, slug }) => ({ name, slug }))).toEqual(ORACLE_CARDS);
    expect(oracle.map(({ keynote }) => keynote)).toEqual(
      ORACLE_CARDS.map(({ slug }) => ORACLE_KEYNOTES[slug]),
    );
  });

  test('say 60 to 90 words', () => {
    const texts = oracle.map(({ text }) => text);
    expect(findOutsideBounds(60, 90, texts)).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}.*[.?]$/u.test(text))).toEqual([]);
  });
});

const FORBIDDEN =
  /\b(you(’ll| will| are going to)|destin\w+|fated?|doom\w*|curse\w*|karm\w+|soulmates?|twin flames?|guarantee\w*|will die|dying|dies|pregnan\w+|bab(y|ies)|cancer|tumou?rs?|diagnos\w+|illness|disease|universe|vibrations?|manifest\w*|chakras?|spirit guides?|divine|sacred|cosmic|psychic|(this|the) card|invites? you|asks you to)\b/i;

test('no text predicts, threatens, diagnoses or is vague', () => {
  expect(listTexts().filter(({ text }) => FORBIDDEN.test(text))).toEqual([]);
});

test('spelling is British, with typographic quotation marks and apostrophes', () => {
  expect(
    listTexts().filter(({ text }) =>
      /color|favor|honor|\bgray|center|\w{3,}iz(e|ed|ing)\b|['"]|--| {2}/.test(text),
    ),
  ).toEqual([]);
});

test('no text names another card', () => {
  const names = [...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => ({
    name,
    pattern: new RegExp(`\\b${name}\\b`, 'i'),
  }));
  const named = listTexts().flatMap(({ name, text }) =>
    names
      .filter((other) => other.name !== name && other.pattern.test(text))
      .map((other) => [other.name, text]),
  );
  expect(named).toEqual([]);
});

/** The share of words two sentences have in common, from 0 to 1. */
function computeOverlap(text: string, otherText: string): number {
  const [a, b] = [text, otherText].map(
    (text) => new Set(toMeaningWords(text).filter((word) => word.length > 3)),
  );
  const shared = a!.intersection(b!).size;
  return shared / (a!.size + b!.size - shared);
}

test('no two of the 156 sentences are alike: under a quarter of their longer words are the same', () => {
  const all = listSentences();
  const similarPairs = all.flatMap((text, n) =>
    all
      .slice(n + 1)
      .flatMap((otherText) => (computeOverlap(text, otherText) < 0.25 ? [] : [[text, otherText]])),
  );
  expect(similarPairs).toEqual([]);
});

test('no two of the 156 sentences begin with the same three words', () => {
  const openings = listSentences().map((sentence) => toMeaningWords(sentence).slice(0, 3).join(' '));
  expect(openings.filter((opening, n) => openings.indexOf(opening) !== n)).toEqual([]);
});

test('a meaning is found by every name of its card, and by no other word', () => {
  expect(meaningOf('ten-of-staves')).toEqual(cards.find(({ name }) => name === 'Ten of Wands'));
  expect(oracleMeaningOf('the lantern')).toEqual(oracle.find(({ name }) => name === 'The Lantern'));
  expect([meaningOf('The Lantern'), oracleMeaningOf('The Moon'), meaningOf('__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the spreads are listed with their positions, of one to ten cards', async () => {
  const { body } = await product.send(listSpreads, {}, { as: await product.customer() });
  expect(body).toEqual(SPREADS);
  expect(new Set(body.map(({ positions }) => positions.length))).toEqual(
    new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  );
});
