import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stuck } from './stuck.ts';
import { talons, youngFalcon } from './youngFalcon.ts';

export const pageOfSwords: Scene = {
  alt: 'A young falcon with a dark moustache stripe lights on the pommel of a sword that stands in a windy hilltop, its wings still lifted to keep its balance and its head turned into the wind; clouds are driven past below.',
  draw: () => [
    chatterSky('far', -8, { marks: 'light', foot: 640 }),
    put(drivenCloud({ size: 0.9 }), { x: 440, y: 520, flip: true }),
    put(drivenCloud({ size: 0.7 }), { x: 130, y: 610, flip: true }),
    field('mid', '40,720 200,690 400,676 560,630', 'far'),
    field('ink', '40,830 160,800 300,786 460,796 560,800', 'mid', 24, 30),
    youngFalcon,
    stuck(300, 836, 1.7, 0, 'ink'),
    talons,
    [
      gouge('250,860 220,826 150,822', 8, 'far'),
      gouge('520,860 490,826 420,822', 8, 'far'),
      gouge('150,866 120,836 70,832', 8, 'far'),
    ],
  ],
};
