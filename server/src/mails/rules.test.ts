import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideArrival, findQuietEnd, findNextDigestTime } from './rules.ts';

const at = (text: string) => Temporal.Instant.from(text);
const createQuietHours = (quietFrom: string | null, quietTo: string | null, timeZone = 'UTC') => ({
  quietFrom,
  quietTo,
  timeZone,
});

describe('quiet hours', () => {
  test.each([
    ['before them', '2026-11-22T12:59:59Z', createQuietHours('13:00', '15:00'), null],
    [
      'from their first second',
      '2026-11-22T13:00:00Z',
      createQuietHours('13:00', '15:00'),
      '2026-11-22T15:00:00Z',
    ],
    ['until their end, which is not quiet', '2026-11-22T15:00:00Z', createQuietHours('13:00', '15:00'), null],
    [
      'over midnight, in the evening',
      '2026-11-22T23:00:00Z',
      createQuietHours('22:00', '07:30'),
      '2026-11-23T07:30:00Z',
    ],
    [
      'over midnight, in the morning',
      '2026-11-23T06:00:00Z',
      createQuietHours('22:00', '07:30'),
      '2026-11-23T07:30:00Z',
    ],
    ['over midnight, at noon', '2026-11-23T12:00:00Z', createQuietHours('22:00', '07:30'), null],
    ['equal times are none', '2026-11-22T22:00:00Z', createQuietHours('22:00', '22:00'), null],
    ['one time alone is none', '2026-11-22T22:00:00Z', createQuietHours('22:00', null), null],
    [
      'with seconds, as the database has them',
      '2026-11-22T22:00:00Z',
      createQuietHours('21:00:00', '23:00:00'),
      '2026-11-22T23:00:00Z',
    ],
    [
      'in the zone of the member',
      '2026-11-22T02:00:00Z',
      createQuietHours('20:00', '23:00', 'America/New_York'),
      '2026-11-22T04:00:00Z',
    ],
    [
      'an unknown zone counts as UTC',
      '2026-11-22T13:00:00Z',
      createQuietHours('13:00', '15:00', 'Mars/Olympus'),
      '2026-11-22T15:00:00Z',
    ],
    // New York leaves out 02:00–03:00 on 8 March 2026, and has 01:00–02:00 twice on 1 November.
    [
      'an end that is left out is the moment of the change',
      '2026-03-08T06:30:00Z',
      createQuietHours('22:00', '02:30', 'America/New_York'),
      '2026-03-08T07:00:00Z',
    ],
    [
      'an end at the beginning of what is left out is the same moment',
      '2026-03-08T06:30:00Z',
      createQuietHours('22:00', '02:00', 'America/New_York'),
      '2026-03-08T07:00:00Z',
    ],
    [
      'an end that comes twice, before the first',
      '2026-11-01T04:30:00Z',
      createQuietHours('22:00', '01:30', 'America/New_York'),
      '2026-11-01T05:30:00Z',
    ],
    [
      'an end that comes twice, between them',
      '2026-11-01T06:10:00Z',
      createQuietHours('22:00', '01:30', 'America/New_York'),
      '2026-11-01T06:30:00Z',
    ],
  ])('%s', (_, now, hours, end) => {
    expect(findQuietEnd(at(now), hours)?.toString() ?? null).toBe(end);
  });
});

test('quiet hours end later than now, in every zone and on every day', () => {
  const time = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
    const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
    return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
  });
  const zone = fc.constantFrom(
    'America/New_York',
    'Europe/Lisbon',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'UTC',
  );
  // The quarters of an hour of 2026.
  const moment = fc
    .integer({ min: 0, max: 365 * 96 })
    .map((n) => at('2026-01-01T00:00:00Z').add({ minutes: 15 * n }));
  fc.assert(
    fc.property(moment, time, time, zone, (now, from, to, timeZone) => {
      const end = findQuietEnd(now, createQuietHours(from, to, timeZone));
      expect(end === null || Temporal.Instant.compare(end, now) > 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

describe('the digest is due on the next Monday at 09:00 of the zone', () => {
  test.each([
    ['on a Sunday', '2026-11-22T12:00:00Z', 'UTC', '2026-11-23T09:00:00Z'],
    ['on a Monday before', '2026-11-23T08:59:59Z', 'UTC', '2026-11-23T09:00:00Z'],
    ['on a Monday at the hour', '2026-11-23T09:00:00Z', 'UTC', '2026-11-30T09:00:00Z'],
    ['where it is still Sunday', '2026-11-23T07:00:00Z', 'Pacific/Honolulu', '2026-11-23T19:00:00Z'],
    ['where it is Monday already', '2026-11-22T19:00:00Z', 'Pacific/Auckland', '2026-11-22T20:00:00Z'],
    ['over the change to summer time', '2026-03-05T12:00:00Z', 'America/New_York', '2026-03-09T13:00:00Z'],
  ])('%s', (_, now, zone, due) => {
    expect(findNextDigestTime(at(now), zone).toString()).toBe(due);
  });
});

describe('the waiting messages of a thread', () => {
  const now = at('2026-11-22T12:00:00Z');
  const message = (messageId: number, isLetter: boolean, dueAt = '2026-11-22T12:00:00Z', more = {}) => ({
    messageId,
    isLetter,
    dueAt,
    isWanted: true,
    ...createQuietHours(null, null),
    ...more,
  });
  const later = '2026-11-22T12:01:00Z';
  const night = { quietFrom: '11:00', quietTo: '13:00' };

  test.each([
    ['a letter', [message(1, true)], { kind: 'send', id: 1 }],
    ['a plain message', [message(1, false)], { kind: 'send', id: 1 }],
    [
      'of several, the newest letter',
      [message(1, true), message(2, true), message(3, false)],
      { kind: 'send', id: 2 },
    ],
    [
      'of several plain messages, the newest',
      [message(1, false), message(2, false, later)],
      { kind: 'send', id: 2 },
    ],
    [
      'a plain message waits for a letter after it',
      [message(1, false), message(2, true, later)],
      { kind: 'wait', until: later },
    ],
    [
      'a letter does not wait for another',
      [message(1, true), message(2, true, later)],
      { kind: 'send', id: 1 },
    ],
    [
      'in quiet hours all wait',
      [message(1, true, undefined, night)],
      { kind: 'wait', until: '2026-11-22T13:00:00Z' },
    ],
    ['who wants no mails gets none', [message(1, true, undefined, { isWanted: false })], { kind: 'drop' }],
  ])('%s', (_, waiting, expected) => {
    const step = decideArrival(waiting, now);
    const readMessages =
      step.kind === 'send'
        ? { kind: 'send', id: step.message.messageId }
        : step.kind === 'wait'
          ? { kind: 'wait', until: step.until.toString() }
          : step;
    expect(readMessages).toEqual(expected);
  });
});
