import { describe, expect, test } from 'vitest';
import { computeKeptShare, describeAnswering } from './rules.ts';

describe('of a draft is kept', () => {
  const draft = 'The lantern stands at the door. You may take it with you when you go.';
  test.each([
    ['all of it, as it is', draft, draft, 1],
    ['all of it, with more before and after', draft, `Dear Rosalind,\n\n${draft}\n\nYours, Isolde`, 1],
    [
      'all of it, with other case, quotes and lines',
      'It’s late, said the owl',
      "IT'S LATE\nsaid “the owl”",
      1,
    ],
    ['its first sentence: 3 of its 12 runs of four words', draft, 'The lantern stands at the door.', 0.25],
    [
      'half, with a word changed in the middle',
      'one two three four five six seven eight nine',
      'one two three four 5 six seven eight nine',
      0.33,
    ],
    ['nothing of it', draft, 'Go where the gulls are.', 0],
    ['nothing, though every word is there in another order', 'a b c d e', 'e d c b a', 0],
    ['what is there once, once', 'ring the bell now, ring the bell now', 'ring the bell now', 0.2],
    ['a draft of three words, whole or not at all', 'Take it slowly', 'Take it slowly', 1],
    ['nothing of a draft without words', '…', draft, 0],
    ['nothing in an answer without words', draft, '…', 0],
  ])('%s', (_, from, sent, share) => expect(computeKeptShare(from, sent)).toBe(share));

  test('takes little time for the longest texts', () => {
    const longText = 'word after word it goes on '.repeat(2_000);
    const started = performance.now();
    expect(computeKeptShare(longText, longText)).toBe(1);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

test.each([
  [null, 'Answered by hand'],
  [{ source: 'composer', kept: 0.64 }, 'Answered from a draft by the composer, 64% kept'],
  [{ source: 'model', kept: 0.29 }, 'Answered from a draft by the model, 29% kept'],
] as const)('%j is described as "%s"', (draft, message) => expect(describeAnswering(draft)).toBe(message));
