import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';

/** The shaft lies along a bow from (-208, 34) to the tip at (206, -70). */
const shaftAt = (t: number): Point => {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return [-208 * a + 30 * b + 206 * c, 34 * a + 96 * b - 70 * c];
};

const [FOOT, TIP] = [0.17, 1.03];

/** The edge of the upper (-1) or the lower vane beside the shaft at t; it ends in a round tip. */
const edgeAt = (t: number, side: 1 | -1): Point => {
  const [[x, y], [nx, ny]] = [shaftAt(t), shaftAt(t + 0.01)];
  const along = Math.atan2(ny - y, nx - x);
  const s = Math.min(1, Math.max(0, (t - FOOT) / (TIP - FOOT)));
  const reach = (side < 0 ? 50 : 66) * (0.34 + 0.66 * Math.min(1, s * 3) ** 0.7) * Math.sqrt(1 - s ** 3.2);
  return [x - Math.sin(along) * side * reach, y + Math.cos(along) * side * reach];
};

/** A barb from the shaft at t to the edge, which it meets further towards the tip. */
const barbAt = (t: number, side: 1 | -1, share: number): Point => {
  const [[x, y], [ex, ey]] = [shaftAt(t), edgeAt(t + 0.13 * (1 - t * 0.8), side)];
  const bow = share * (1 - share) * 10 * side;
  return [x + (ex - x) * share - bow * 0.3, y + (ey - y) * share + bow];
};

const pair = (point: Point): string => point.map(toTenth).join(' ');
/** Steps along the shaft that lie closer towards the tip. */
const steps = (from: number, to: number): number[] =>
  times(25, (i) => from + (to - from) * (to > from ? 1 - (1 - i / 24) ** 2 : (i / 24) ** 2));

/** Where the barbs of a side have come a little apart. */
const GAPS = [
  [-1, 0.5, 0.5],
  [1, 0.4, 0.56],
  [1, 0.66, 0.36],
] as const;

const VANES = ([-1, 1] as const).map((side) => {
  const ends = steps(FOOT, TIP).map((t) => pair(edgeAt(t, side)));
  return `M${pair(shaftAt(FOOT))}L${ends.join('L')}L${steps(1, FOOT)
    .map((t) => pair(shaftAt(t)))
    .join('L')}Z`;
});

/** Dark bars across both vanes, as on the feather of an owl. */
const bars = (side: 1 | -1): Art =>
  [0.26, 0.4, 0.54, 0.68, 0.81].map((t, i) => {
    const [from, to] = [t, t + 0.05 - i * 0.004];
    const there = times(7, (k) => pair(barbAt(from + (k % 2 ? 0.006 : 0), side, k / 6)));
    const back = times(7, (k) => pair(barbAt(to - (k % 2 ? 0.006 : 0), side, 1 - k / 6)));
    return flat('woodDark', `M${there.join('L')}L${back.join('L')}Z`, 0.88);
  });

const barbs = (side: 1 | -1): Art =>
  line(
    times(32, (i) => {
      const t = FOOT - 0.02 + i * 0.0268;
      return `M${pair(barbAt(t, side, 0.06))}Q${pair(barbAt(t, side, 0.5))} ${pair(barbAt(t, side, 0.94))}`;
    }).join(''),
    1.3,
    'stoneDark',
    0.7,
  );

/** A gap through which the water shows, round where it begins at the edge. */
const gaps: Art = GAPS.map(([side, t, depth]) => {
  const [a, b] = [barbAt(t - 0.008, side, 1.03), barbAt(t + 0.022, side, 1.03)];
  const end = barbAt(t + 0.006, side, 1 - depth);
  const sides = `M${pair(a)}Q${pair(barbAt(t + 0.002, side, 1 - depth * 0.5))} ${pair(end)}Q${pair(barbAt(t + 0.012, side, 1 - depth * 0.5))} ${pair(b)}`;
  return [flat('water', `${sides}Z`), line(sides, 2.2)];
});

/** The soft part at the foot of the vanes: curled wisps, the lower ones longer. */
const down: Art = times(14, (i) => {
  const side = i % 2 ? 1 : -1;
  const t = 0.2 - Math.floor(i / 2) * 0.018;
  const [x, y] = shaftAt(t);
  const length = (side > 0 ? 46 : 36) - Math.floor(i / 2) * 3 + ((i * 7) % 4) * 4;
  const d = swellPath(
    [
      [x, y],
      [x - 2, y + side * length * 0.4],
      [x - 14 - i, y + side * length * 0.78],
      [x - 4 - i * 2, y + side * length],
    ],
    [8, 10, 8, 3],
  );
  return fill(side < 0 ? 'light' : 'linen', d, { width: 1.8 });
});

const SHAFT = [0, 0.16, 0.35, 0.55, 0.75, 0.92, 1].map(shaftAt);

/** One feather, 420 long about 0,0, its round tip up to the right. */
export const plume: Art = [
  down,
  VANES.map((d, i) => [
    fill(i === 0 ? 'light' : 'linen', d, { width: 2.6 }),
    clipped(d, [bars(i === 0 ? -1 : 1), barbs(i === 0 ? -1 : 1)]),
    line(d, 2.6),
  ]),
  gaps,
  flat('line', swellPath(SHAFT, [8, 12, 11, 10, 8, 6, 3])),
  flat('straw', swellPath(SHAFT, [4, 7, 6.4, 5.4, 4, 3, 1])),
];

/** Its shadow on the water: the same shape, a little lower. */
export const plumeShade: Art = put(
  VANES.map((d) => flat('near', d, 0.62)),
  { x: 4, y: 26, size: 0.98 },
);
