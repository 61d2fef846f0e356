import { describe, expect, test } from 'vitest';
import { type Birth, resolveBirth } from './birth.ts';
import { BERLIN, birthAt, coordinates } from '../../testing/astrology/births.ts';

const resolve = (data: Parameters<typeof birthAt>[0]) => {
  const birth = resolveBirth(birthAt(data)) as Extract<Birth, { precision: 'exact' | 'hour' }>;
  return [birth.moment.toString(), birth.offsetMinutes, ...birth.doubts];
};

describe('a local time', () => {
  test.each([
    ['as it was', '2001-10-27', '02:30:00', BERLIN, ['2001-10-27T00:30:00Z', 120]],
    [
      'that came twice is the first',
      '2001-10-28',
      '02:30:00',
      BERLIN,
      ['2001-10-28T00:30:00Z', 120, 'ambiguous_time'],
    ],
    [
      'that was skipped is an hour on',
      '2001-03-25',
      '02:30:00',
      BERLIN,
      ['2001-03-25T01:30:00Z', 120, 'skipped_time'],
    ],
    [
      'that came twice in New York',
      '1985-10-27',
      '01:00:00',
      coordinates(40.7, -74, 'America/New_York'),
      ['1985-10-27T05:00:00Z', -240, 'ambiguous_time'],
    ],
    [
      'that came twice within half an hour',
      '2001-03-25',
      '01:45:00',
      coordinates(-31.5, 159, 'Australia/Lord_Howe'),
      ['2001-03-24T14:45:00Z', 660, 'ambiguous_time'],
    ],
    [
      'on a day that Samoa left out',
      '2011-12-30',
      '12:00:00',
      coordinates(-13.8, -171.7, 'Pacific/Apia'),
      ['2011-12-30T22:00:00Z', 840, 'skipped_time'],
    ],
    ['in UTC', '1955-01-01', '12:00:00', coordinates(0, 0, 'UTC'), ['1955-01-01T12:00:00Z', 0]],
    [
      'under double summer time',
      '1943-07-01',
      '06:00:00',
      coordinates(51.5, -0.1, 'Europe/London'),
      ['1943-07-01T04:00:00Z', 120, 'before_1970'],
    ],
    [
      'when India was ahead by another half hour',
      '1943-01-01',
      '06:00:00',
      coordinates(19, 72.8, 'Asia/Kolkata'),
      ['1942-12-31T23:30:00Z', 390, 'before_1970'],
    ],
  ])('%s', (_, date, time, place, expected) => {
    expect(resolve({ date, time, place })).toEqual(expected);
  });

  test('keeps the seconds of local mean time in the moment, and gives its offset in minutes', () => {
    expect(resolve({ date: '1880-01-01', time: '12:00:00', place: BERLIN })).toEqual([
      '1880-01-01T11:06:32Z',
      53,
      'before_1970',
    ]);
  });
});

describe('before 1970', () => {
  test.each([
    ['Europe/Stockholm', 59.3, 18.1],
    ['Europe/Amsterdam', 52.4, 4.9],
    ['Atlantic/Reykjavik', 64.1, -21.9],
    ['Europe/Oslo', 59.9, 10.7],
    ['Europe/Copenhagen', 55.7, 12.6],
    ['europe/stockholm', 59.3, 18.1],
  ])('%s uses the records of a neighbouring zone', (timeZone, latitude, longitude) => {
    const place = coordinates(latitude, longitude, timeZone);
    expect(resolveBirth(birthAt({ date: '1943-07-01', place }))).toMatchObject({ doubts: ['merged_zone'] });
    expect(resolveBirth(birthAt({ date: '1969-12-31', place }))).toMatchObject({ doubts: ['merged_zone'] });
    expect(resolveBirth(birthAt({ date: '1970-01-01', place }))).toMatchObject({ doubts: [] });
  });

  test('an unknown time has doubts too, since they may shift the day', () => {
    expect(resolveBirth(birthAt({ date: '1943-07-01', time: null, place: BERLIN }))).toMatchObject({
      precision: 'date',
      doubts: ['before_1970'],
    });
  });
});

describe('an offset entered by hand', () => {
  test('overrides the records and their doubts', () => {
    const place = coordinates(52.4, 4.9, 'Europe/Amsterdam');
    expect(resolve({ date: '1935-01-01', place, utcOffset: 20 })).toEqual([
      '1935-01-01T05:40:00Z',
      20,
      'offset_given',
    ]);
    expect(resolve({ date: '2001-03-25', time: '02:30:00', place: BERLIN, utcOffset: 60 })).toEqual([
      '2001-03-25T01:30:00Z',
      60,
      'offset_given',
    ]);
  });

  test('shifts the day, even if the place is not on the map', () => {
    expect(resolveBirth(birthAt({ place: null, utcOffset: -300 }))).toMatchObject({
      precision: 'date',
      day: {
        from: Temporal.Instant.from('1985-06-15T05:00Z'),
        to: Temporal.Instant.from('1985-06-16T05:00Z'),
      },
      doubts: ['offset_given', 'no_place'],
    });
  });
});

test.each([
  ['Pacific/Apia', '2011-12-30', '2011-12-29T10:00:00Z', '2011-12-31T10:00:00Z'],
  ['Pacific/Kwajalein', '1993-08-21', '1993-08-20T12:00:00Z', '1993-08-22T12:00:00Z'],
])(
  'in %s the day %s, which its calendar skipped, is reported and covers the days around it',
  (zone, date, from, to) => {
    const birth = resolveBirth(birthAt({ date, time: null, place: coordinates(9, 167, zone) }));
    expect(birth).toMatchObject({
      precision: 'date',
      day: { from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) },
      doubts: ['skipped_day'],
    });
  },
);
