import fc from 'fast-check';
import { expect, test } from 'vitest';
import { litMoonPath } from './litMoonPath.ts';

const R = 10;
const ARCS = /^M0 -10A10 10 0 0 (?<rim>[01]) 0 10A(?<width>[\d.]+) 10 0 0 (?<terminator>[01]) 0 -10Z$/;

/** The lit area, computed from the two arcs of the path: half a disc plus or minus half an ellipse. */
function litShare(path: string) {
  const { rim, width, terminator } = ARCS.exec(path)!.groups!;
  const half = (Math.PI * R * R) / 2;
  const ellipse = (Math.PI * R * Number(width)) / 2;
  return (rim === terminator ? half + ellipse : half - ellipse) / (2 * half);
}

const side = (path: string) => (ARCS.exec(path)!.groups!['rim'] === '1' ? 'right' : 'left');

test('as much of the disc is lit as the angle to the sun says', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (angle) => {
      const expected = (1 - Math.cos((angle * Math.PI) / 180)) / 2;
      expect(litShare(litMoonPath(angle, R))).toBeCloseTo(expected, 3);
    }),
  );
});

test.each([
  [20, 'right'],
  [90, 'right'],
  [160, 'right'],
  [200, 'left'],
  [270, 'left'],
  [340, 'left'],
])('at %i° it is lit on the %s', (angle, lit) => {
  expect(side(litMoonPath(angle, R))).toBe(lit);
});
