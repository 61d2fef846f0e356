import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';

/** From the quill's end on the left to the tip, which curls up on the right. */
const SHAFT: Point[] = [
  [-226, -96],
  [-180, -40],
  [-110, 0],
  [-20, 16],
  [80, 2],
  [160, -48],
  [206, -130],
  [210, -214],
];
const SPINE = sampleSpline(
  SHAFT,
  SHAFT.map(() => 1),
);

const pointOf = (t: number): { at: Point; normal: Point } => {
  const i = Math.min(SPINE.length - 2, Math.floor(t * (SPINE.length - 1)));
  const [[ax, ay], [bx, by]] = [SPINE[i] ?? [0, 0], SPINE[i + 1] ?? [0, 0]] as [Point, Point];
  const k = t * (SPINE.length - 1) - i;
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return { at: [ax + (bx - ax) * k, ay + (by - ay) * k], normal: [(by - ay) / long, -(bx - ax) / long] };
};

/** Where the vane has parted, by side. */
const SPLITS = { 1: [0.4, 0.68], '-1': [0.52, 0.8] };

/** How far the vane reaches from the shaft on one side, at a share of the shaft's length. */
function reach(t: number, side: 1 | -1): number {
  const rise = Math.min(1, (t - 0.13) / 0.3) ** 0.6;
  const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.66) / 0.34) ** 2));
  const full = (side === 1 ? 96 : 46) * rise * round;
  const split = Math.min(...SPLITS[side].map((at) => (t < at ? 9 : Math.abs(t - at) / 0.035)));
  return full * Math.min(1, 0.62 + 0.38 * split);
}

const STEPS = 110;

const edge = (side: 1 | -1, share = 1): Point[] =>
  times(STEPS + 1, (i) => {
    const t = 0.15 + (0.85 * i) / STEPS;
    const { normal } = pointOf(t);
    const far = reach(t, side) * share * side;
    // The barbs lean towards the tip.
    const lean = pointOf(t + 0.05 * share * (1 - t)).at;
    return [lean[0] + normal[0] * far, lean[1] + normal[1] * far];
  });

const toPath = (points: readonly Point[]) => points.map((point) => point.map(toTenth).join(' ')).join('L');
const shaft = (from = 0): Point[] => times(30, (i) => pointOf(from + ((1 - from) * i) / 29).at);
const vane = (side: 1 | -1): string => `M${toPath(edge(side))}L${toPath(shaft(0.15).toReversed())}Z`;

const barbs = (side: 1 | -1): string =>
  times(20, (i) => {
    const t = 0.17 + i * 0.039;
    const { at } = pointOf(t);
    const tip = edge(side, 0.94)[Math.round(((t - 0.15) / 0.85) * STEPS)] ?? at;
    return `M${at.map(toTenth).join(' ')}L${tip.map(toTenth).join(' ')}`;
  }).join('');

/** Down at the foot of the vane. */
const DOWN = [
  '-168,-34 -190,-70 -176,-104',
  '-150,-22 -166,-70 -144,-112',
  '-130,-12 -140,-60 -116,-96',
  '-176,-40 -214,-40 -232,-56',
  '-158,-26 -190,-6 -216,-8',
  '-140,-16 -160,12 -190,20',
];

/** A white feather that lies on the water like a boat, its lowest point at 16, 440 wide. */
export const plume: Art = [
  DOWN.map((tuft) => [
    flat('line', swellPath(tuft, [12, 16, 5])),
    flat('snow', swellPath(tuft, [7, 10, 1.6])),
  ]),
  fill('snow', vane(1), { width: 3.4 }),
  clipped(vane(1), [
    flat('stone', `M${toPath(edge(1, 0.42))}L${toPath(shaft(0.15).toReversed())}Z`, 0.7),
    line(barbs(1), 2, 'steelDark', 0.9),
  ]),
  fill('steel', vane(-1), { width: 3.4 }),
  clipped(vane(-1), line(barbs(-1), 2, 'steelDark', 0.9)),
  flat('line', swellPath(SHAFT, [14, 14, 13, 12, 10, 8, 6, 3])),
  flat('straw', swellPath(SHAFT, [8, 9, 8, 7, 6, 4, 2.4, 1])),
];
