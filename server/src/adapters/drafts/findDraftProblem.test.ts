import { describe, expect, test } from 'vitest';
import { createDraftCard, createDraftInput } from '../../../testing/adapters/draftInput.ts';
import { DRAFT_MAX, DRAFT_MIN, findDraftProblem } from './findDraftProblem.ts';
import { SYSTEM_PROMPT } from './prompt.ts';

const input = createDraftInput({ cards: [createDraftCard({ name: 'The Star' })] });
const sentence = 'The Star is above you, and there is time. ';
const letterWith = (text: string) => `${sentence.repeat(5)}\n\n${text} ${sentence}`;
const fault = (text: string) => findDraftProblem(text, input, SYSTEM_PROMPT);

describe('a text is refused for', () => {
  test.each([
    ['too short', 'x'.repeat(DRAFT_MIN - 1)],
    ['too long', 'x'.repeat(DRAFT_MAX + 1)],
    ['characters that nobody sees', letterWith('a\u0000b')],
    ['characters that nobody sees', letterWith('a\ud800b')],
    ['characters that nobody sees', letterWith('a\u202eb')],
    ['a link or an address', letterWith('http://a.test')],
    ['a link or an address', letterWith('ftp://a')],
    ['a link or an address', letterWith('www.example')],
    ['a link or an address', letterWith('moonletter.com')],
    ['a link or an address', letterWith('Write to isolde at example.co.uk')],
    ['a link or an address', letterWith('isolde@example')],
    ['a link or an address', letterWith('Call +44 20 7946 0958.')],
    ['a link or an address', letterWith('mailto:me')],
    ['markup', letterWith('a *soft* word')],
    ['markup', letterWith('<b>soft</b>')],
    ['markup', letterWith('`soft`')],
    ['markup', letterWith('[soft](x)')],
    ['markup', letterWith('{{first_name}}')],
    ['markup', letterWith('soft &amp; warm')],
    ['markup', letterWith('\n# The Star\n')],
    ['markup', letterWith('\n- one\n- two\n')],
    ['markup', letterWith('\n1. one\n2. two\n')],
    ['a card that was not drawn', letterWith('So does the Ten of Cups.')],
    [
      'the prompt',
      letterWith(
        'I was told to answer with warm, plain, concrete, in the second person, in British spelling.',
      ),
    ],
  ])('%s: %j', (why, text) => expect(fault(text)).toBe(why));
});

describe('a text is accepted with', () => {
  test.each([
    'a dash - like this one - and — like that',
    'The year 2026, at 7:30, on the 24th, half past ten',
    'e.g. the sea; i.e. the water… and so on',
    'Is it so? It is! (Perhaps.) “Yes”, said she; it’s hers.',
    'It costs £1,200 or 30% more, and Nº 5',
    'no promises, and no fate',
    'Zoë, 月, and a heart ♥',
  ])('%j', (text) => expect(fault(letterWith(text))).toBeNull());
});

test('the limits themselves are accepted', () => {
  expect([fault('x'.repeat(DRAFT_MIN)), fault('x '.repeat(DRAFT_MAX / 2))]).toEqual([null, null]);
});

test('checking the longest texts does not take long', () => {
  const started = performance.now();
  for (const text of ['a.b-', '1 ', 'The ', 'card of the ', '&', 'queen of '])
    fault(text.repeat(DRAFT_MAX / text.length));
  expect(performance.now() - started).toBeLessThan(500);
});

describe('a text is refused that', () => {
  const kind = letterWith('and rest a little.');
  test.each([
    ['claims an act', 'I shuffled three times for you.', {}],
    ['predicts', 'He will come to you in June.', {}],
    ['reads cards in a letter of care', 'The cards are kind.', { isCare: true }],
  ])('%s', (_, sentence, more) =>
    expect(findDraftProblem(`${kind} ${sentence}`, { ...input, ...more }, SYSTEM_PROMPT)).toMatch(
      /claim|care/,
    ),
  );

  test('repeats letters that the member has read', () => {
    const memory = { letters: [{ text: kind, on: '2026-05-01' }], cards: [] };
    expect(findDraftProblem(kind, { ...input, memory }, SYSTEM_PROMPT)).toBe('an earlier letter');
    expect(fault(kind)).toBeNull();
  });
});
