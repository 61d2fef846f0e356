import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentTime, learnServerTime } from './serverTime.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const HOUR_MS = 3_600_000;
const respondAt = (time: number) => new Response(null, { headers: { date: new Date(time).toUTCString() } });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  learnServerTime(new Response());
  vi.useRealTimers();
});

test('the time is the server’s if its clock is ahead, and runs on', () => {
  learnServerTime(respondAt(NOW + 25 * HOUR_MS));
  expect(currentTime()).toBe(NOW + 25 * HOUR_MS);
  vi.setSystemTime(NOW + HOUR_MS);
  expect(currentTime()).toBe(NOW + 26 * HOUR_MS);
});

test.each([
  ['a server that is behind', respondAt(NOW - HOUR_MS)],
  ['a response that took a few seconds', respondAt(NOW + 5_000)],
  ['a response without a date', new Response()],
])('it is the device’s own for %s', (_, response) => {
  learnServerTime(respondAt(NOW + HOUR_MS));
  learnServerTime(response);
  expect(currentTime()).toBe(NOW);
});
