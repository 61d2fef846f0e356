import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { risingMouse } from './risingMouse.ts';
import { trumpetingElephant } from './trumpetingElephant.ts';

export const judgement: Scene = {
  alt: 'An elephant with white tusks lifts its trunk straight up and trumpets, and red rays go out from its tip over the whole sky; before it three white mice with red ears rise out of their holes with both paws lifted.',
  draw: () => [
    chatterSky('sky', outward(198, 108), { marks: 'far', foot: 600 }),
    beams(198, 108, 56, 760, 30, 'accent', 30),
    field('far', '40,690 160,660 330,690 560,680', 'mid'),
    trumpetingElephant,
    field('near', '40,800 200,770 400,780 560,760', 'mid'),
    risingMouse({ x: 116, y: 796, size: 0.54, turn: 5 }),
    risingMouse({ x: 484, y: 790, size: 0.54, turn: -5 }),
    risingMouse({ x: 300, y: 800, size: 0.68 }),
  ],
};
