import { flat } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { risingMouse } from './risingMouse.ts';
import { trumpetingElephant } from './trumpetingElephant.ts';

export const judgement: Scene = {
  alt: 'An elephant with white tusks lifts its trunk straight up and trumpets, and red rings of sound go out from its tip over the whole sky; before it three white mice with red ears rise out of their holes with both paws lifted.',
  draw: () => [
    plainSky('sky'),
    // The sound goes out in rings.
    times(10, (i) => [
      flat('accent', circlePath(198, 108, 690 - i * 66)),
      flat('sky', circlePath(198, 108, 674 - i * 68.4)),
    ]),
    field('far', '40,690 160,660 330,690 560,680', 'mid'),
    trumpetingElephant,
    field('mid', '40,742 200,716 400,728 560,712'),
    field('near', '40,800 200,770 400,780 560,760', 'mid'),
    risingMouse({ x: 116, y: 796, size: 0.54, turn: 9 }),
    risingMouse({ x: 484, y: 790, size: 0.54, turn: -9 }),
    risingMouse({ x: 300, y: 800, size: 0.68 }),
  ],
};
