import { expect, test } from 'vitest';
import { z } from 'zod';
import { ORACLE_CARDS, TAROT_CARDS } from '#contract/tarot/codes.ts';
import { FORBIDDEN_CLAIMS } from '../../adapters/drafts/forbiddenClaims.ts';
import cups from './cups.json' with { type: 'json' };
import majors from './majors.json' with { type: 'json' };
import oracle from './oracle.json' with { type: 'json' };
import pentacles from './pentacles.json' with { type: 'json' };
import swords from './swords.json' with { type: 'json' };
import wands from './wands.json' with { type: 'json' };

const TOPICS = ['decision', 'family', 'grief', 'love', 'money', 'self', 'work'] as const;
/** Orders, threats, predictions and vague words, which a draft may not have either. */
const FORBIDDEN =
  /\b(will|must|have to|never|seldom|often|usually|always|destiny|doom\w*|curse\w*|karm\w+|soulmates?|universe|cosmic|sacred|pregnan\w+|bab(y|ies)|illness|disease|diagnos\w+|cancer|dies|dying|(this|the) card)\b|[’']ll\b/i;
/** American spelling, and quotation marks and dashes of the keyboard. */
const UNPRINTED = /color|favor|honor|\bgray|center|\w{3,}iz(e|ed|ing)\b|['"]|--| {2}/;

const topicText = z.strictObject({ topics: z.array(z.enum(TOPICS)).min(1), text: z.string() });
const topicTexts = z.array(topicText).min(4).max(5);
const suit = z.record(z.string(), z.strictObject({ upright: topicTexts, reversed: topicTexts }));
const letters = z.record(z.string(), z.array(topicText).length(2));

const tarotFiles = { majors, wands, cups, swords, pentacles };
const tarot = suit.parse(Object.assign({}, ...Object.values(tarotFiles)));
const cards = [
  ...Object.entries(tarot).flatMap(([name, { upright, reversed }]) => [
    { name, texts: upright },
    { name: `${name}, reversed`, texts: reversed },
  ]),
  ...Object.entries(letters.parse(oracle)).map(([name, texts]) => ({ name, texts })),
];
const texts = cards.flatMap((one) => one.texts.map(({ text }) => text));

test('each card has its texts, in the order of the deck', () => {
  expect(Object.keys(tarot)).toEqual(TAROT_CARDS.map(({ name }) => name));
  expect(Object.keys(oracle)).toEqual(ORACLE_CARDS.map(({ name }) => name));
});

test.each(cards)('$name has a text for every topic', ({ texts: own }) =>
  expect([...new Set(own.flatMap(({ topics }) => topics))].toSorted()).toEqual(TOPICS),
);

test('each text is unique, with 18 to 45 words in one or two whole sentences', () => {
  expect(new Set(texts).size).toBe(texts.length);
  const countWords = (text: string) => text.split(' ').length;
  expect(texts.filter((text) => countWords(text) < 18 || countWords(text) > 45)).toEqual([]);
  expect(texts.filter((text) => !/^[‘\p{Lu}].*[.?!…]’?$/u.test(text))).toEqual([]);
  expect(texts.filter((text) => text.match(/[.?!…]’?(?= |$)/gu)!.length > 2)).toEqual([]);
});

test('no text makes a forbidden claim, order or prediction, and all use typographic punctuation', () => {
  const forbidden = [FORBIDDEN, UNPRINTED, ...Object.values(FORBIDDEN_CLAIMS)];
  expect(texts.filter((text) => forbidden.some((pattern) => pattern.test(text)))).toEqual([]);
});

test('no text names a card', () => {
  const names = [...TAROT_CARDS, ...ORACLE_CARDS].map(({ name }) => new RegExp(`\\b${name}\\b`, 'u'));
  expect(texts.filter((text) => names.some((name) => name.test(text)))).toEqual([]);
});

test.each(Object.entries({ ...tarotFiles, oracle }))(
  'no two texts of %s begin with the same three words',
  (_name, file) => {
    const own = JSON.stringify(file).matchAll(/"text":"(.*?)"/gu);
    const openings = [...own].map(([, text]) =>
      text!
        .toLowerCase()
        .split(/[^\p{L}’]+/u)
        .filter(Boolean),
    );
    const first = openings.map((words) => words.slice(0, 3).join(' '));
    expect(first.filter((opening, n) => first.indexOf(opening) !== n)).toEqual([]);
  },
);
