import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { AN_INPUT, QUESTIONS } from '../../../testing/composer/draftInputs.ts';
import { createComposer } from '../../composer/composer.ts';
import { parseDemoThreads } from '../../seed/demoThread.ts';
import { type DangerRow, dangerTable } from '../../../testing/readings/dangerTable.ts';
import { LANGUAGES } from './languages.ts';
import { indicatesDanger, letterIndicatesDanger, requestIndicatesDanger } from './indicatesDanger.ts';

const training = new URL('training/', import.meta.url);
const known = readdirSync(training).flatMap((name) => dangerTable(new URL(name, training)));
const dangers = known.filter(({ isDanger }) => isDanger);
const harmless = known.filter(({ isDanger }) => !isDanger);

/**
 * Written by someone who had seen neither the phrases nor the training tables, tried once after the model was complete,
 * and never used to improve them: a line that is examined for that purpose must move to a training table.
 */
const heldOut = dangerTable(new URL('dangerHeldOut.fixture.tsv', import.meta.url));
/**
 * Measured at the first try: 146 of 150 found (0.973) and 1 of 300 flagged (0.003); one more error of each kind is
 * allowed. The targets are 0.97 and 0.01.
 */
const HELD_OUT_FOUND = 145 / 150;
const HELD_OUT_FLAGGED = 2 / 300;

describe('of the texts that it was trained with', () => {
  test('there are at least 150 mentions of danger and 100 harmless texts that resemble them, in seven languages', () => {
    expect([dangers.length >= 150, harmless.length >= 100]).toEqual([true, true]);
    for (const rows of [dangers, harmless])
      expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThanOrEqual(7);
  });

  test('at least 97 of 100 mentions of danger are found', () => {
    const missed = dangers.filter(({ text }) => !indicatesDanger(text));
    expect({ missed: readTexts(missed), isFew: missed.length <= 0.03 * dangers.length }).toMatchObject({
      isFew: true,
    });
  });

  test('at most 1 of 100 harmless texts that resemble them is flagged', () => {
    const flagged = harmless.filter(({ text }) => indicatesDanger(text));
    expect({ flagged: readTexts(flagged), isFew: flagged.length <= 0.01 * harmless.length }).toMatchObject({
      isFew: true,
    });
  });
});

test.each(['I self-harm', 'My husband is violent', 'I want to take my life', 'I am not safe at home'])(
  '“%s” is found under any title',
  (question) => {
    for (const title of [
      '',
      'Love',
      'Career',
      'Work',
      'Money',
      'Need advice',
      'A question',
      'Question about love',
    ])
      expect([title, requestIndicatesDanger({ title, question })]).toEqual([title, true]);
  },
);

describe('of texts that it was not trained with', () => {
  const rate = (isDanger: boolean) => {
    const rows = heldOut.filter((row) => row.isDanger === isDanger);
    return rows.filter(({ text }) => indicatesDanger(text)).length / rows.length;
  };

  test('most dangers are found', () => expect(rate(true)).toBeGreaterThanOrEqual(HELD_OUT_FOUND));

  test('few harmless texts that resemble them are flagged', () =>
    expect(rate(false)).toBeLessThanOrEqual(HELD_OUT_FLAGGED));
});

describe('of whole letters none is flagged', () => {
  test('that the composer writes', async () => {
    const inputs = QUESTIONS.flatMap((question) =>
      Array.from({ length: 10 }, (_, n) => ({ ...AN_INPUT, question, seed: `${question} ${n}` })),
    );
    const { signal } = new AbortController();
    const drafts = await Promise.all(inputs.map((input) => createComposer().draft(input, { signal })));
    const letters = drafts.map(({ personalityMessage }) => personalityMessage);
    expect(letters.filter((letter) => letterIndicatesDanger(letter))).toEqual([]);
  });

  test('that the demo shows', () => {
    const messages = parseDemoThreads().flatMap((thread) => thread.messages);
    const letters = messages.map(({ text }) => text.join('\n\n'));
    expect(letters.filter((letter) => letterIndicatesDanger(letter))).toEqual([]);
  });
});

