import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { polygonPath, times, toPoints, type Point } from '../../drawing/geometry.ts';
import { graven, sampleSpline, swellPath } from '../../drawing/swell.ts';

const SHAFT = toPoints('296,652 284,560 280,460 294,350 330,240 386,150 448,94');
const SPINE = sampleSpline(
  SHAFT,
  SHAFT.map(() => 1),
);
const TO = SPINE.length - 1;
const FROM = 10;

/** A place on the shaft, counted from its foot in steps, which may be parts of one. */
function at(i: number): Point {
  const k = Math.max(0, Math.min(TO - 1, Math.floor(i)));
  const [[x, y], [nx, ny]] = [SPINE[k] ?? [0, 0, 0], SPINE[k + 1] ?? [0, 0, 0]];
  return [x + (nx - x) * (i - k), y + (ny - y) * (i - k)];
}

/** A place on the barb that leaves the shaft there, so far out to the right: barbs slant and bend towards the tip. */
function beside(i: number, out: number, slant = 0.62): Point {
  const [[x, y], [ax, ay], [bx, by]] = [at(i), at(i - 0.5), at(i + 0.5)];
  const reach = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / reach, (by - ay) / reach];
  const on = Math.abs(out) * slant + (out * out) / 190;
  return [x - uy * out + ux * on, y + ux * out + uy * on];
}

/** How broad the vane is there, as a part of its full breadth: it fills out above the down and tapers to the tip. */
function breadth(i: number): number {
  const u = Math.max(0, Math.min(1, (i - FROM) / (TO - FROM)));
  return Math.sin((Math.PI / 2) * Math.min(1, 0.16 + u / 0.42)) * (1 - u ** 2.6);
}

/** The edge of one side, with notches where the wind has parted the barbs: each is its place, its depth and its width. */
function edge(side: 1 | -1, full: number, notches: string): readonly Point[] {
  const parted = notches.split(' ').map((text) => text.split(',').map(Number));
  return times((TO - FROM) * 4 + 1, (k): Point => {
    const i = FROM + k / 4;
    const cut = parted.reduce((deepest, [place = 0, depth = 0, width = 1]) => {
      const off = i < place ? (place - i) / 0.25 : (i - place) / width;
      return Math.max(deepest, depth * (1 - off));
    }, 0);
    return beside(i, side * full * breadth(i) * (1 - Math.max(0, cut)));
  });
}

const RIGHT = edge(1, 94, '13,0.5,0.9 18.25,0.6,1.1 25,0.34,0.8');
const LEFT = edge(-1, 102, '12.25,0.56,0.8 16,0.36,0.8 22.5,0.54,1.1 24.5,0.22,0.6');
const VANE = polygonPath([...RIGHT, ...LEFT.toReversed()]);
const SHADED = polygonPath([...SPINE.slice(FROM).map(([x, y]): Point => [x, y]), ...RIGHT.toReversed()]);

/** The barbs of one side as fine cuts from the shaft, some of them long. */
const barbs = (side: 1 | -1, full: number): Art =>
  times((TO - FROM) * 2, (k) => {
    const i = FROM + k / 2;
    const long = full * breadth(i) * (k % 3 ? 0.62 : 0.98);
    return graven(
      [beside(i, side * 5), beside(i, side * long * 0.5), beside(i, side * long)],
      k % 3 ? 2 : 2.8,
      'stoneDark',
      side > 0 ? 0.95 : 0.7,
    );
  });

/** Loose down below the vane: the step on the shaft, how far out each wisp reaches and how far it rises. */
const DOWN =
  '7,-34,-16 7,32,-12 7.6,-44,-4 7.6,42,-6 8.2,-40,12 8.2,46,8 8.8,-56,10 8.8,50,18 9.4,-50,30 9.4,58,26 10,-62,34 10,52,40 10.6,-52,50 10.6,56,52 11.2,-40,58 11.2,38,60';
const down: Art = eachOf(DOWN, (i = 0, out = 0, rise = 0) => {
  const [x, y] = at(i);
  const wisp: readonly Point[] = [
    [x, y],
    [x + out * 0.42, y - rise * 0.7 - 4],
    [x + out * 0.82, y - rise * 0.9],
    [x + out, y - rise + 12],
  ];
  return [
    flat('line', swellPath(wisp, [10, 13, 10, 3])),
    flat(out > 0 ? 'stone' : 'light', swellPath(wisp, [7, 9, 6, 0.8])),
  ];
});

/** A long white feather that stands on its quill at (296, 652) and bends to the right in the wind; the moon lights its left. */
export const plume: Art = [
  fill('light', VANE, { width: 3.2 }),
  clipped(VANE, [
    flat('waterLight', SHADED, 0.5),
    flat(
      'waterLight',
      swellPath(
        RIGHT,
        RIGHT.map(() => 34),
      ),
      0.32,
    ),
    flat(
      'trim',
      swellPath(
        LEFT,
        LEFT.map(() => 30),
      ),
      0.34,
    ),
    barbs(1, 94),
    barbs(-1, 102),
  ]),
  line(VANE, 3),
  down,
  flat('line', swellPath(SHAFT, [15, 14, 13, 11, 9, 7, 3])),
  flat('straw', swellPath(SHAFT, [10, 9, 8, 7, 5, 3, 1])),
];
