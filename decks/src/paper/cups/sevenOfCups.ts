import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { cloud, drivenCloud } from '../nature/clouds.ts';
import { beams, bigStar, cutStar, plainSky } from '../nature/sky.ts';
import { hareFromBehind } from './hareFromBehind.ts';
import { vision } from './vision.ts';
import { castle, dragon, jewels, snake, veiled, wreath } from './wonders.ts';

export const sevenOfCups: Scene = {
  alt: 'A large hare from behind, its edges lit, pricks up its ears at seven cups that tilt on clouds in the night sky; a shining star rises from the largest, and from others a castle, a dragon, a wreath, a veiled shape, jewels and a snake.',
  draw: () => [
    plainSky('ink'),
    beams(300, 150, 70, 620, 22, 'near', 24),
    toPoints('210,330 540,330 396,300').map(([x, y], i) => cutStar(x, y, 11 + (i % 3) * 4)),
    beams(300, 146, 70, 150, 14, 'glow', 9),
    vision(
      bigStar(0, -30, 62, 'glow'),
      { x: 300, y: 240, size: 0.86 },
      cloud({ x: 300, y: 316, size: 0.86 }, 'light', 'far'),
    ),
    vision(
      castle,
      { x: 116, y: 226, size: 0.64, turn: -8 },
      cloud({ x: 118, y: 284, size: 0.62, flip: true }, 'far', 'light'),
    ),
    vision(
      put(dragon, { x: -6, size: 0.94 }),
      { x: 474, y: 228, size: 0.66, turn: 8 },
      drivenCloud({ x: 500, y: 276, size: 0.42, flip: true }, 'far', 'light'),
    ),
    vision(
      wreath,
      { x: 100, y: 466, size: 0.56, turn: 10 },
      drivenCloud({ x: 84, y: 516, size: 0.44 }, 'light', 'far'),
    ),
    vision(
      jewels,
      { x: 496, y: 474, size: 0.62, turn: -22 },
      cloud({ x: 498, y: 530, size: 0.6 }, 'light', 'far'),
    ),
    vision(
      veiled,
      { x: 108, y: 724, size: 0.74, turn: -4 },
      cloud({ x: 108, y: 790, size: 0.74, flip: true }, 'light', 'far'),
    ),
    vision(
      snake,
      { x: 484, y: 716, size: 0.78, turn: 5 },
      cloud({ x: 490, y: 784, size: 0.76 }, 'far', 'light'),
    ),
    cut('far', 'M20 900C20 830 120 800 212 816C270 790 330 790 388 816C480 800 580 830 580 900Z', 5),
    hareFromBehind({ x: 300, y: 868, size: 1.36 }, 'mid', 'sky'),
  ],
};
