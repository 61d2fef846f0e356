import { type Art, clipped, fill, put } from '../../drawing/art.ts';
import { polygonPath } from '../../drawing/geometry.ts';
import { sword } from '../../suits/objects.ts';

/** The position, size and tilt of each sword. */
const SWORDS = [
  [176, 790, 1.04, -30],
  [204, 772, 1.4, -13],
  [232, 790, 1.08, -22],
  [258, 772, 1.56, -3],
  [284, 792, 1.12, -12],
  [310, 784, 1.62, 9],
  [338, 794, 1.12, 1],
  [362, 780, 1.43, 18],
  [390, 796, 1.06, 9],
  [412, 792, 1.23, 23],
] as const;

/** Each stands in a wound; the tall ones come first, so that every hilt is visible. */
export const swords: Art = [
  clipped(
    polygonPath([
      [40, 120],
      [40, 770],
      ...SWORDS.map(([x, y]) => [x, y + 4] as const),
      [560, 800],
      [560, 120],
    ]),
    SWORDS.toSorted((a, b) => b[2] - a[2]).map(([x, y, size, turn]) => {
      const angle = (turn * Math.PI) / 180;
      return sword(x + 108 * size * Math.sin(angle), y - 108 * size * Math.cos(angle), size, 180 + turn);
    }),
  ),
  SWORDS.map(([x, y, size, turn]) =>
    put(fill('ink', 'M-17 0Q0 -7 17 0Q0 6 -17 0Z', { edge: 'redDark', width: 1.6 }), {
      x,
      y: y + 2,
      size: size * 0.86,
      turn,
    }),
  ),
];
