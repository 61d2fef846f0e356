import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AN_INPUT } from '../../../testing/composer/draftInputs.ts';
import { dangerTable } from '../../../testing/readings/dangerTable.ts';
import { composeLetter } from '../../composer/composeLetter.ts';
import { readQuestion } from '../../composer/question/readQuestion.ts';
import { mayReadCards, classifySensitivity } from '../../composer/topics.ts';
import { indicatesDanger, letterIndicatesDanger } from './indicatesDanger.ts';

/** Whole questions that are harmless, although a part of them could sound like danger or repeat an insult. */
const HARD = readFileSync(
  new URL('../../../testing/composer/hardQuestions.fixture.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1);

const INSULT =
  /\b(?:idiot|stupid|fat|ugly|useless|worthless|cow|psycho|rat|lazy|failure|bad (?:mother|daughter|friend)|terrible friend|possessed|nobody likes)\b/i;

const quotationsOf = (question: string, letter: string): readonly string[] =>
  readQuestion(question)
    .clauses.map(({ text }) => text.replaceAll("'", '’'))
    .filter((text) => letter.includes(`‘${text}`));

const compose = (question: string, n: number, more: Partial<typeof AN_INPUT> = {}): string =>
  composeLetter({ ...AN_INPUT, seed: `hard ${n}`, question, ...more }).personalityMessage;

describe.each(HARD.map((question, n) => [question, n] as const))('%s', (question, n) => {
  const { clauses, reportedClauses } = readQuestion(question);

  test('no part that may be quoted or told indicates danger by itself', () => {
    for (const text of [...clauses.map((clause) => clause.text), ...reportedClauses]) {
      expect([text, indicatesDanger(text)]).toEqual([text, false]);
      expect([text, letterIndicatesDanger(text)]).toEqual([text, false]);
    }
  });

  test('no insult is repeated', () => {
    for (const more of [{}, { cards: [], spread: null }])
      for (const quoted of quotationsOf(question, compose(question, n, more)))
        expect(quoted).not.toMatch(INSULT);
    for (const { text } of clauses) expect(text).not.toMatch(INSULT);
    for (const clause of reportedClauses) expect(clause).not.toMatch(INSULT);
  });
});

test('the questions are difficult: parts of some of them indicate danger', () => {
  const parts = HARD.flatMap((question) => {
    const words = question.split(/\s+/);
    return words.map((_, end) => words.slice(0, end).join(' ')).filter((part) => part.includes(' '));
  });
  expect(parts.filter(indicatesDanger).length).toBeGreaterThan(10);
});

test.each([
  ['I would leave him if he lied to me again. Has he?', 'I would leave him'],
  ['How do I tell Sanjay that I don’t want to marry him?', 'I don’t want to marry him'],
  ['I wonder whether my boss hates me or is only busy.', 'my boss hates me'],
  ['I never said that I hate my sister, she made it up.', 'I hate my sister'],
  ['My daughter says that I ruined her life by moving.', 'I ruined her life'],
])('a doubted, denied or conditional clause is not repeated as a statement: %s', (question, part) =>
  expect(readQuestion(question).clauses.map(({ text }) => text)).not.toContain(part.replace('’', "'")),
);

test('a letter of care quotes nothing', () => {
  const questions = [
    'My father died in May and my sister Ada cries on the phone every night.',
    'I was diagnosed with lupus in June, I am so tired and my boss Otto calls me lazy.',
    'My mum has dementia and yesterday she called me a stupid girl. Should I correct her?',
    'I had a miscarriage in March and my husband says we can try again.',
  ];
  for (const [n, question] of questions.entries()) {
    expect(mayReadCards(classifySensitivity(question))).toBe(false);
    expect(compose(question, n)).not.toContain('‘');
    expect(compose(question, n)).not.toMatch(INSULT);
  }
});

/** All that the detector was trained with takes a minute; without SOAK one text in forty is tried. */
const STEP = process.env['SOAK'] === '1' ? 1 : 40;

test('no part of a harmless text that the detector knows indicates danger', () => {
  const training = new URL('training/', import.meta.url);
  const harmless = readdirSync(training)
    .flatMap((name) => dangerTable(new URL(name, training)))
    .filter(({ language, isDanger }) => language === 'en' && !isDanger)
    .filter((_, n) => n % STEP === 0)
    .map(({ text }) => text);
  const parts = harmless.flatMap((text) => readQuestion(text).clauses);
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.map(({ text }) => text).filter(indicatesDanger)).toEqual([]);
}, 180_000);
