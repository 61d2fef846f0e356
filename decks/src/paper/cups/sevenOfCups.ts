import { put, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { cloud } from '../nature/clouds.ts';
import { beams, bigStar, cutStar, plainSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { hareFromBehind } from './hareFromBehind.ts';
import { castle, dragon, jewel, snake, veiled, wreath } from './wonders.ts';

/** A cup at (x, y) on a cloud of its own, with what rises out of it. */
const vision = (x: number, y: number, wonder: Art, size = 0.9): Art => [
  cloud({ x, y: y + 76, size: 0.66 }, 'light', 'far'),
  put(wonder, { x, y: y - 52, size }),
  cup(x, y, 0.72),
];

export const sevenOfCups: Scene = {
  alt: 'A large hare from behind pricks up its ears at seven cups, each on a cloud of its own round it in the night sky; out of them rise a castle, a star, a dragon, a wreath of leaves, a veiled shape, a jewel and a snake.',
  draw: () => [
    plainSky('ink'),
    beams(300, 500, 90, 560, 36, 'near', 15),
    toPoints('218,120 386,116 62,360 540,366 210,330 392,334').map(([x, y], i) =>
      cutStar(x, y, 11 + (i % 3) * 4),
    ),
    vision(130, 222, castle),
    vision(300, 232, bigStar(0, -46, 54, 'glow')),
    vision(470, 222, dragon, 0.76),
    vision(104, 452, wreath, 0.84),
    vision(496, 452, jewel),
    vision(104, 706, veiled),
    vision(496, 706, snake, 1),
    cut('far', 'M20 900C20 820 120 790 212 806C270 780 330 780 388 806C480 790 580 820 580 900Z', 5),
    hareFromBehind({ x: 300, y: 868, size: 1.46 }, 'mid', 'sky'),
  ],
};
