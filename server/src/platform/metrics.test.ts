import { expect, test } from 'vitest';
import { Metrics, REQUEST_BUCKETS } from './metrics.ts';

test.each([
  [0, 0],
  [0.005, 0],
  [0.0051, 1],
  [0.07, 4],
  [10, REQUEST_BUCKETS.length - 1],
  [60, REQUEST_BUCKETS.length],
])('%d seconds fall into bucket %d', (seconds, bucket) => {
  const metrics = new Metrics();
  metrics.observeRequest('logIn', 200, seconds);
  const [times] = [...metrics.requests()];
  expect(times!.buckets.flatMap((count, at) => (count > 0 ? [at] : []))).toEqual([bucket]);
  expect(times!.sumSeconds).toBe(seconds);
});

test('counts each call and status separately', () => {
  const metrics = new Metrics();
  metrics.observeRequest('logIn', 200, 0.01);
  metrics.observeRequest('logIn', 200, 0.02);
  metrics.observeRequest('logIn', 400, 0.001);
  metrics.observeRequest('listTags', 200, 0.001);
  expect(
    [...metrics.requests()].map(({ call, status, buckets }) => [
      call,
      status,
      buckets.reduce((sum, count) => sum + count),
    ]),
  ).toEqual([
    ['logIn', 200, 2],
    ['logIn', 400, 1],
    ['listTags', 200, 1],
  ]);
});
