import { fill, flat, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth } from '../../drawing/geometry.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const ARMS = times(5, (i) => i * 72 - 90);

/** From the middle over the tips of five blunt arms, each bent a little. */
const starOutline = (reach: number, waist: number): string =>
  outline(
    ARMS.flatMap((angle, i) => {
      const bend = [10, -8, 6, 12, -6][i] ?? 0;
      return [
        polar(0, 0, waist, angle - 36),
        polar(0, 0, reach * 0.62, angle - 15 + bend * 0.4),
        polar(0, 0, reach, angle - 6 + bend),
        polar(0, 0, reach, angle + 6 + bend),
        polar(0, 0, reach * 0.62, angle + 15 + bend * 0.4),
      ].map((point, k) => `${point.map(toTenth).join(',')}${k === 0 ? '!' : ''}`);
    }).join(' '),
  );

/** A starfish, about 200 across. */
export const seaStar: Art = [
  put(flat('ink', starOutline(104, 38), 0.4), { x: 8, y: 12 }),
  fill('red', starOutline(104, 38), { width: 3.2 }),
  ARMS.map((angle, i) => {
    const bend = [10, -8, 6, 12, -6][i] ?? 0;
    return [
      times(6, (k) => disc('rose', ...polar(0, 0, 20 + k * 14, angle + bend * (k / 6)), 5.4 - k * 0.6, 0)),
      times(4, (k) =>
        [-1, 1].map((side) =>
          disc('redDark', ...polar(0, 0, 34 + k * 14, angle + bend * (k / 6) + side * (17 - k * 2)), 3, 0),
        ),
      ),
    ];
  }),
  disc('rose', 0, 0, 8, 0),
];
