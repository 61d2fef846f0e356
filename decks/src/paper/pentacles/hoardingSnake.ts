import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toPoints, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** It lies in two coils from its tail inwards; its neck comes up from below into the middle. */
const SPINE: readonly Point[] = [
  ...times(29, (i) => polar(0, 0, 246 - Math.max(0, i - 6) * 2.8, -592 + i * 22)),
  ...toPoints('108,154 52,174 14,140 2,92 0,40'),
];
const WIDTHS = SPINE.map((_, i) => Math.min(62, 6 + i * 6, 48 + (SPINE.length - i) * 3));
const OUTER = 15;
const part = (from: number, to: number): string => swellPath(SPINE.slice(from, to), WIDTHS.slice(from, to));

const HEAD = outline('-58,-22! -24,-34 16,-48 56,-38 92,-16 98,0 92,16 56,38 16,48 -24,34 -58,22!');

/** Its scales: a lozenge at each joint, and a dark one between them on both sides. */
const scales = (role: 'far' | 'ink'): string =>
  SPINE.slice(3, -2)
    .map(([x, y], i) => {
      const [nx, ny] = SPINE[i + 4] ?? [x, y];
      const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
      const wide = WIDTHS[i + 3] ?? 0;
      if (role === 'far')
        return lens(polar(x, y, wide * 0.46, angle + 180), polar(x, y, wide * 0.46, angle), wide * 0.36);
      const middle: Point = [(x + nx) / 2, (y + ny) / 2];
      return [-90, 90]
        .map((side) => {
          const at = polar(...middle, wide * 0.3, angle + side);
          return lens(polar(...at, wide * 0.24, angle + 180), polar(...at, wide * 0.24, angle), wide * 0.17);
        })
        .join('');
    })
    .join('');

const head: Art = [
  stroke('ink', '90,0 122,2 150,-12', [6, 6, 3]),
  stroke('ink', '118,2 134,6 150,16', [5, 4, 3]),
  joined('near', [HEAD], 6),
  flat('far', outline('-44,0! -8,-15 30,0! -8,15')),
  [-1, 1].map((side) => [
    keyed('glow', circlePath(44, side * 27, 12), 4),
    flat('ink', lens([34, side * 27], [54, side * 27], 5)),
    flat('ink', circlePath(84, side * 7, 3.4)),
    flat('ink', lens([-34, side * 22], [16, side * 38], 4)),
  ]),
];

/** A snake seen from above that lies in two coils about 0, 520 wide, its head over the middle. */
export const hoardingSnake: Art = [
  joined('near', [part(0, OUTER + 3)], 7),
  joined('near', [part(OUTER, SPINE.length)], 7),
  flat('near', part(OUTER - 3, OUTER + 2)),
  flat('far', scales('far')),
  flat('ink', scales('ink')),
  put(head, { x: 0, y: 30, turn: -90, size: 0.84 }),
];
