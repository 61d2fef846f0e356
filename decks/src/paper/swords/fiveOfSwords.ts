import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { stuck } from './stuck.ts';
import { beatenBird } from './beatenBird.ts';
import { crow } from './crow.ts';

export const fiveOfSwords: Scene = {
  alt: 'A crow caws and struts up to three swords that stand in the ground; two more lie thrown away before it, and behind its back two small birds walk off along the water with hanging heads.',
  draw: () => [
    chatterSky('far', -14, { marks: 'light', foot: 520 }),
    drivenCloud({ x: 444, y: 130, size: 0.8 }),
    drivenCloud({ x: 130, y: 250, size: 0.6 }),
    lake(450, 'mid', 'light'),
    field('far', '40,560 160,536 400,550 560,540', 'mid'),
    beatenBird({ x: 90, y: 586, size: 0.46 }),
    beatenBird({ x: 172, y: 608, size: 0.5 }),
    field('near', '40,676 200,664 400,668 560,650', 'mid'),
    gouge('80,790 190,788 310,772', 12, 'ink'),
    gouge('240,852 350,858 480,846', 12, 'ink'),
    stuck(436, 730, 0.94, -6, 'near'),
    stuck(510, 722, 0.94, 4, 'near'),
    stuck(474, 782, 1, 0, 'near'),
    sword(176, 762, 1.02, -82),
    sword(364, 832, 1.06, -97),
    put(crow, { x: -2, y: -12, size: 0.9 }),
  ],
};
