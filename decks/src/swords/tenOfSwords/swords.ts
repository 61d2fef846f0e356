import { perchedBird } from '../../creatures/beasts.ts';
import { type Art, clipped, fill, put } from '../../drawing/art.ts';
import { polar, polygonPath } from '../../drawing/geometry.ts';
import { longSword } from '../../suits/longSword.ts';

type Sword = readonly [x: number, y: number, size: number, turn: number];

/** Where each enters the back, its size and its tilt: first those on the far side. */
const FAR: readonly Sword[] = [
  [272, 728, 1.22, -13],
  [326, 722, 1.36, -7],
  [378, 720, 1.46, -1],
  [430, 722, 1.36, 4],
  [478, 728, 1.22, 5],
];
const NEAR: readonly Sword[] = [
  [246, 780, 1.0, -20],
  [304, 770, 1.06, -11],
  [360, 766, 1.1, -4],
  [416, 768, 1.06, 3],
  [470, 776, 1.0, 6],
];

/** A sword that stands in a wound: the cloth hides its point. */
const row = (swords: readonly Sword[]): Art => [
  clipped(
    polygonPath([[40, 80], [40, 760], ...swords.map(([x, y]) => [x, y + 3] as const), [560, 760], [560, 80]]),
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

/** On the pommel of the tallest a bird sings towards the sun. */
export const swords: Art = [
  row(FAR),
  row(NEAR),
  perchedBird({ x: 381, y: 236, size: 0.9, flip: true }, 'light', 'rose'),
];
