import { expect, test } from 'vitest';
import { connectionsOf, poolSizeOf, restartDelayOf } from './rules.ts';

test.each([
  [1, 20, 34],
  [2, 10, 72],
  [4, 5, 95],
  [8, 5, 171],
])('%i workers have pools of %i, and open %i connections at most', (workers, size, connections) => {
  expect([poolSizeOf(workers), connectionsOf(workers)]).toEqual([size, connections]);
});

test('a worker that served is replaced at once, one that never did ever later', () => {
  expect([0, 1, 2, 3, 20].map(restartDelayOf)).toEqual([0, 200, 400, 800, 10_000]);
});
