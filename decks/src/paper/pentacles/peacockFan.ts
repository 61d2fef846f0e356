import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { cut, joined, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** A place on the fan, as a share of the way from its root to its rim. */
const onFan = (angle: number, share: number): Point => {
  const [x, y] = polar(0, 0, share, angle);
  return [300 + 193 * x, 560 + 370 * y];
};
const ANGLES = times(9, (i) => -188 + i * 24.5);

/** The middles of the nine eyes at its rim. */
export const FAN_EYES = ANGLES.map((angle) => onFan(angle, 1));
/** Two plain feathers on each side, which close the fan down to the ground. */
const LOWEST = [-232, -210, 30, 52].map((angle) => onFan(angle, 0.94));
const ROOT: Point = [300, 690];

/** A feather that widens from the root up to its eye. */
const feather = ([x, y]: Point): string => {
  const angle = (Math.atan2(y - ROOT[1], x - ROOT[0]) * 180) / Math.PI;
  return polygonPath([ROOT, polar(x, y, 58, angle - 90), polar(x, y, 58, angle + 90)]);
};

/** Barbs on both sides of a feather's shaft, which grow towards its eye. */
const barbs = ([ax, ay]: Point, [bx, by]: Point): string => {
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return times(5, (i) => {
    const share = 0.36 + i * 0.09;
    const at: Point = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return [-1, 1].map((side) => lens(at, polar(...at, 18 + i * 8, angle + side * 40), 8)).join('');
  }).join('');
};

/** The tail of a peacock, spread behind it: its root at (300, 690), its rim up to 128. */
export const peacockFan: Art = [
  cut(
    'ink',
    outline('300,870! 190,850 128,780 160,660! 140,420 300,260 460,420 440,660! 472,780 410,850'),
    6,
  ),
  joined(
    'near',
    [...LOWEST, ...FAN_EYES].flatMap((eye) => [circlePath(...eye, 60), feather(eye)]),
    5,
  ),
  [...LOWEST, ...FAN_EYES].map((eye) => [stroke('far', [ROOT, eye], [11, 6]), flat('far', barbs(ROOT, eye))]),
];
