import { type Art, fill, flat } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';

export const [X, Y, R] = [286, 572, 160];

/** The point of the wheel at a distance from its hub, and at an angle in degrees. */
export const onWheel = (r: number, angle: number): Point => polar(X, Y, r, angle);

const round = (r: number, sweep: 0 | 1): string =>
  `M${X - r} ${Y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0Z`;

const ring = (outer: number, inner: number): string => round(outer, 0) + round(inner, 1);

const spoke = (angle: number): string => {
  const at = (r: number, aside: number) =>
    onWheel(r, angle + aside)
      .map(toTenth)
      .join(' ');
  return `M${at(30, -10)}Q${at(92, -9)} ${at(R - 10, -1.8)}L${at(R - 10, 1.8)}Q${at(92, 9)} ${at(30, 10)}Z`;
};

/** What is seen through the wheel. */
export const spokeField: Art = flat('near', circlePath(X, Y, R), 0.75);

/** The spokes end below the rim, which carries discs that wax and wane. */
export const wheel: Art = [
  times(8, (i) => fill('metal', spoke(i * 45), { width: 2 })),
  times(8, (i) => {
    const [x, y] = onWheel(107, 22.5 + i * 45);
    return i % 2 ? crescent(x, y, 15, 22.5 + i * 45, 'light') : star(x, y, 17, 'light', 6, 0.5);
  }),
  fill('metalDark', ring(R + 22, R - 16)),
  fill('metal', ring(R + 16, R - 8), { width: 1.8 }),
  fill('metal', ring(62, 50), { width: 1.8 }),
  times(12, (i) => {
    const [x, y] = onWheel(R + 4, i * 30);
    return [disc('ink', x, y, 9, 1.4), disc('light', x + (i - 6) * 1.6, y, 6.4, 0)];
  }),
  times(12, (i) => flat('ink', circlePath(...onWheel(R + 4, i * 30 + 15), 2.6))),
  disc('metal', X, Y, 36),
  disc('glow', X, Y, 27, 1.6),
  star(X, Y, 23, 'light', 8, 0.5),
];