const readTexts = (rows: readonly DangerRow[]) =>
  rows.map(({ language, text }) => `${language} ${text}`).join('\n');

test.each([
  'I WANT TO DIE',
  'i want to dieeeee',
  'i wnat to kill mysefl',
  'i want to k1ll mys3lf',
  'k i l l  m y s e l f',
  's.u.i.c.i.d.e',
  'iwanttokillmyself',
  'I w\u200Bant to d\u200Bie',
  'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
  'I wаnt to diе',
  'I\nwant\nto\ndie',
  'I don‘t want to live anymore',
  'I don t want to live anymore',
  'i do’nt want to live anymore',
  'sucidal thoughts',
  'je veux pas vivre, j’en peux plus de la vie',
  'Er schlaegt mich',
  '我想自殺',
  '我 想 自 杀',
])('%j is found in every spelling', (text) => expect(indicatesDanger(text)).toBe(true));

test.each([
  ['I would never hurt myself', false],
  ['I am not suicidal', false],
  ['I cannot stop thinking about killing myself', true],
  ['I am tired and I do not know how to stop wanting to kill myself', true],
  ['I do not want to argue. I want to kill myself', true],
  ['He has never hit me', false],
  ['Never mind the weather, he hits me', true],
])('a denial is not flagged: %s', (text, isDanger) => expect(indicatesDanger(text)).toBe(isDanger));

test.each([
  'Thinking of ending my engagement to Peter',
  'thinking about ending my marriage',
  'I love two men. James is safe. Theo makes me feel alive',
  'Je ne sais pas si je dois rester avec Paul ou partir vivre à Lyon',
  'he makes me feel dead inside. leave or stay',
])('a question about love that has words of life and death is not flagged: %s', (text) =>
  expect(indicatesDanger(text)).toBe(false),
);

test.each([
  ['You want to die, and the cards agree.', true],
  ['It may be time to end your life.', true],
  ['Give yourself an evening off, and let the question rest.', false],
])('the danger detection of letters, which allows some sentences to the reader: %s', (text, isDanger) =>
  expect(letterIndicatesDanger(text)).toBe(isDanger),
);

test('the phrases are valid and unique', () => {
  const texts = z.array(z.string().regex(/^\S(?:.*\S)?$/u));
  const shape = z.strictObject({
    lists: z.record(z.string().regex(/^\w+$/), texts),
    certain: texts,
    statements: texts,
    mentions: texts,
    harmless: texts,
    negations: texts,
    notDenying: texts,
    conjunctions: texts,
    clauseWords: texts,
    known: texts,
  });
  for (const language of LANGUAGES) {
    expect(() => shape.parse(language)).not.toThrow();
    const { certain, statements, mentions, harmless: figures } = language;
    const phrases = [...certain, ...statements, ...mentions, ...figures];
    expect(phrases.filter((phrase, n) => phrases.indexOf(phrase) !== n)).toEqual([]);
  }
});

describe('a text of 10,000 characters', () => {
  const measureCpu = (text: string) => {
    const before = process.cpuUsage();
    indicatesDanger(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  test.each([
    'i ',
    'i want to ',
    'my husband really really ',
    'not not never ',
    'a a a a ',
    'a',
    'k.i.l.l ',
    '\n ',
    '我',
    '打我想死',
    "i'",
    '((((',
    'killmyself',
    'iiiiiiiiii',
    'aeoeue',
    'he has been always ',
    'il me a toujours ',
    '0',
    '*',
    'e\u0301',
    '不想活。',
    '他打我,',
  ])('of %j takes time in proportion to its length', (part) => {
    const repeatTo = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
    indicatesDanger(repeatTo(10_000));
    const [half, whole] = [repeatTo(5_000), repeatTo(10_000)].map((text) =>
      Math.min(...[1, 2, 3].map(() => measureCpu(text))),
    );
    expect(whole!).toBeLessThan(3 * half! + 50);
    expect(whole!).toBeLessThan(150);
  });
});
