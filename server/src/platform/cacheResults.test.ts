import { expect, test, vi } from 'vitest';
import { cacheResults } from './cacheResults.ts';

test('computes each word once, until the cache is full and is emptied', () => {
  const compute = vi.fn((word: string) => word.toUpperCase());
  const find = cacheResults(compute, 2);
  expect(['moon', 'moon', 'sun', 'moon'].map((word) => find(word))).toEqual(['MOON', 'MOON', 'SUN', 'MOON']);
  expect(compute).toHaveBeenCalledTimes(2);
  expect(['star', 'moon'].map((word) => find(word))).toEqual(['STAR', 'MOON']);
  expect(compute).toHaveBeenCalledTimes(4);
});

test('does not cache a long word', () => {
  const compute = vi.fn((word: string) => word.length);
  const find = cacheResults(compute, 2);
  expect([find('constellation'), find('constellation')]).toEqual([13, 13]);
  expect(compute).toHaveBeenCalledTimes(2);
});
