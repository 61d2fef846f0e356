import { expect, test, vi } from 'vitest';
import { keepResults } from './keepResults.ts';

test('what was found for a word is found once, until as many words as are kept have come', () => {
  const compute = vi.fn((word: string) => word.toUpperCase());
  const find = keepResults(compute, 2);
  expect(['moon', 'moon', 'sun', 'moon'].map((word) => find(word))).toEqual(['MOON', 'MOON', 'SUN', 'MOON']);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(['star', 'moon'].map((word) => find(word))).toEqual(['STAR', 'MOON']);
  expect(compute).toHaveBeenCalledTimes(4);
});

test('a long word is not kept', () => {
  const compute = vi.fn((word: string) => word.length);
  const find = keepResults(compute, 2);
  expect([find('constellation'), find('constellation')]).toEqual([13, 13]);
  expect(compute).toHaveBeenCalledTimes(2);
});
