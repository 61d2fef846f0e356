import { type Art, fill, flat } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';

export const [X, Y, R] = [272, 560, 200];

/** The wheel is turned a little away from us, so that it is narrower than high and its rim shows its thickness. */
const NARROW = 0.86;
const THICK = 24;

/** The point of the wheel at a distance from its hub, and at an angle in degrees. */
export const onWheel = (r: number, angle: number): Point => {
  const [x, y] = polar(0, 0, r, angle);
  return [X + x * NARROW, Y + y];
};

const oval = (r: number, sweep: 0 | 1, dx = 0): string => {
  const rx = toTenth(r * NARROW);
  return `M${toTenth(X + dx - r * NARROW)} ${Y}a${rx} ${r} 0 1 ${sweep} ${toTenth(2 * r * NARROW)} 0a${rx} ${r} 0 1 ${sweep} ${toTenth(-2 * r * NARROW)} 0Z`;
};

const ring = (outer: number, inner: number, dx = 0): string => oval(outer, 0, dx) + oval(inner, 1, dx);

const spoke = (angle: number): string => {
  const at = (r: number, aside: number) =>
    onWheel(r, angle + aside)
      .map(toTenth)
      .join(' ');
  return `M${at(34, -10)}Q${at(112, -9)} ${at(R - 10, -1.6)}L${at(R - 10, 1.6)}Q${at(112, 9)} ${at(34, 10)}Z`;
};

/** What is seen through the wheel, and the far edge of its rim. */
export const farRim: Art = [flat('near', oval(R, 0), 0.75), fill('metalDark', ring(R + 20, R - 16, THICK))];

/** The spokes end below the rim, which carries discs that wax and wane. */
export const wheel: Art = [
  times(8, (i) => fill('metal', spoke(i * 45), { width: 2 })),
  times(8, (i) => {
    const [x, y] = onWheel(134, 22.5 + i * 45);
    return i % 2 ? crescent(x, y, 17, 22.5 + i * 45, 'light') : star(x, y, 19, 'light', 6, 0.5);
  }),
  fill('metalDark', ring(R + 22, R - 16)),
  fill('metal', ring(R + 16, R - 8), { width: 1.8 }),
  fill('metal', ring(76, 62), { width: 1.8 }),
  times(12, (i) => {
    const [x, y] = onWheel(R + 4, i * 30);
    return [disc('ink', x, y, 9, 1.4), disc('light', x + (i - 6) * 1.6, y, 6.4, 0)];
  }),
  times(12, (i) => flat('ink', circlePath(...onWheel(R + 4, i * 30 + 15), 2.6))),
  disc('metal', X, Y, 42),
  disc('glow', X, Y, 32, 1.6),
  star(X, Y, 28, 'light', 8, 0.5),
];
