import { expect, test } from 'vitest';
import { connectionsOf, embeddedConnectionsOf, poolSizeOf, computeRestartDelay } from './rules.ts';

test.each([
  [1, 20, 34, 100],
  [2, 10, 72, 100],
  [4, 5, 95, 115],
  [8, 5, 171, 191],
])(
  '%i workers have pools of %i, and open %i connections at most; the embedded PostgreSQL takes %i',
  (workers, size, connections, embedded) => {
    expect([poolSizeOf(workers), connectionsOf(workers), embeddedConnectionsOf(workers)]).toEqual([
      size,
      connections,
      embedded,
    ]);
  },
);

test('a worker that served is restarted at once, one that never served after growing delays', () => {
  expect([0, 1, 2, 3, 20].map(computeRestartDelay)).toEqual([0, 200, 400, 800, 10_000]);
});
