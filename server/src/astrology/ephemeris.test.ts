import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { computeAscendant, computeMidheaven, computeLocalSky } from './angles.ts';
import { shortestArc } from './degrees.ts';
import { isRetrograde, computeAllLongitudes } from './positions.ts';

/** 240 moments from 1920 to 2030 at latitudes from -45° to 65.5°, calculated with the Swiss Ephemeris. */
const [head, ...lines] = readFileSync(new URL('ephemeris-reference.fixture.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(','));

const rows = lines.map((cells) => {
  const cell = (name: string) => cells[head!.indexOf(name)]!;
  return { cell, degrees: (name: string) => Number(cell(name)), moment: Temporal.Instant.from(cell('utc')) };
});

/** Arc seconds. */
const BOUNDS = {
  sun: 3,
  moon: 7,
  mercury: 25,
  venus: 25,
  mars: 25,
  jupiter: 25,
  saturn: 25,
  uranus: 25,
  neptune: 25,
  pluto: 25,
  ascendant: 2,
  midheaven: 1,
} as const;

const worst = new Map<string, number>();
afterAll(() => {
  const deviations = [...worst].map(([name, seconds]) => `${name} ${seconds.toFixed(2)}″`);
  console.log(`Furthest from the reference in ${rows.length} rows: ${deviations.join(', ')}`);
});

function findWorst(name: string, degreesOf: (row: (typeof rows)[number]) => number): number {
  const seconds = rows.map((row) => Math.abs(shortestArc(row.degrees(name), degreesOf(row))) * 3600);
  worst.set(name, Math.max(...seconds));
  return worst.get(name)!;
}

describe('against the Swiss Ephemeris', () => {
  test('there are 240 moments', () => {
    expect(rows).toHaveLength(240);
  });

  test.each(BODY_CODES)('the position of %s is right', (body) => {
    expect(findWorst(body, ({ moment }) => computeAllLongitudes(moment)[body])).toBeLessThanOrEqual(
      BOUNDS[body],
    );
  });

  test.each([
    ['ascendant', computeAscendant],
    ['midheaven', computeMidheaven],
  ] as const)('the position of the %s is right', (name, angleOf) => {
    const angle = ({ moment, degrees }: (typeof rows)[number]) =>
      angleOf(computeLocalSky(moment, { latitude: degrees('latitude'), longitude: degrees('longitude') }))!;
    expect(findWorst(name, angle)).toBeLessThanOrEqual(BOUNDS[name]);
  });

  test('retrograde motion is right in all of them', () => {
    for (const { moment, cell } of rows) {
      const backwards = BODY_CODES.filter((body) => isRetrograde(body, moment));
      expect([cell('utc'), ...backwards]).toEqual([
        cell('utc'),
        ...cell('retrograde').split(' ').filter(Boolean),
      ]);
    }
  });
});
