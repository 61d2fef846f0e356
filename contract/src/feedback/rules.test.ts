import { expect, test } from 'vitest';
import { applyFeedback } from './rules.ts';

const liked = { type: 'like', reason: 'It was kind' } as const;

test.each([
  ['the first', undefined, { type: 'like' }, { type: 'like', reason: '' }],
  ['the first with a reason', undefined, liked, liked],
  ['another type', liked, { type: 'dislike' }, { type: 'dislike', reason: '' }],
  ['another type with the same reason', liked, { ...liked, type: 'dislike' }, { ...liked, type: 'dislike' }],
  [
    'the same type with another reason',
    liked,
    { type: 'like', reason: 'It was short' },
    { type: 'like', reason: 'It was short' },
  ],
  [
    'the same type with its reason taken away',
    liked,
    { type: 'like', reason: '' },
    { type: 'like', reason: '' },
  ],
  ['the same type without a reason', liked, { type: 'like' }, null],
  ['the same type with no reason', liked, { type: 'like', reason: null }, null],
  ['the very same', liked, liked, null],
] as const)('%s', (_, known, newFeedback, after) => {
  expect(applyFeedback(known, newFeedback)).toEqual(after);
});
