import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, type Point } from '../../drawing/geometry.ts';
import { cut, dots, joined, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

/** A place on the fan, as a share of the way from its root to its rim. */
const onFan = (angle: number, share: number): Point => {
  const [x, y] = polar(0, 0, share, angle);
  return [300 + 196 * x, 560 + 366 * y];
};

/** The middles of the nine eyes at its rim. */
export const FAN_EYES = times(9, (i) => onFan(-190 + i * 25, 1));
const ROOT: Point = [300, 640];

/** Barbs on both sides of a feather's shaft, towards its tip. */
const barbs = ([ax, ay]: Point, [bx, by]: Point): string => {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return times(4, (i) => {
    const at: Point = [ax + (bx - ax) * (0.34 + i * 0.09), ay + (by - ay) * (0.34 + i * 0.09)];
    return [-36, 36].map((turn) => lens(at, polar(...at, 26 + i * 5, angle + turn), 7)).join('');
  }).join('');
};

/** A small eye of the inner row. */
const innerEye = ([x, y]: Point): Art => [
  cut('accent', circlePath(x, y, 20), 5),
  dots('glow', [[x, y, 11]]),
  dots('ink', [[x, y, 6]]),
];

/** The tail of a peacock, spread behind it: its root at (300, 640), its rim up to 130. */
export const peacockFan: Art = [
  joined(
    'near',
    [
      'M300 860C150 850 90 760 100 620C120 300 480 300 500 620C510 760 450 850 300 860Z',
      circlePath(300, 470, 196),
      ...FAN_EYES.map(([x, y]) => circlePath(x, y, 64)),
    ],
    7,
  ),
  FAN_EYES.map((eye) => [stroke('far', [ROOT, eye], [9, 5]), flat('mid', barbs(ROOT, eye))]),
  times(8, (i) => innerEye(onFan(-177.5 + i * 25, 0.68))),
];
