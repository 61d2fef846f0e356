import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaderPaths } from './leaders.ts';
import { spreadLabels } from './rules.ts';

const BAND = { tick: 225, leader: 212 };

/** The corners of a path, each as its longitude (0° at the left) and its distance from the centre. */
const parseCorners = (path: string) =>
  path
    .replace(/A[\d.]+ [\d.]+ 0 0 [01] /g, 'L')
    .slice(1)
    .split('L')
    .map((corner) => {
      const [x, y] = corner.split(' ').map(Number) as [number, number];
      const degrees = (Math.atan2(-y, x) * 180) / Math.PI - 180;
      return {
        at: Math.round(((degrees % 360) + 360) % 360),
        radius: Math.round(Math.hypot(x, y) * 10) / 10,
      };
    });

const buildPaths = (places: readonly number[], labels: readonly number[]) =>
  leaderPaths(
    places.map((place, nth) => ({ place, label: labels[nth]! })),
    BAND,
    0,
  );

test('a leader to a label near its place is one stroke', () => {
  const [path] = buildPaths([10], [13]);
  expect(parseCorners(path!)).toEqual([
    { at: 10, radius: 225 },
    { at: 13, radius: 212 },
  ]);
});

test.each([
  ['forward', [100, 102, 104], [110, 120, 130], [2, 1, 0]],
  ['back', [100, 102, 104], [74, 84, 94], [0, 1, 2]],
  ['forward over 0°', [357, 359, 2], [5, 15, 25], [2, 1, 0]],
  ['back over 0°', [357, 359, 2], [332, 342, 352], [0, 1, 2]],
])('leaders that go %s side by side have lanes of their own', (_way, places, labels, ranks) => {
  const paths = buildPaths(places, labels);
  const width = 13 / 3;
  paths.forEach((path, nth) => {
    const lane = Math.round((225 - (ranks[nth]! + 0.5) * width) * 10) / 10;
    expect(parseCorners(path)).toEqual([
      { at: places[nth], radius: 225 },
      { at: places[nth], radius: lane },
      { at: labels[nth], radius: lane },
      { at: labels[nth], radius: 212 },
    ]);
  });
});

/** A leader with the ring unrolled to a strip: straight segments from corner to corner. */
const toSegments = (path: string, about: number) => {
  const corners = parseCorners(path).map(({ at, radius }) => ({ x: (at - about + 540) % 360, y: radius }));
  return corners.slice(1).map((to, nth) => [corners[nth]!, to] as const);
};
type Segment = ReturnType<typeof toSegments>[number];

const sideOf = ([a, b]: Segment, { x, y }: Segment[0]) =>
  Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
const isCrossing = (leader: Segment, other: Segment) =>
  sideOf(leader, other[0]) * sideOf(leader, other[1]) < 0 &&
  sideOf(other, leader[0]) * sideOf(other, leader[1]) < 0;

test('no two leaders cross, however crowded the sky', () => {
  const sky = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.constantFrom(20, 90)).chain(([about, width]) =>
    fc.record({
      about: fc.constant(about),
      places: fc.uniqueArray(
        fc.integer({ min: 0, max: width }).map((beside) => (about + beside) % 360),
        { minLength: 2, maxLength: 10 },
      ),
    }),
  );
  fc.assert(
    fc.property(sky, ({ about, places }) => {
      const paths = buildPaths(places, spreadLabels(places, [], { gap: 10, clear: 5 }));
      const leaders = paths.map((path) => toSegments(path, about + 45));
      for (const [nth, leader] of leaders.entries())
        for (const other of leaders.slice(nth + 1))
          expect(leader.some((piece) => other.some((another) => isCrossing(piece, another)))).toBe(false);
    }),
    { numRuns: 500 },
  );
});
