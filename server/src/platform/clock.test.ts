import { expect, test } from 'vitest';
import { laterOf, toTimestamp } from './clock.ts';

const NOON = Temporal.Instant.from('2026-11-20T12:00:00Z');

test('timestamps of whole seconds have milliseconds too, so they compare as strings', () => {
  const moments = [0, 250, 999, 1_000].map((milliseconds) => NOON.add({ milliseconds }));
  const timestamps = moments.map(toTimestamp);
  expect(timestamps[0]).toBe('2026-11-20T12:00:00.000Z');
  expect(timestamps.toSorted()).toEqual(timestamps);
});

test('the later of two moments is the same in either order', () => {
  const later = NOON.add({ seconds: 1 });
  expect([laterOf(NOON, later), laterOf(later, NOON)]).toEqual([later, later]);
});
