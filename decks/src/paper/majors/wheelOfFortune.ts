import { flat, line, mirrored } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { bigStar, chatterSky } from '../nature/sky.ts';
import { risingFox } from './risingFox.ts';
import { sphinxCat } from './sphinxCat.ts';
import { fallingSnake } from './fallingSnake.ts';

const [X, Y, R] = [290, 612, 200];

export const wheelOfFortune: Scene = {
  alt: 'A great wheel with eight spokes turns in the night sky; a snake slides down along its left rim, a fox comes up on the right with a forepaw laid over the rim, and a black cat sits still on its top.',
  draw: () => [
    chatterSky('near', around(X, Y), { marks: 'mid', foot: 880, gap: 64 }),
    mirrored([cloud({ x: 112, y: 160, size: 0.72 }), bigStar(136, 270, 22, 'glow', 5)]),
    flat('ink', circlePath(X, Y, R)),
    ticks(circlePath(X, Y, R - 24), { role: 'mid', flow: around(X, Y), gap: 28, length: 26, width: 4 }),
    times(8, (i) =>
      stroke('glow', [polar(X, Y, 40, i * 45 + 22.5), polar(X, Y, R - 10, i * 45 + 22.5)], [14, 24]),
    ),
    keyed('accent', circlePath(X, Y, 64), 6),
    bigStar(X, Y, 45, 'light', 8),
    line(circlePath(X, Y, R), 54, 'ink'),
    line(circlePath(X, Y, R), 38, 'glow'),
    flat('ink', times(24, (i) => lens(polar(X, Y, R - 12, i * 15), polar(X, Y, R + 12, i * 15), 7)).join('')),
    sphinxCat({ x: X, y: 274, size: 1.02 }),
    fallingSnake,
    risingFox,
  ],
};
