import { expect, test } from 'vitest';
import { computeWordsPerSentence } from './loadDraftMemory.ts';

test.each([
  [['One two three. Four five!\nSix seven? Eight'], 2],
  [['Dear Ada,\nYou can wait. … !'], 3],
  [['No full stop'], null],
  [['...', ''], null],
  [['One two.', 'One two three four.'], 3],
])('of %j the sentences have %j words on average', (texts, expected) => {
  expect(computeWordsPerSentence(texts)).toBe(expected);
});

test.each(['x', 'and so on, ', '水は静かに'])(
  'letters of 10,000 characters without a full stop (%s) take no time',
  (part) => {
    const letters = Array.from({ length: 20 }, () => part.repeat(10_000 / part.length));
    expect(computeWordsPerSentence(letters)).toBeNull();
  },
);
