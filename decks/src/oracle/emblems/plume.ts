import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

/** The shaft lies along a bow from (-210, 40) to the tip at (220, -60). */
const shaftAt = (t: number): Point => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [-210 * a + 40 * b + 220 * c, 44 * a + 92 * b - 74 * c];
};

/** The end of the barb that leaves the shaft at t, on the upper (-1) or the lower side. */
const barbEnd = (t: number, side: 1 | -1, lean = 0): Point => {
  const [[x, y], [nx, ny]] = [shaftAt(t), shaftAt(t + 0.01)];
  const along = Math.atan2(ny - y, nx - x);
  const s = (t - 0.16) / 0.84;
  const reach = (side < 0 ? 62 : 78) * Math.min(1, 0.3 + s * 2.6) * Math.sqrt(Math.max(0, 1 - s ** 5)) + 5;
  const angle = along + side * (0.86 - s * 0.42 + lean);
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
};

/** Where the barbs of a side have come apart: the groups between, each with its own lean. */
const GROUPS = [
  [-1, 0.17, 0.44, 0],
  [-1, 0.445, 0.7, 0.1],
  [-1, 0.705, 1, 0],
  [1, 0.17, 0.36, 0.1],
  [1, 0.365, 0.6, 0],
  [1, 0.605, 0.82, 0.12],
  [1, 0.825, 1, 0],
] as const;

const pair = (point: Point): string => point.map(toTenth).join(' ');
const steps = (from: number, to: number): number[] => times(9, (i) => from + ((to - from) * i) / 8);

const vanes: Art = GROUPS.map(([side, from, to, lean]) => {
  const ends = steps(from, to).map((t) => pair(barbEnd(t, side, lean)));
  const roots = steps(to, from).map((t) => pair(shaftAt(t)));
  return fill(side < 0 ? 'light' : 'linen', `M${pair(shaftAt(from))}L${ends.join('L')}L${roots.join('L')}Z`, {
    width: 2.6,
  });
});

/** A dark bar across both vanes, as on the feather of an owl. */
const bars: Art = [0.3, 0.46, 0.62, 0.77, 0.9].map((t) =>
  ([-1, 1] as const).map((side) => {
    const at = (share: number, dt: number): Point => {
      const [[x, y], [ex, ey]] = [shaftAt(t + dt), barbEnd(t + dt, side)];
      return [x + (ex - x) * share, y + (ey - y) * share];
    };
    return flat(
      'woodDark',
      `M${pair(at(0.04, -0.02))}Q${pair(at(0.6, -0.05))} ${pair(at(0.93, -0.03))}L${pair(at(0.93, 0.012))}Q${pair(at(0.6, 0.03))} ${pair(at(0.04, 0.03))}Z`,
      0.9,
    );
  }),
);

const barbs: Art = line(
  GROUPS.flatMap(([side, from, to, lean]) =>
    times(Math.round((to - from) * 40), (i) => {
      const t = from + (i + 0.5) / 40;
      const [[x, y], [ex, ey]] = [shaftAt(t), barbEnd(t, side, lean)];
      return `M${pair([x, y])}L${pair([x + (ex - x) * 0.86, y + (ey - y) * 0.86])}`;
    }),
  ).join(''),
  1.5,
  'stoneDark',
  0.75,
);

const down: Art = [
  '-172,52 -186,24 -176,4',
  '-164,54 -160,22 -170,-4',
  '-158,56 -142,28 -146,4',
  '-176,52 -176,76 -190,90',
  '-164,56 -160,82 -170,104',
  '-154,58 -138,82 -140,100',
].map((points) => [graven(points, 9, 'line', 1), graven(points, 5, 'light', 1)]);

const SHAFT = [0, 0.16, 0.35, 0.55, 0.75, 0.92, 1].map(shaftAt);

/** One feather, 430 long about 0,0, its tip up to the right. */
export const plume: Art = [
  down,
  vanes,
  bars,
  barbs,
  flat('line', swellPath(SHAFT, [8, 12, 11, 10, 8, 6, 3])),
  flat('straw', swellPath(SHAFT, [4, 7, 6.4, 5.4, 4, 3, 1])),
];
