import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { field, mountains } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { wolfBefore, wolfBehind } from './chargingWolf.ts';

export const knightOfSwords: Scene = {
  alt: 'A dark wolf with yellow eyes leaps straight at us over the snow, its mane blown back by the storm, and holds a sword crosswise in its teeth; behind it clouds fly over steep peaks.',
  draw: () => [
    chatterSky('far', outward(300, 470), { marks: 'light', foot: 760, gap: 42 }),
    beams(300, 460, 250, 640, 26, 'mid', 14),
    drivenCloud({ x: 130, y: 150, size: 0.7 }, 'light'),
    drivenCloud({ x: 490, y: 196, size: 0.6, flip: true }, 'light'),
    mountains(800, '70,130,230 530,140,260', 'mid'),
    field('sky', '40,770 200,752 400,764 560,748', 'mid'),
    wolfBehind,
    sword(296, 524, 1.94, 90),
    wolfBefore,
    field('sky', '40,856 160,834 300,850 440,812 560,846', 'mid'),
    [
      '70,820 96,796 90,760',
      '110,830 108,806 84,790',
      '258,838 262,806 290,786',
      '520,800 520,770 546,750',
    ].map((spray) => gouge(spray, 10)),
  ],
};
