import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

const [X, Y] = [236, 486];
const MOUTH = -34;
/** How much wider the spiral is after a whole turn. */
const GROWTH = 3.3;

/** The point of the spiral so many degrees before its mouth, at a share of its radius there. */
const before = (degrees: number, share = 1): Point =>
  polar(X, Y, 308 * share * GROWTH ** (-degrees / 360), MOUTH + degrees);
const text = (points: readonly Point[]): string =>
  points.map((point) => point.map(toTenth).join(' ')).join('L');
const spiral = (from: number, to: number, share = 1): Point[] =>
  times(Math.round((to - from) / 6) + 1, (i) => before(from + i * 6, share));

/** From the mouth under the coil and once around it: the last turn, which covers the rest. */
const COIL = `M${text(spiral(0, 366))}Z`;
const band = (from: number, to: number, outer: number, inner: number): string =>
  `M${text(spiral(from, to, outer))}L${text(spiral(from, to, inner).toReversed())}Z`;

/** A flame from the back of the shell towards the turn before it. */
const flame = (degrees: number, i: number): Art => {
  const [from, over, tip, under, to] = [
    before(degrees),
    before(degrees - 9, 0.74),
    before(degrees - 4, i % 2 ? 0.5 : 0.38),
    before(degrees + 7, 0.76),
    before(degrees + 15),
  ].map((point) => point.map(toTenth).join(' '));
  return flat(i % 2 ? 'rose' : 'red', `M${from}Q${over} ${tip}Q${under} ${to}Z`, 0.92);
};

const oval = (x: number, y: number, a: number, b: number): string =>
  `M${x - a} ${y}A${a} ${b} 0 1 1 ${x + a} ${y}A${a} ${b} 0 1 1 ${x - a} ${y}Z`;
const INSIDE = oval(2, 1, 99, 28);

const [MIDDLE_X, MIDDLE_Y] = before(0, 0.655);

/** The end of the last turn, seen a little from above: a lip, and the wall that goes down into the dark. */
const mouth: Art = put(
  [
    fill('light', oval(0, 0, 108, 36), { width: 3 }),
    fill('rose', INSIDE, { width: 2 }),
    clipped(INSIDE, [
      flat('red', oval(-2, 12, 90, 28), 0.75),
      flat('wineDark', oval(-6, 22, 78, 28), 0.9),
      flat('ink', oval(-12, 32, 60, 26), 0.6),
      graven('-66,-12 -20,-20 36,-18', 5, 'light', 0.75),
    ]),
    line('M-70 26C-20 36 50 34 92 14', 3, 'rose', 0.9),
  ],
  { x: MIDDLE_X, y: MIDDLE_Y, turn: MOUTH },
);

/** A nautilus on its back: one spiral that widens from its eye to a mouth, open upwards on the right. */
export const nautilus: Art = [
  flat('light', COIL),
  clipped(COIL, [
    times(31, (i) => flame(4 + i * 27, i)),
    flat('stone', band(0, 372, 0.42, 0.28), 0.6),
    flat('straw', band(0, 200, 1, 0.84), 0.4),
    flat('metalDark', band(0, 150, 1, 0.93), 0.35),
    graven(spiral(196, 292, 0.9), 8, 'snow', 0.9),
  ]),
  line(`M${text(spiral(0, 366))}`, 3),
  mouth,
  flat('light', `M${text(spiral(348, 726))}Z`),
  times(15, (i) => flame(352 + i * 27, i)),
  flat('stone', band(372, 560, 0.42, 0.3), 0.6),
  line(`M${text(spiral(340, 1300))}`, 2.6),
];
