import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { polygonPath, times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, sampleSpline, swellPath } from '../../drawing/swell.ts';

const SHAFT = toPoints('296,652 284,560 280,460 294,350 330,240 386,150 448,94');
const SPINE = sampleSpline(
  SHAFT,
  SHAFT.map(() => 1),
);

const at = (i: number): Point => {
  const [x, y] = SPINE[Math.max(0, Math.min(SPINE.length - 1, i))] ?? [0, 0];
  return [x, y];
};

/** A place beside the shaft, so far out to the right of it and so far on towards its tip. */
function beside(i: number, out: number, on: number): Point {
  const [[x, y], [ax, ay], [bx, by]] = [at(i), at(i - 1), at(i + 1)];
  const reach = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / reach, (by - ay) / reach];
  return [x - uy * out + ux * on, y + ux * out + uy * on];
}

const FROM = 9;
const TO = SPINE.length - 1;
const breadth = (i: number) => Math.sin(Math.PI * Math.min(1, ((i - FROM) / (TO - FROM)) ** 0.72)) ** 0.62;

/** The edge of one side, parted by the wind where barbs lie shorter. */
const edge = (side: 1 | -1, full: number, parted: readonly number[]): Point[] =>
  times(TO - FROM + 1, (k) =>
    beside(
      FROM + k,
      side * full * breadth(FROM + k) * (parted.includes(k) ? 0.84 : 1),
      20 * breadth(FROM + k),
    ),
  );

const RIGHT = edge(1, 66, [9]);
const LEFT = edge(-1, 80, [13]);
const VANE = polygonPath([...RIGHT, ...LEFT.toReversed()]);

/** The hairs of one side: they leave the shaft and bend towards the tip. */
const barbs = (side: 1 | -1, role: Role, opacity: number): Art =>
  line(
    times((TO - FROM) * 2 - 2, (k) => {
      const i = FROM + Math.floor(k / 2);
      const [x, y] = beside(i, 0, (k % 2) * 8);
      const [mx, my] = beside(i, side * 34, 12 + (k % 2) * 8);
      const [ex, ey] = beside(i, side * 92, 66 + (k % 2) * 8);
      return `M${toTenth(x)} ${toTenth(y)}Q${toTenth(mx)} ${toTenth(my)} ${toTenth(ex)} ${toTenth(ey)}`;
    }).join(''),
    1.8,
    role,
    opacity,
  );

const down: Art = times(7, (k) =>
  graven(
    [
      beside(7, 0, k * 4),
      beside(7, (k % 2 ? 1 : -1) * (16 + k), -8 + k * 3),
      beside(7, (k % 2 ? 1 : -1) * (26 + k * 2), -30 + k * 6),
    ],
    7,
    'light',
    1,
  ),
);

/** A long white feather that stands on its quill at (296, 652) and bends to the right in the wind. */
export const plume: Art = [
  down,
  fill('light', VANE, { width: 3.2 }),
  clipped(VANE, [
    flat(
      'stone',
      polygonPath([...SPINE.slice(FROM).map(([x, y]): Point => [x, y]), ...RIGHT.toReversed()]),
      0.75,
    ),
    flat(
      'glow',
      swellPath(
        LEFT,
        LEFT.map(() => 36),
      ),
      0.5,
    ),
    barbs(1, 'stoneDark', 0.9),
    barbs(-1, 'stoneDark', 0.55),
  ]),
  line(VANE, 3.2),
  flat('line', swellPath(SHAFT, [15, 14, 13, 11, 9, 7, 3])),
  flat('straw', swellPath(SHAFT, [10, 9, 8, 7, 5, 3, 1])),
];
