import type { Chart, ChartDay } from '#contract/astrology/calls.ts';
import type { Birth } from '../birth.ts';
import { normalizeDegrees, positionAt, signStart } from '../degrees.ts';
import { countElements, findRuler } from './balance.ts';
import { findMoonDays, findVoidOfCourse } from './moonDays.ts';
import { DAY_MS } from './motion.ts';
import { listNatalPoints } from './natalPoints.ts';
import { computeNorthNode } from './nodes.ts';
import { findSaturnReturn, findSolarReturn } from './returns.ts';
import { findComingTransits, findTransits } from './transits.ts';

/** The sky of a day in relation to a birth chart, with whole-sign houses. */
export function computeDay(birth: Birth, chart: Chart, date: string): ChartDay {
  const start = Date.parse(`${date}T00:00Z`);
  const noon = start + DAY_MS / 2;
  const points = listNatalPoints(birth, chart);
  const houseOf = houseFinder(chart);
  const sun = points.find(({ point }) => point === 'sun');
  const saturn = points.find(({ point }) => point === 'saturn');
  const north = positionAt(computeNorthNode(noon));
  const south = positionAt(north.longitude + 180);
  return {
    date,
    precision: chart.precision,
    transits: findTransits(points, noon, houseOf),
    coming: findComingTransits(points, noon),
    moons: findMoonDays(start, houseOf),
    nodes: {
      north: { ...north, house: houseOf(north.longitude) },
      south: { ...south, house: houseOf(south.longitude) },
    },
    voidOfCourse: findVoidOfCourse(start, start + DAY_MS),
    elements: countElements(points),
    ruler: findRuler(chart, points, houseOf),
    returns: {
      solar: sun === undefined ? null : findSolarReturn(sun, start),
      saturn: saturn === undefined ? null : findSaturnReturn(saturn, start),
    },
  };
}

/** Finds the whole-sign house of a longitude; null where the rising sign is not certain. */
function houseFinder({ houses }: Chart): (longitude: number) => number | null {
  const first = houses?.cusps[0];
  if (first === undefined) return () => null;
  return (longitude) => Math.floor(normalizeDegrees(longitude - signStart(first)) / 30) + 1;
}
