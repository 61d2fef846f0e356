import { expect, test } from 'vitest';
import { findMedianRanks } from './rules.ts';

test.each<[string, [number, number][], { bucket: number; offset: number }[]]>([
  ['no value', [], []],
  ['empty buckets', [[3, 0]], []],
  ['one value', [[3, 1]], [{ bucket: 3, offset: 0 }]],
  [
    'an even number in one bucket',
    [[3, 4]],
    [
      { bucket: 3, offset: 1 },
      { bucket: 3, offset: 2 },
    ],
  ],
  [
    'an odd number over two buckets, in any order',
    [
      [9, 3],
      [2, 2],
    ],
    [{ bucket: 9, offset: 0 }],
  ],
  [
    'middles in two buckets, with an empty one between',
    [
      [2, 2],
      [3, 0],
      [48, 2],
    ],
    [
      { bucket: 2, offset: 1 },
      { bucket: 48, offset: 0 },
    ],
  ],
])('the middle of %s', (_, counts, ranks) => {
  expect(findMedianRanks(new Map(counts))).toEqual(ranks);
});
