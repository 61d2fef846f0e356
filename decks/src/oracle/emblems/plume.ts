import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';

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

/** The soft part at the foot of the vanes, in loose tufts. */
const down: Art = times(10, (i) => {
  const [side, t] = [i % 2 ? 1 : -1, 0.075 + Math.floor(i / 2) * 0.022];
  const [[x, y], [nx, ny]] = [shaftAt(t), shaftAt(t + 0.01)];
  const along = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
  const length = 26 + i * 3.4;
  return put(
    fill(
      'light',
      `M0 -3C${toTenth(length * 0.4)} -12 ${toTenth(length * 0.8)} -6 ${toTenth(length)} ${side * 9}C${toTenth(length * 0.7)} 6 ${toTenth(length * 0.3)} 8 0 3Z`,
      {
        width: 1.8,
      },
    ),
    { x, y, turn: along + side * (88 - i * 3) },
  );
});

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
