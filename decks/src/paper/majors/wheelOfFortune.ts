import { flat, line, mirrored, put } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { bigStar, chatterSky } from '../nature/sky.ts';
import { climbingFox } from './climbingFox.ts';
import { sphinxCat } from './sphinxCat.ts';
import { snakeBeforeRim, windingSnake } from './windingSnake.ts';

export const wheelOfFortune: Scene = {
  alt: 'A wheel with eight spokes turns under clouds in the night sky; a red fox grips its right rim and climbs, a snake winds down round its left one, and a black cat sits still on its top.',
  draw: () => [
    chatterSky('near', around(300, 516), { marks: 'mid', foot: 880 }),
    mirrored([cloud({ x: 118, y: 150, size: 0.72 }), bigStar(132, 250, 22, 'glow', 5)]),
    sphinxCat({ x: 285, y: 244, size: 0.86 }),
    put(
      [
        flat('ink', circlePath(300, 516, 150)),
        ticks(circlePath(300, 516, 130), {
          role: 'mid',
          flow: around(300, 516),
          gap: 26,
          length: 24,
          width: 4,
        }),
        times(8, (i) =>
          stroke('glow', [polar(300, 516, 30, i * 45 + 22.5), polar(300, 516, 142, i * 45 + 22.5)], [12, 20]),
        ),
        keyed('accent', circlePath(300, 516, 50), 6),
        bigStar(300, 516, 35, 'light', 8),
        windingSnake,
        line(circlePath(300, 516, 155), 44, 'ink'),
        line(circlePath(300, 516, 155), 31, 'glow'),
        flat(
          'ink',
          times(24, (i) => lens(polar(300, 516, 145, i * 15), polar(300, 516, 165, i * 15), 6)).join(''),
        ),
        snakeBeforeRim,
        climbingFox({ x: 474, y: 536, size: 0.82 }),
      ],
      { x: -75, y: -59, size: 1.2 },
    ),
  ],
};
