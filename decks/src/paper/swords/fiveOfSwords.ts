import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { flyingBird } from '../nature/birds.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stuck } from './stuck.ts';
import { crow } from './crow.ts';

export const fiveOfSwords: Scene = {
  alt: 'A crow caws and struts up to three swords that stand in the ground; two more lie thrown away before it, and two small birds fly off over the water.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 520 }),
    drivenCloud({ x: 424, y: 130, size: 0.8 }),
    put(flyingBird('near'), { x: 140, y: 160, size: 0.66, flip: true, turn: 12 }),
    put(flyingBird('near'), { x: 132, y: 304, size: 0.5, flip: true, turn: 8 }),
    lake(450, 'mid', 'light'),
    field('far', '40,560 160,536 400,550 560,540', 'mid'),
    field('near', '40,650 200,640 400,650 560,634', 'mid'),
    gouge('80,770 190,768 310,752', 12, 'ink'),
    gouge('240,842 350,848 480,836', 12, 'ink'),
    stuck(366, 708, 1.06, -5, 'near'),
    stuck(488, 722, 1.06, 3, 'near'),
    stuck(428, 764, 1.06, 1, 'near'),
    sword(182, 742, 1.06, -82),
    sword(360, 820, 1.06, -97),
    put(crow, { x: -6, y: 22, size: 0.9 }),
  ],
};
