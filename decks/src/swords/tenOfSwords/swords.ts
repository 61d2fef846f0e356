import { perchedBird } from '../../creatures/beasts.ts';
import { type Art, clipped, fill, put } from '../../drawing/art.ts';
import { polar, polygonPath } from '../../drawing/geometry.ts';
import { longSword } from '../../suits/longSword.ts';

type Sword = readonly [x: number, y: number, size: number, turn: number];

/** Where each enters the back, its size and its tilt: first those on the far side. */
const FAR: readonly Sword[] = [
  [262, 724, 1.02, -24],
  [300, 710, 1.44, -12],
  [352, 702, 1.26, -2],
  [404, 702, 1.56, 4],
  [470, 700, 1.2, 6],
];
const NEAR: readonly Sword[] = [
  [246, 776, 0.82, -30],
  [292, 764, 1.08, -13],
  [346, 758, 0.96, -5],
  [404, 756, 1.14, 5],
  [470, 764, 0.95, 10],
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

/** On the pommel of one of the tallest a bird sings towards the sun. */
export const swords: Art = [
  row(FAR),
  row(NEAR),
  perchedBird({ x: 210, y: 228, size: 0.9, flip: true }, 'light', 'rose'),
];
