import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { beatenBird } from './beatenBird.ts';
import { crow } from './crow.ts';
import { stuck } from './stuck.ts';

export const fiveOfSwords: Scene = {
  alt: 'A great crow with a gloating eye caws over three swords that it has stuck in the ground before its breast; two more stand in the shore behind, and two beaten birds slink away along the water, bills to the ground.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 440, gap: 56 }),
    lake(400, 'mid', 'light'),
    field('far', '40,520 200,506 400,496 560,476', 'mid'),
    beatenBird({ x: 484, y: 446, size: 0.46, flip: true }),
    beatenBird({ x: 478, y: 552, size: 0.58, flip: true }),
    field('far', '40,700 300,690 420,676 560,650', 'mid'),
    stuck(528, 776, 0.6, 9, 'far'),
    stuck(470, 812, 0.62, -8, 'far'),
    put(crow, { x: -150, y: -86, size: 1.25 }),
    field('near', '40,836 200,822 400,832 560,820', 'mid'),
    stuck(112, 852, 1.3, -6, 'near'),
    stuck(356, 856, 1.3, 5, 'near'),
    stuck(232, 862, 1.56, 0, 'near'),
  ],
};
