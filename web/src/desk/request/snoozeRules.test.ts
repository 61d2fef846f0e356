import { describe, expect, test } from 'vitest';
import { listSnoozes, parseSnooze } from './snoozeRules.ts';

// In the zone of the machine, as for a writer.
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('the choices of a snooze', () => {
  test.each([
    // 22 November 2026 is a Sunday.
    [at(22, 10), [at(22, 13), at(23, 9), at(23, 9)]],
    [at(23, 10), [at(23, 13), at(24, 9), at(30, 9)]],
    [at(27, 20, 59), [at(27, 23, 59), at(28, 9), at(30, 9)]],
    [at(27, 21), [at(28, 9), at(30, 9)]],
  ])('at %s are %j', (now, expected) => {
    expect(listSnoozes(now).map(({ until }) => until)).toEqual(expected);
  });
});

test.each([
  ['2026-11-22T13:00', at(22, 13)],
  ['2026-11-22T12:00', null],
  ['2026-11-22T11:59', null],
  ['', null],
  ['tomorrow', null],
])('"%s" at noon is until %j', (value, expected) => {
  expect(parseSnooze(value, at(22, 12))).toEqual(expected);
});
