import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stuck } from './stuck.ts';
import { youngFalcon } from './youngFalcon.ts';

export const pageOfSwords: Scene = {
  alt: 'A young falcon, still in down at its nape, breast and thighs, stands on a windy hill and looks at a sword that stands in the ground; clouds are driven past and the grass bends.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.9 }), { x: 420, y: 150, flip: true }),
    put(drivenCloud({ size: 0.6 }), { x: 110, y: 262, flip: true }),
    field('mid', '40,700 200,676 400,664 560,600', 'far'),
    field('ink', '40,800 160,770 320,764 460,780 560,770', 'mid', 24, 30),
    stuck(462, 786, 1.86, 0, 'ink'),
    youngFalcon,
    [
      gouge('410,850 380,808 322,800', 8, 'far'),
      gouge('548,860 520,812 470,806', 8, 'far'),
      gouge('150,860 120,826 70,820', 8, 'far'),
    ],
  ],
};
