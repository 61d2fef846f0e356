import { readFileSync } from 'node:fs';
import {
  SearchMoonNode,
  SearchMoonPhase,
  NextMoonNode,
  NodeEventKind,
  EclipticGeoMoon,
} from 'astronomy-engine';
import { afterAll, describe, expect, test } from 'vitest';
import { chartDay, type Transit } from '#contract/astrology/calls.ts';
import { TRANSIT_ORB } from '#contract/astrology/dayCodes.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { birthAt, coordinates } from '../../../testing/astrology/births.ts';
import { type BirthData, resolveBirth } from '../birth.ts';
import { computeChart } from '../chart.ts';
import { shortestArc } from '../degrees.ts';
import { computeLongitudes } from '../positions.ts';
import { computeDay } from './computeDay.ts';
import { findMoonDays, findVoidOfCourse } from './moonDays.ts';
import { DAY_MS, longitudeAt } from './motion.ts';
import type { NatalPoint } from './natalPoints.ts';
import { computeNorthNode } from './nodes.ts';
import { findSaturnReturn, findSolarReturn } from './returns.ts';
import { findTransits } from './transits.ts';

const noHouse = () => null;
const pointAt = (longitude: number, point: NatalPoint['point'] = 'sun'): NatalPoint => ({
  point,
  longitude,
  ends: [],
});
const computeDayFor = (data: BirthData, date: string) =>
  computeDay(resolveBirth(data), computeChart(data), date);
const minutesApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 60_000;

describe('interpolated positions', () => {
  test.each(BODY_CODES)('of %s are within 2″ of those of the engine', (body) => {
    const seconds = Array.from({ length: 400 }, (_, n) => Date.UTC(1990, 0, 1) + n * 33.7 * DAY_MS).map(
      (at) => {
        const moment = Temporal.Instant.fromEpochMilliseconds(Math.round(at));
        return Math.abs(shortestArc(longitudeAt(body, at), computeLongitudes([body], moment)[body])) * 3600;
      },
    );
    expect(Math.max(...seconds)).toBeLessThan(2);
  });
});

interface Row {
  birth: string;
  latitude: string;
  longitude: string;
  date: string;
  transiting: string;
  natal: string;
  kind: string;
  orb: string;
  exact_at: string;
}

