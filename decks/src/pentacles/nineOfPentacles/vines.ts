import { eachOf, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times, type Point } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

const bezier = ([a, b, c, d]: readonly number[], t: number): number =>
  Math.round(
    (1 - t) ** 3 * (a ?? 0) +
      3 * t * (1 - t) ** 2 * (b ?? 0) +
      3 * t * t * (1 - t) * (c ?? 0) +
      t ** 3 * (d ?? 0),
  );

/** The stem of the vine on the left side, from its foot to the top of the arch. */
export const VINE: readonly Point[] = [
  [130, 880, 90, 760, 170, 640, 110, 520],
  [110, 520, 84, 440, 140, 330, 122, 240],
  [122, 240, 124, 170, 200, 108, 306, 112],
].flatMap((curve) =>
  times(13, (i): Point => [
    bezier(
      curve.filter((_, n) => n % 2 === 0),
      i / 12,
    ),
    bezier(
      curve.filter((_, n) => n % 2 === 1),
      i / 12,
    ),
  ]),
);

/** Joins the foot of a leaf to the nearest part of the stem. */
const stalk = (x: number, y: number): Art => {
  const far = ([px, py]: Point) => Math.hypot(px - x, py + 12 - y);
  const [nx, ny] = VINE.reduce((best, point) => (far(point) < far(best) ? point : best));
  return line(`M${nx} ${ny}Q${(nx + x) / 2} ${y - 4} ${x} ${y}`, 3, 'leafDark');
};

const tendril = (x: number, y: number): Art =>
  line(`M${x} ${y}c22 -4 34 12 26 24c-6 10 -20 4 -16 -6c3 -8 14 -6 13 3`, 2, 'leaf');

/** Leaves on their stalks, and tendrils. */
export const foliage: Art = [
  eachOf(
    '110,300,200 160,350,-20 96,440,190 150,470,-30 80,570,200 160,590,-10 80,690,190 168,700,-20 180,820,-30 76,810,200 128,196,150 150,168,40 196,134,200 222,124,60 256,116,-150',
    (x, y, turn, i) => [stalk(x, y), leaf(x, y, turn, 46, i % 2 ? 'leaf' : 'leafDark', 0.42)],
  ),
  eachOf('118,366 92,520 118,640 116,760', (x, y) => tendril(x, y)),
];

/** A bunch of grapes that hangs from 0,0, with a leaf over it. */
export const bunch = (place: Place): Art =>
  put(
    [
      line('M0 -16Q2 -4 0 10', 3.4, 'leafDark'),
      eachOf(
        '-20,18 20,18 -7,14 8,14 -28,36 28,36 -14,36 0,34 14,36 -21,54 21,54 -7,54 8,54 -14,72 14,72 0,74 -6,90 6,90 0,104',
        (x, y, i) => [
          disc(i % 3 ? 'wine' : 'redDark', x, y, 11.5, 1.5),
          flat('rose', circlePath(x - 4, y - 4, 3)),
        ],
      ),
      leaf(0, 4, 150, 40, 'leafDark', 0.5),
      leaf(0, 4, 24, 44, 'leaf', 0.5),
    ],
    place,
  );
