import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { beatenBird } from './beatenBird.ts';
import { crow } from './crow.ts';
import { stuck } from './stuck.ts';

export const fiveOfSwords: Scene = {
  alt: 'A great crow caws over three swords that it has stuck in the ground before its breast; two more stand in the shore behind, and two small birds walk off along the water with hanging heads.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 520 }),
    lake(470, 'mid', 'light'),
    field('far', '40,560 200,546 400,536 560,516', 'mid'),
    beatenBird({ x: 458, y: 520, size: 0.42, flip: true }),
    beatenBird({ x: 526, y: 530, size: 0.36, flip: true }),
    field('near', '40,640 300,660 420,636 560,610', 'mid'),
    stuck(528, 740, 0.62, 9, 'near'),
    stuck(466, 800, 0.74, -8, 'near'),
    put(crow, { x: -150, y: -86, size: 1.25 }),
    field('ink', '40,866 200,850 400,864 560,850', 'mid'),
    stuck(116, 866, 1.34, -4, 'ink'),
    stuck(344, 866, 1.34, 4, 'ink'),
    stuck(230, 872, 1.6, 0, 'ink'),
  ],
};
