import { type Art, clipped, fill, put } from '../../drawing/art.ts';
import { polar, polygonPath } from '../../drawing/geometry.ts';
import { longSword } from '../../suits/longSword.ts';

type Sword = readonly [x: number, y: number, size: number, turn: number];

/** Where each enters the back, its size and its tilt: first those on the far side. */
const FAR: readonly Sword[] = [
  [204, 764, 1.3, -15],
  [262, 758, 1.5, -8],
  [316, 760, 1.62, -1],
  [368, 772, 1.5, 6],
  [416, 790, 1.3, 13],
];
const NEAR: readonly Sword[] = [
  [196, 812, 1.04, -22],
  [250, 806, 1.12, -12],
  [306, 806, 1.18, -3],
  [360, 812, 1.12, 7],
  [410, 826, 1.04, 17],
];

/** A sword that stands in a wound: the cloth hides its point. */
const row = (swords: readonly Sword[]): Art => [
  clipped(
    polygonPath([[40, 80], [40, 790], ...swords.map(([x, y]) => [x, y + 3] as const), [560, 800], [560, 80]]),
    swords.map(([x, y, size, turn]) => {
      const [dx, dy] = polar(0, 0, 262 * size, turn - 90);
      return put(longSword(180 + turn, size), { x: x + dx, y: y + dy });
    }),
  ),
  swords.map(([x, y, size, turn]) =>
    put(fill('ink', 'M-20 0Q0 -8 20 0Q0 8 -20 0Z', { edge: 'redDark', width: 2 }), {
      x,
      y: y + 2,
      size,
      turn,
    }),
  ),
];

export const swords: Art = [row(FAR), row(NEAR)];
