import { flat, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, torn } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { crow } from './crow.ts';
import { leavingBird } from './leavingBird.ts';
import { stuck } from './stuck.ts';

export const fiveOfSwords: Scene = {
  alt: 'A great crow with a gloating eye caws over three swords that it has stuck in the ground before its breast; two more stand in the shore behind, and two beaten birds walk away along the water, their backs turned and their heads low.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 440, gap: 56 }),
    flat('mid', boxPath(40, 408, 520, 200)),
    [gouge('330,424 440,428 556,424', 6), gouge('360,448 470,450 558,446', 6)],
    torn('far', '40,520 200,500 400,484 560,470'),
    leavingBird({ x: 490, y: 456, size: 0.42 }),
    leavingBird({ x: 480, y: 588, size: 0.54 }),
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
