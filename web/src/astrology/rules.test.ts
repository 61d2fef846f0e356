import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandPath, forwardDistance, findHouse, midpoint, pointAt, spreadLabels } from './rules.ts';

const SPACING = { gap: 10.5, clear: 5.5 };
const TOLERANCE = 1e-6;

/** Whole thousandths of a degree. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1_000, max: max * 1_000 }).map((thousandths) => thousandths / 1_000);
const longitude = degrees(0, 359.999);
/** Real charts have clusters of bodies, so clusters are common here, anywhere and so also across 0°. */
const sky = fc.tuple(longitude, fc.constantFrom(1, 20, 120, 360)).chain(([about, width]) =>
  fc.array(
    degrees(0, width).map((beside) => (about + beside) % 360),
    { minLength: 1, maxLength: 10 },
  ),
);
/** Ascendant, midheaven and their opposites; the first two are never almost equal. */
const angles = fc
  .tuple(longitude, degrees(12, 168))
  .map(([ascendant, between]) =>
    [0, between, 180, 180 + between].map((beside) => (ascendant + beside) % 360),
  );

const angularDistance = (a: number, b: number) => Math.min(forwardDistance(a, b), forwardDistance(b, a));
const isInOrder = (longitudes: readonly number[]) =>
  [...longitudes.keys()].sort((a, b) => longitudes[a]! - longitudes[b]!);
/** Rotates a circular order, so that it starts with `first`. */
function rotateTo(first: number, order: readonly number[]) {
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

test('labels are at least the gap apart, with angles or without', () => {
  fc.assert(
    fc.property(sky, fc.oneof(angles, fc.constant([])), (bodies, lines) => {
      const labels = spreadLabels(bodies, lines, SPACING);
      expect(labels).toHaveLength(bodies.length);
      const sorted = labels.toSorted((a, b) => a - b);
      for (const [nth, label] of sorted.entries()) {
        const distance = forwardDistance(sorted.at(nth - 1)!, label) || 360;
        expect(distance).toBeGreaterThanOrEqual(SPACING.gap - TOLERANCE);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('labels keep the order of their bodies around the circle', () => {
  fc.assert(
    fc.property(sky, fc.oneof(angles, fc.constant([])), (bodies, lines) => {
      // Two that differ only by rounding have no order.
      fc.pre(new Set(bodies.map((longitude) => longitude.toFixed(6))).size === bodies.length);
      const labels = spreadLabels(bodies, lines, SPACING);
      expect(rotateTo(0, isInOrder(labels))).toEqual(rotateTo(0, isInOrder(bodies)));
    }),
    { numRuns: 2_000 },
  );
});

test('if there is room, labels do not overlap the angles and are on the side of their body', () => {
  fc.assert(
    fc.property(fc.array(longitude, { maxLength: 3 }), angles, (bodies, lines) => {
      fc.pre(lines.every((line, nth) => forwardDistance(line, lines[(nth + 1) % 4]!) >= 2 * 5.5 + 2 * 10.5));
      const labels = spreadLabels(bodies, lines, SPACING);
      const quarter = (at: number) => findHouse(at, lines);
      labels.forEach((label, nth) => {
        for (const line of lines)
          expect(angularDistance(label, line)).toBeGreaterThanOrEqual(5.5 - TOLERANCE);
        expect(quarter(label)).toBe(quarter(bodies[nth]!));
      });
    }),
  );
});

test('a label that has room stands at its body', () => {
  expect(spreadLabels([10, 100, 250], [], SPACING)).toEqual([10, 100, 250]);
});

test.each([
  ['two of one place stand beside each other', [50, 50], [], [44.75, 55.25]],
  ['over 0° they part as anywhere', [359, 1], [], [354.75, 5.25]],
  ['three about 0° keep the middle one there', [0, 358, 2], [], [0, 349.5, 10.5]],
  ['near the ascendant it moves away from its line', [101, 99], [100], [105.5, 94.5]],
])('%s', (_says, bodies, lines, expected) => {
  spreadLabels(bodies, lines, SPACING).forEach((label, nth) => expect(label).toBeCloseTo(expected[nth]!, 6));
});

test('labels that find no room between two lines pass over the one towards the wider side', () => {
  const labels = spreadLabels([12, 14, 16, 250], [10, 20, 190, 200], SPACING);
  expect(labels.map((label) => Math.round(label * 10) / 10)).toEqual([15.5, 26, 36.5, 250]);
});

test.each([
  // The ascendant is at the left and the zodiac runs counter-clockwise: what rises next is below it.
  [120, 120, { x: -100, y: 0 }],
  [210, 120, { x: 0, y: 100 }],
  [300, 120, { x: 100, y: 0 }],
  [30, 120, { x: 0, y: -100 }],
])('%i° with %i° at the left lies at %o', (at, origin, expected) => {
  const { x, y } = pointAt(at, 100, origin);
  expect(x).toBeCloseTo(expected.x, 6);
  expect(y).toBeCloseTo(expected.y, 6);
});

test.each([
  [350, 20, 5],
  [10, 40, 25],
  [300, 60, 0],
])('the middle of %i° and %i° is %i°', (from, to, expected) => {
  expect(midpoint(from, to)).toBe(expected);
});

const wholeSigns = Array.from({ length: 12 }, (_, nth) => (330 + nth * 30) % 360);

test.each([
  [330, 1],
  [359.9, 1],
  [0, 2],
  [29.9, 2],
  [329.9, 12],
])('with Pisces rising, %d° is in house %i', (at, house) => {
  expect(findHouse(at, wholeSigns)).toBe(house);
});

test('a band of more than half the circle takes the long way', () => {
  expect(bandPath(0, 270, 10, 5, 0)).toContain('A10 10 0 1 0');
  expect(bandPath(0, 30, 10, 5, 0)).toContain('A10 10 0 0 0');
});
