import { expect, test } from 'vitest';
import { clampShare, MAX_SHARE, MIN_SHARE, moveShare } from './splitRules.ts';

test.each([
  ['ArrowUp', 60, 65],
  ['ArrowDown', 60, 55],
  ['ArrowUp', MAX_SHARE, MAX_SHARE],
  ['ArrowDown', MIN_SHARE, MIN_SHARE],
  ['Home', 60, MAX_SHARE],
  ['End', 60, MIN_SHARE],
  ['Enter', 60, null],
])('%s moves the splitter from %d to %j', (key, from, to) => {
  expect(moveShare(from, key)).toBe(to);
});

test.each([
  [0, MIN_SHARE],
  [50, 50],
  [100, MAX_SHARE],
])('a share of %d is shown as %d', (share, shown) => {
  expect(clampShare(share)).toBe(shown);
});
