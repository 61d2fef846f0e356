import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chart as chartShape } from '#contract/astrology/calls.ts';
import { BERLIN, birthAt, coordinates, HAARLEM } from '../../testing/astrology/births.ts';
import { computeChart, withPlacidus } from './chart.ts';
import { shortestArc, signsBetween } from './degrees.ts';

const hourly = { isExact: false };
const unknown = { time: null };
const everyHour = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00:00`);

describe('with the minute known', () => {
  const chart = computeChart(birthAt());

  test('everything is given', () => {
    expect(chartShape.parse(chart)).toEqual(chart);
    expect(chart).toMatchObject({
      precision: 'exact',
      sun: { sign: 'GEM' },
      moon: { sign: 'TAE' },
      doubts: [],
      birth: { utc: '1985-06-15T04:00:00.000Z', offsetMinutes: 120, timeZone: 'Europe/Amsterdam' },
      place: { name: 'Haarlem', latitude: 52.38, longitude: 4.64 },
    });
    expect(chart.planets.map(({ body }) => body).join(' ')).toBe(
      'mercury venus mars jupiter saturn uranus neptune pluto',
    );
    expect(chart.risingCandidates).toEqual([chart.ascendant!.sign]);
  });

  test('nothing is a range', () => {
    expect(chart.sun).not.toHaveProperty('from');
    expect(chart.moon).not.toHaveProperty('from');
  });

  test('the first house is the rising sign, and each house is a sign', () => {
    const { system, cusps } = chart.houses!;
    expect(system).toBe('whole_sign');
    expect(cusps[0]).toBe(chart.ascendant!.longitude - chart.ascendant!.degree);
    expect(cusps.map((cusp, n) => (cusp - n * 30 + 360) % 360)).toEqual(cusps.map(() => cusps[0]));
  });

  test.each([
    ['21:12:00', 'PIS'],
    ['21:27:00', 'ARI'],
  ])('at %s on the day of the equinox of 1990 (21:19) the sun is in %s', (time, sign) => {
    const { sun, zodiac } = computeChart(birthAt({ date: '1990-03-20', time, place: coordinates(0, 0) }));
    expect(sun!.sign).toBe(sign);
    expect(zodiac.byDate).toEqual(['PIS', 'ARI']);
  });

  test('a place with coordinates only has the typed name', () => {
    expect(computeChart(birthAt({ place: BERLIN, location: 'Berlin, near the zoo' })).place).toEqual({
      name: 'Berlin, near the zoo',
      latitude: 52.52,
      longitude: 13.41,
    });
  });
});

describe('with the hour known', () => {
  test('no angle has a degree', () => {
    for (const time of everyHour)
      expect(computeChart(birthAt({ ...hourly, time }))).toMatchObject({
        precision: 'hour',
        ascendant: null,
        midheaven: null,
      });
  });

  test('the rising signs are those from 30 minutes before to 30 minutes after', () => {
    for (const time of everyHour) {
      const at = Temporal.PlainTime.from(time);
      const [before, after] = [-30, 30].map((minutes) => {
        const local = Temporal.PlainDate.from('1985-06-15').toPlainDateTime(at).add({ minutes });
        return computeChart(
          birthAt({ date: local.toString().slice(0, 10), time: local.toString().slice(11) }),
        );
      });
      const { risingCandidates } = computeChart(birthAt({ ...hourly, time }));
      expect([time, ...risingCandidates]).toEqual([
        time,
        ...signsBetween(before!.ascendant!.longitude, after!.ascendant!.longitude),
      ]);
    }
  });

  test('a sign that rises for a few minutes only is among them', () => {
    const inTampere = everyHour.map((time) =>
      computeChart(birthAt({ ...hourly, time, place: coordinates(64.5, 24) })),
    );
    expect(Math.max(...inTampere.map(({ risingCandidates }) => risingCandidates.length))).toBeGreaterThan(2);
  });

  test('houses are given only if one sign rises throughout', () => {
    const charts = everyHour.map((time) => computeChart(birthAt({ ...hourly, time })));
    const certainCharts = charts.filter(({ risingCandidates }) => risingCandidates.length === 1);
    expect(certainCharts.length).toBeGreaterThan(0);
    expect(certainCharts.length).toBeLessThan(24);
    expect(charts.filter(({ houses }) => houses !== null)).toEqual(certainCharts);
  });

  test.each([
    ['1985-10-27', coordinates(40.7, -74, 'America/New_York')],
    ['1990-10-28', coordinates(34, -118.2, 'America/Los_Angeles')],
  ])('on %s, when the hour occurred twice, the rising signs are those of both hours', (date, place) => {
    expect(computeChart(birthAt({ ...hourly, date, time: '01:00:00', place })).risingCandidates).toEqual([
      'LEO',
      'VIR',
    ]);
  });

  test('the moon is a range where it changes its sign within the hour', () => {
    const charts = Array.from(
      { length: 9 },
      (_, day) => `1985-06-${String(day + 1).padStart(2, '0')}`,
    ).flatMap((date) => everyHour.map((time) => computeChart(birthAt({ ...hourly, date, time }))));
    const ranges = charts.filter(({ moon }) => moon!.from !== undefined);
    expect(ranges.length).toBeGreaterThan(2);
    for (const { moon } of ranges) {
      expect(moon!.from!.sign).not.toBe(moon!.to!.sign);
      expect(shortestArc(moon!.from!.longitude, moon!.to!.longitude)).toBeLessThan(0.7);
    }
  });
});

describe('without a time', () => {
  const chart = computeChart(birthAt(unknown));

  test('there are no houses, angles or rising signs, and no moment', () => {
    expect(chart).toMatchObject({
      precision: 'date',
      ascendant: null,
      midheaven: null,
      houses: null,
      risingCandidates: [],
      birth: null,
      doubts: [],
    });
  });

  test('the moon is a range over the local day, and its position is in the middle', () => {
    const [first, noon, last] = [
      birthAt({ time: '00:00:00' }),
      birthAt({ time: '12:00:00' }),
      birthAt({ date: '1985-06-16', time: '00:00:00' }),
    ].map((data) => computeChart(data).moon!.longitude);
    const { longitude, from, to } = chart.moon!;
    expect([from!.longitude, longitude, to!.longitude]).toEqual([first, noon, last]);
  });

  test.each([
    ['23 hours', '2001-03-25', 23],
    ['25 hours', '2001-10-28', 25],
  ])('a day of %s has its real length', (_, date, hours) => {
    const { moon } = computeChart(birthAt({ ...unknown, date, place: BERLIN }));
    const degreesInHour = shortestArc(moon!.from!.longitude, moon!.to!.longitude) / hours;
    expect(degreesInHour).toBeGreaterThan(11.7 / 24);
    expect(degreesInHour).toBeLessThan(15.4 / 24);
  });

  test('the sun is a range on a day when it changes its sign, and on no other', () => {
    const equinox = computeChart(birthAt({ ...unknown, date: '1990-03-20', place: BERLIN }));
    expect(equinox.sun).toMatchObject({ sign: 'PIS', from: { sign: 'PIS' }, to: { sign: 'ARI' } });
    expect(equinox.zodiac.byDate).toEqual(['PIS', 'ARI']);
    const after = computeChart(birthAt({ ...unknown, date: '1990-03-21', place: BERLIN }));
    expect(after.sun).not.toHaveProperty('from');
    expect(after.zodiac.byDate).toEqual(['ARI']);
  });

  test('an aspect is stated only if it holds all day', () => {
    const dates = Array.from({ length: 9 }, (_, day) => `1985-02-${String(day + 1).padStart(2, '0')}`);
    let dropped = 0;
    for (const date of dates) {
      const listNames = (data: Parameters<typeof birthAt>[0]) =>
        computeChart(birthAt({ date, ...data })).aspects.map(({ a, b, kind }) => `${a} ${kind} ${b}`);
      const hours = everyHour.map((time) => new Set(listNames({ time })));
      const timelessAspects = listNames(unknown);
      for (const aspect of timelessAspects) expect(hours.every((hour) => hour.has(aspect))).toBe(true);
      dropped += [...hours[12]!].filter((aspect) => !timelessAspects.includes(aspect)).length;
    }
    expect(dropped).toBeGreaterThan(9);
  });

  test('the phase of the moon is stated only if it has one name all day', () => {
    const phases = Array.from({ length: 30 }, (_, day) =>
      computeChart(birthAt({ ...unknown, date: `1985-06-${String(day + 1).padStart(2, '0')}` })),
    ).map(({ moonPhase }) => moonPhase);
    const unknownPhases = phases.filter((phase) => phase === null).length;
    // Each of the eight phases ends on one day of the month.
    expect([7, 8, 9]).toContain(unknownPhases);
  });
});

describe('with a place as text only', () => {
  test('a time alone adds nothing, and the place is listed as missing', () => {
    expect(computeChart(birthAt({ place: null }))).toMatchObject({
      precision: 'date',
      birth: null,
      place: null,
      risingCandidates: [],
      doubts: ['no_place'],
    });
  });

  test('the day covers all time zones, from the earliest beginning to the latest end', () => {
    const { moon } = computeChart(birthAt({ place: null }));
    const [first, last] = [
      birthAt({ date: '1985-06-14', time: '10:00:00', place: coordinates(0, 0) }),
      birthAt({ date: '1985-06-16', time: '12:00:00', place: coordinates(0, 0) }),
    ].map((data) => computeChart(data).moon!.longitude);
    expect([moon!.from!.longitude, moon!.to!.longitude]).toEqual([first, last]);
  });

  test('the date gives only facts that hold in all time zones', () => {
    const listSigns = (date: string) => computeChart(birthAt({ date, place: null })).zodiac.byDate;
    expect(['1990-03-19', '1990-03-20', '1990-03-21', '1990-03-22'].map(listSigns)).toEqual([
      ['PIS'],
      ['PIS', 'ARI'],
      ['PIS', 'ARI'],
      ['ARI'],
    ]);
  });
});

test('without a date the chart has only the chosen sign', () => {
  expect(computeChart(birthAt({ date: null, zodiac: 'LEO' }))).toEqual({
    precision: 'none',
    sun: null,
    moon: null,
    planets: [],
    ascendant: null,
    midheaven: null,
    houses: null,
    aspects: [],
    moonPhase: null,
    risingCandidates: [],
    zodiac: { chosen: 'LEO', byDate: [] },
    birth: null,
    place: null,
    doubts: [],
    engine: expect.stringMatching(/^astronomy-engine \d/) as string,
  });
});

test('a sign chosen by hand is given beside the sign of the date', () => {
  expect(computeChart(birthAt({ zodiac: 'LEO' })).zodiac).toEqual({ chosen: 'LEO', byDate: ['GEM'] });
});

describe('near the poles', () => {
  test.each([0, 66.4, -66.4])('at %f° every minute of a day has its angles', (latitude) => {
    for (const time of everyHour) {
      const chart = computeChart(birthAt({ time, place: coordinates(latitude, 0) }));
      expect(chart.doubts).toEqual([]);
      expect(shortestArc(chart.midheaven!.longitude, chart.ascendant!.longitude)).toBeGreaterThan(0);
    }
  });

  test.each([66.6, -66.6, 69.65, 78, -78])(
    'at %f° the ascendant is in the east, or jumps and is omitted',
    (latitude) => {
      const charts = everyHour.map((time) =>
        computeChart(birthAt({ ...hourly, time, place: coordinates(latitude, 0) })),
      );
      const leaping = charts.filter(({ doubts }) => doubts.includes('no_angles'));
      expect(leaping.length).toBeGreaterThan(0);
      expect(leaping.length).toBeLessThan(5);
      for (const { houses, risingCandidates } of leaping)
        expect([houses, risingCandidates]).toEqual([null, []]);
      const exact = computeChart(birthAt({ place: coordinates(latitude, 0) }));
      expect(shortestArc(exact.midheaven!.longitude, exact.ascendant!.longitude)).toBeGreaterThan(0);
    },
  );

  test.each([89.9, 90, -89.9, -90])('at %f° there is neither an ascendant nor a midheaven', (latitude) => {
    for (const data of [{}, hourly])
      expect(computeChart(birthAt({ ...data, place: coordinates(latitude, 0) }))).toMatchObject({
        sun: { sign: 'GEM' },
        ascendant: null,
        midheaven: null,
        houses: null,
        risingCandidates: [],
        doubts: ['no_angles'],
      });
  });
});

describe('Placidus houses', () => {
  const computePlacidus = (data: Parameters<typeof birthAt>[0]) => withPlacidus(computeChart(birthAt(data)));

  test.each([0, 23.4, -33.9, 52.38, 65.9, -65.99])(
    'stand in order at %f°, with the angles as their cusps',
    (latitude) => {
      for (const time of everyHour) {
        const { houses, ascendant, midheaven, doubts } = computePlacidus({
          time,
          place: coordinates(latitude, 0),
        });
        expect([houses!.system, doubts]).toEqual(['placidus', []]);
        expect(houses!.cusps[0]).toBe(ascendant!.longitude);
        expect(houses!.cusps[9]).toBe(midheaven!.longitude);
        const widths = houses!.cusps.map((cusp, n) => shortestArc(cusp, houses!.cusps[(n + 1) % 12]!));
        expect(Math.min(...widths)).toBeGreaterThan(0);
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 4);
      }
    },
  );

  test.each([66, -66, -70, 78])('are replaced by whole signs at %f°, and the chart says so', (latitude) => {
    const chart = computePlacidus({ place: coordinates(latitude, 0) });
    expect(chart.houses!.system).toBe('whole_sign');
    expect(chart.doubts).toEqual(['no_placidus']);
  });

  test.each([
    ['an hour', hourly],
    ['no time', unknown],
    ['no place', { place: null }],
    ['no date', { date: null }],
  ])('cannot be computed from %s, and nothing else changes', (_, data) => {
    expect(computePlacidus(data)).toEqual(computeChart(birthAt(data)));
  });
});

test('a place of the table has its own name', () => {
  expect(computeChart(birthAt({ place: HAARLEM, location: 'somewhere' })).place!.name).toBe('Haarlem');
});

test('the engine is named by the version that is installed', () => {
  const packages = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(packages) as { dependencies: Record<string, string> };
  expect(computeChart(birthAt()).engine).toBe(`astronomy-engine ${dependencies['astronomy-engine']}`);
});
