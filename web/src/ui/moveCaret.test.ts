import { expect, test } from 'vitest';
import { moveCaret } from './moveCaret.ts';

test.each([
  ['12/3', '123', 3, 4],
  ['12/34', '192/34', 2, 2],
  ['12/34', '12/34', 0, 0],
  ['12/34', '12/34', 4, 4],
  ['04', '4/', 2, 2],
])('in %s, typed as %s with the caret at %i, it goes to %i', (masked, typed, caret, position) => {
  expect(moveCaret(masked, typed, caret)).toBe(position);
});