const [head, ...lines] = readFileSync(new URL('transits-reference.fixture.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split(','));
const rows = lines.map(
  (cells) => Object.fromEntries(head!.map((name, n) => [name, cells[n]!])) as unknown as Row,
);
const charts = Object.values(Object.groupBy(rows, ({ birth }) => birth)) as Row[][];

const nameOf = ({ transiting, natal, kind }: Pick<Row | Transit, 'transiting' | 'natal' | 'kind'>) =>
  `${transiting} ${kind} ${natal}`;

describe('transits beside their references', () => {
  const printed: string[] = [];
  afterAll(() => {
    console.log(['birth, day: transit, orb (reference), exact (reference)', ...printed].join('\n'));
  });

  test('there are ten charts', () => {
    expect(charts).toHaveLength(10);
  });

  test.each(charts.map((chart) => [chart[0]!.birth, chart] as const))(
    'of a birth at %s',
    (birth, expected) => {
      const { latitude, longitude, date } = expected[0]!;
      const { transits } = computeDayFor(
        birthAt({
          date: birth.slice(0, 10),
          time: birth.slice(11, 19),
          place: coordinates(Number(latitude), Number(longitude), 'UTC'),
          utcOffset: 0,
        }),
        date,
      );
      expect(transits.map(nameOf).toSorted()).toEqual(expected.map(nameOf).toSorted());
      for (const row of expected) {
        const found = transits.find((transit) => nameOf(transit) === nameOf(row))!;
        printed.push(
          `${birth}, ${date}: ${nameOf(row)}, ${found.orb.toFixed(4)} (${row.orb}), ${found.exactAt ?? '-'} (${row.exact_at || '-'})`,
        );
        // The positions differ by 25″ at most (the bound of the ephemeris).
        expect(Math.abs(found.orb - Number(row.orb))).toBeLessThan(0.007);
        expect(found.exactAt === null).toBe(row.exact_at === '');
        const days = Math.max(1 / 24, minutesApart(row.exact_at || date, `${date}T12:00Z`) / 1440);
        const slack = 2 + (0.007 / (Number(row.orb) / days)) * 1440;
        expect(minutesApart(found.exactAt ?? date, row.exact_at || date)).toBeLessThan(slack);
      }
    },
  );
});

describe('a transit', () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  const mars = longitudeAt('mars', noon);
  const ofMars = (at: number) =>
    findTransits([pointAt(mars + 90)], at, noHouse).find(({ transiting }) => transiting === 'mars');

  test('is exact where its orb is least, and the orb grows alike before and after', () => {
    const exact = ofMars(noon)!;
    expect(exact).toMatchObject({ kind: 'square', orb: 0 });
    expect(minutesApart(exact.exactAt!, new Date(noon).toISOString())).toBeLessThan(1);
    for (const hours of [1, 3, 8]) {
      const [before, after] = [ofMars(noon - hours * 3_600_000)!, ofMars(noon + hours * 3_600_000)!];
      expect(before.orb).toBeGreaterThan(0);
      expect(before.orb).toBeCloseTo(after.orb, 2);
      expect([before.applying, after.applying]).toEqual([true, false]);
      for (const neighbour of [before, after])
        expect(minutesApart(neighbour.exactAt!, exact.exactAt!)).toBeLessThan(1);
    }
  });

  test('does not depend on which of the two is behind', () => {
    for (const angle of [60, 90, 120])
      for (const side of [-angle, angle]) {
        const [found] = findTransits([pointAt(mars + side)], noon, noHouse).filter(
          ({ transiting }) => transiting === 'mars',
        );
        expect(ASPECT_ANGLES[found!.kind as keyof typeof ASPECT_ANGLES]).toBe(angle);
      }
  });

  test('reaches to one degree', () => {
    const at = (orb: number) =>
      findTransits([pointAt(mars + orb)], noon, noHouse).map(({ transiting }) => transiting);
    expect(at(TRANSIT_ORB - 0.001)).toContain('mars');
    expect(at(TRANSIT_ORB + 0.001)).not.toContain('mars');
    expect(at(TRANSIT_ORB - 0.001 - 360)).toContain('mars');
  });

  test('must hold throughout the range of an uncertain birth time', () => {
    const within = (spread: number) =>
      findTransits([{ ...pointAt(mars), ends: [mars - spread, mars + spread] }], noon, noHouse).some(
        ({ transiting }) => transiting === 'mars',
      );
    expect([within(0.9), within(1.1)]).toEqual([true, false]);
  });
});

const ASPECT_ANGLES = { sextile: 60, square: 90, trine: 120 } as const;

/** As published in almanacs, to the minute. */
describe('new and full moons', () => {
  test.each([
    ['new', '1999-08-11T11:08Z', 'LEO'],
    ['full', '2000-01-21T04:40Z', 'LEO'],
    ['new', '2024-04-08T18:21Z', 'ARI'],
    ['full', '2025-03-14T06:55Z', 'VIR'],
    ['new', '2025-09-21T19:54Z', 'VIR'],
    ['new', '2026-08-12T17:37Z', 'LEO'],
  ])('a %s moon at %s', (kind, at, sign) => {
    const [found] = findMoonDays(Date.parse(at) - 3 * DAY_MS, noHouse);
    expect(found).toMatchObject({ kind, sign });
    expect(minutesApart(found!.at, at)).toBeLessThan(1.5);
  });

  test('are the next ones on every day of two years, as the engine searches them', () => {
    for (let day = 0; day < 730; day += 1) {
      const from = Date.UTC(2026, 0, 1) + day * DAY_MS;
      for (const { kind, at } of findMoonDays(from, noHouse)) {
        const searched = SearchMoonPhase(kind === 'new' ? 0 : 180, new Date(from), 30)!.date;
        expect(minutesApart(at, searched.toISOString())).toBeLessThan(1);
      }
    }
  });
});

describe('the moon void of course', () => {
  // Found by stepping the engine's moon by the minute to its next sign, and by golden section of each aspect's orb.
  test.each([
    ['2025-03-14', '2025-03-14T17:47:44Z', '2025-03-14T18:59:00Z'],
    ['2026-08-12', '2026-08-12T17:36:36Z', '2026-08-13T10:19:00Z'],
    ['2026-11-22', '2026-11-22T07:38:28Z', '2026-11-22T10:10:00Z'],
    ['2026-11-24', '2026-11-24T10:09:06Z', '2026-11-24T11:10:00Z'],
    ['2027-03-20', '2027-03-19T16:16:33Z', '2027-03-20T05:37:00Z'],
  ])('on %s', (date, from, to) => {
    const start = Date.parse(date);
    const found = findVoidOfCourse(start, start + DAY_MS)!;
    expect(minutesApart(found.from, from)).toBeLessThan(1.5);
    expect(minutesApart(found.to, to)).toBeLessThan(1.5);
  });

  test('is null on a day without one', () => {
    expect(findVoidOfCourse(Date.parse('2026-01-01'), Date.parse('2026-01-02'))).toBeNull();
  });
});

describe('the mean node', () => {
  test('is where Meeus puts it in 1987 (his example 22.a: 11.2531°)', () => {
    expect(computeNorthNode(Date.UTC(1987, 3, 10))).toBeCloseTo(11.2531, 3);
  });

  test('is within 2° of every place where the moon crosses northward, and midway over 19 years', () => {
    let node = SearchMoonNode(new Date(Date.UTC(2010, 0, 1)));
    const intervals: number[] = [];
    while (node.time.date.getUTCFullYear() < 2029) {
      if (node.kind === NodeEventKind.Ascending)
        intervals.push(
          shortestArc(computeNorthNode(node.time.date.getTime()), EclipticGeoMoon(node.time).lon),
        );
      node = NextMoonNode(node);
    }
    expect(Math.max(...intervals.map(Math.abs))).toBeLessThan(2);
    expect(Math.abs(intervals.reduce((sum, each) => sum + each, 0) / intervals.length)).toBeLessThan(0.1);
  });
});

describe('returns', () => {
  test.each([
    ['2025-03-20T09:01Z', 0],
    ['2026-03-20T14:46Z', 0],
    ['2026-06-21T08:24Z', 90],
  ])('of the Sun: at %s it came to %i° (almanac)', (at, longitude) => {
    for (const days of [1, 100, 364]) {
      const { from, to } = findSolarReturn(pointAt(longitude), Date.parse(at) - days * DAY_MS);
      expect(minutesApart(from, at)).toBeLessThan(1.5);
      expect(to).toBe(from);
    }
  });

  test('of the Sun are a year apart when asked on the moment itself', () => {
    const at = Date.UTC(2026, 5, 1);
    const { from } = findSolarReturn(pointAt(longitudeAt('sun', at)), at);
    expect((Date.parse(from) - at) / DAY_MS).toSatisfy(
      (days: number) => days < 1e-3 || Math.abs(days - 365.25) < 1,
    );
  });

  test('of the Sun are a range for a day of birth without an hour', () => {
    const { from, to } = findSolarReturn({ ...pointAt(100), ends: [99.5, 100.5] }, Date.UTC(2026, 0, 1));
    expect((Date.parse(to) - Date.parse(from)) / DAY_MS).toBeCloseTo(1.01, 1);
  });

  // Saturn entered Aries on 25 May 2025, went back on 1 September and entered again on 14 February 2026 (almanac).
  test.each(['2024-01-01', '2025-05-01', '2025-10-10', '2026-02-13'])('of Saturn, asked on %s', (date) => {
    const { from, to } = findSaturnReturn(pointAt(0, 'saturn'), Date.parse(date));
    expect([from.slice(0, 10), to.slice(0, 10)]).toEqual(['2025-05-25', '2026-02-14']);
  });

  test('of Saturn is the next one when this one is over', () => {
    const { from, to } = findSaturnReturn(pointAt(0, 'saturn'), Date.parse('2026-02-15'));
    expect(Number(from.slice(0, 4))).toBeGreaterThanOrEqual(2054);
    expect(to >= from).toBe(true);
  });
});

describe('a day beside a chart', () => {
  const exact = computeDayFor(birthAt(), '2026-11-22');
  const unknown = computeDayFor(birthAt({ time: null, isExact: false }), '2026-11-22');
  const withoutDate = computeDayFor(birthAt({ date: null }), '2026-11-22');

  test('keeps the shape of the call', () => {
    for (const day of [exact, unknown, withoutDate]) expect(chartDay.parse(day)).toEqual(day);
  });

  test('counts the ten bodies by element, and gives houses where they are known', () => {
    expect(Object.values(exact.elements!).reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(exact.ruler).not.toBeNull();
    const houses = [...exact.transits, ...exact.moons, exact.nodes.north].map(({ house }) => house);
    expect(houses.every((house) => house !== null && house >= 1 && house <= 12)).toBe(true);
    expect((exact.nodes.south.house! - exact.nodes.north.house! + 12) % 12).toBe(6);
  });

  test('without a birth time has no houses, angles or ruler, and nothing touches the natal Moon', () => {
    const year = Array.from({ length: 40 }, (_, n) =>
      computeDayFor(
        birthAt({ time: null, isExact: false }),
        new Date(Date.UTC(2026, 0, 1 + n * 9)).toISOString().slice(0, 10),
      ),
    );
    for (const day of year) {
      expect(day.ruler).toBeNull();
      expect([...day.transits, ...day.moons, day.nodes.north].every(({ house }) => house === null)).toBe(
        true,
      );
      const natalPoints = [...day.transits, ...day.coming].map(({ natal }) => natal);
      expect(natalPoints.filter((point) => ['moon', 'ascendant', 'midheaven'].includes(point))).toEqual([]);
    }
    expect(year.some(({ transits }) => transits.length > 0)).toBe(true);
  });

  test('without a birth date is the sky alone', () => {
    expect(withoutDate).toMatchObject({
      precision: 'none',
      transits: [],
      coming: [],
      elements: null,
      ruler: null,
      returns: { solar: null, saturn: null },
    });
    expect(withoutDate.moons).toHaveLength(2);
  });

  test('sorts the coming transits, without those that are near already', () => {
    expect(exact.coming.map(({ exactAt }) => exactAt)).toEqual(
      exact.coming.map(({ exactAt }) => exactAt).toSorted(),
    );
    const transitNames = new Set(exact.transits.map(nameOf));
    expect(exact.coming.filter((each) => transitNames.has(nameOf(each)))).toEqual([]);
  });

  test('costs at most 20 ms of CPU, the usual ones far less', () => {
    const before = process.cpuUsage();
    for (let n = 0; n < 50; n += 1) computeDayFor(birthAt({ date: `19${50 + n}-03-10` }), '2026-11-22');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 50).toBeLessThan(20);
  });
});
