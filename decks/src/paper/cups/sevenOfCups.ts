import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { cloud } from '../nature/clouds.ts';
import { beams, bigStar, cutStar, plainSky } from '../nature/sky.ts';
import { hareFromBehind } from './hareFromBehind.ts';
import { vision } from './vision.ts';
import { castle, dragon, jewels, snake, veiled, wreath } from './wonders.ts';

export const sevenOfCups: Scene = {
  alt: 'A large hare from behind, its edges lit, pricks up its ears at seven cups that tilt on clouds in the night sky; a shining star rises from the largest, and from others a castle, a dragon, a wreath, a veiled shape, jewels and a snake.',
  draw: () => [
    plainSky('ink'),
    beams(300, 150, 70, 620, 20, 'near', 26),
    cutStar(396, 300, 15),
    beams(300, 146, 70, 150, 14, 'glow', 9),
    vision(
      bigStar(0, -30, 62, 'glow'),
      { x: 300, y: 240, size: 0.86 },
      cloud({ x: 300, y: 316, size: 0.86 }, 'light', 'far'),
    ),
    vision(
      castle,
      { x: 122, y: 240, size: 0.64, turn: -6 },
      cloud({ x: 126, y: 298, size: 0.62, flip: true }, 'far', 'light'),
    ),
    vision(
      put(dragon, { x: -14, size: 0.9 }),
      { x: 470, y: 240, size: 0.64, turn: 6 },
      cloud({ x: 474, y: 298, size: 0.6 }, 'far', 'light'),
    ),
    vision(
      wreath,
      { x: 116, y: 484, size: 0.6, turn: -6 },
      cloud({ x: 116, y: 538, size: 0.56 }, 'light', 'far'),
    ),
    vision(
      jewels,
      { x: 480, y: 484, size: 0.6, turn: 4 },
      cloud({ x: 482, y: 544, size: 0.58, flip: true }, 'light', 'far'),
    ),
    vision(
      veiled,
      { x: 114, y: 750, size: 0.68, turn: -4 },
      cloud({ x: 116, y: 812, size: 0.64, flip: true }, 'light', 'far'),
    ),
    vision(
      put(snake, { x: -16 }),
      { x: 484, y: 750, size: 0.68, turn: 4 },
      cloud({ x: 484, y: 812, size: 0.64 }, 'far', 'light'),
    ),
    cut('far', 'M20 900C20 830 120 800 212 816C270 790 330 790 388 816C480 800 580 830 580 900Z', 5),
    hareFromBehind({ x: 300, y: 868, size: 1.3 }, 'mid', 'sky'),
  ],
};
