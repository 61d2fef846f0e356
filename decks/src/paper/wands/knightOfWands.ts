import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { outline } from '../nature/body.ts';
import { stick } from '../objects.ts';
import { fireSalamander } from './fireSalamander.ts';

const BLAZE = outline(
  '20,900! 10,560 44,470 66,380 48,270! 100,330 118,390 146,320 142,230 96,150! 160,176 196,230 214,170 190,80! 250,100 280,140 330,110 352,60 350,30! 400,90 424,150 420,220 462,200 486,160 476,90! 530,160 548,240 530,330 560,300 576,250! 590,900!',
);
const HEART = outline(
  '76,900! 60,720 96,640 116,570 96,490! 146,530 170,500 178,430 158,340! 206,380 232,330 236,250 290,180! 296,230 330,250 372,270 392,330 420,360 446,330 448,270! 484,340 480,430 470,500 500,510 524,480! 546,600 530,720 536,900!',
);
const LICKS = [
  '84,420 106,500 86,600 78,700',
  '172,250 196,320 190,370',
  '130,620 114,690 120,780 140,830',
  '168,520 176,560 156,610',
  '452,400 462,450 440,560 452,620',
  '352,120 372,180 372,230',
  '440,240 456,280 470,330',
  '512,560 520,620 508,660',
  '520,380 524,430 516,470',
  '250,700 240,760 256,800',
  '440,740 450,800 440,840',
];

const TONGUE = outline(
  '396,880! 380,820 398,752! 416,786 424,760 436,716 428,640! 470,684 484,750 470,800 492,780! 496,830 478,880!',
);

export const knightOfWands: Scene = {
  alt: 'A black salamander with yellow spots and a curled tail climbs unharmed through a great fire, whose flames lick up behind its legs; it turns its head aside, with a wand in its jaws whose leaves are still green.',
  draw: () => [
    chatterSky('near', -90, { marks: 'mid', gap: 60 }),
    cut('mid', BLAZE, 6),
    cut('far', HEART, 6),
    LICKS.map((lick, i) => gouge(lick, i % 2 ? 8 : 11)),
    cut('mid', TONGUE, 6),
    gouge('448,860 456,800 452,740', 8),
    fireSalamander([leaf(216, 286, -110, 52), stick([170, 322], [512, 170], 32)], {
      x: 320,
      y: 214,
      turn: -20,
    }),
    field('ink', '40,854 200,846 400,856 560,842', 'mid'),
  ],
};
