import { expect, test } from 'vitest';
import { computeLikedShare } from './rules.ts';

test.each([
  [0, 0, null],
  [3, 0, 1],
  [0, 2, 0],
  [3, 1, 0.75],
])('of %i likes and %i dislikes, the liked share is %s', (likes, dislikes, share) => {
  expect(computeLikedShare({ likes, dislikes })).toBe(share);
});
