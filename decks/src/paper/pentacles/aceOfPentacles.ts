import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, joined, stroke } from '../lino/cut.ts';
import { limb } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';

/** Two roots that come out of the stem, wind over the rim of the coin and meet below it. */
const CLASPS = [
  '300,536,26 272,546,15 232,554,12 204,584,11 178,604,10 174,640,10 160,676,9 172,714,10 176,744,10 208,768,11 238,800,13 272,808,16 300,832,24',
  '300,536,26 326,548,15 362,560,12 394,580,11 416,614,10 432,650,10 426,690,9 434,722,10 412,756,10 384,782,11 352,796,13 326,812,16 300,832,24',
];

export const aceOfPentacles: Scene = {
  alt: 'A great coin lies in the dark earth like a seed and sends down a root that branches; above it a young plant with four leaves and a flower grows into the light.',
  draw: () => [
    plainSky('near'),
    beams(300, 206, 110, 520, 28, 'mid', 26),
    beams(300, 206, 110, 330, 28, 'sky', 12),
    field('far', '40,470 180,440 320,476 560,430', 'near'),
    field('mid', '40,520 200,500 400,510 560,490', 'far'),
    field(
      'ink',
      [
        [40, 560],
        [180, 530],
        [300, 524],
        [420, 530],
        [560, 560],
      ],
      'mid',
      0,
      40,
    ),
    cutStroke('accent', '300,620 302,480 296,360 300,250', [22, 19, 15, 11], [33, 30, 25, 20]),
    mirrored([leaf(302, 460, -30, 210, 'mid'), leaf(300, 350, -48, 130, 'mid')]),
    blossom(300, 206, 88),
    mirrored([
      stroke('light', '298,806 240,822 170,800 84,812', [14, 10, 6, 2]),
      stroke('light', '190,806 150,780 100,770', [6, 4, 2]),
      stroke('light', '298,822 246,848 180,846 110,872', [12, 8, 5, 2]),
      stroke('light', '299,840 276,860 254,884', [10, 7, 3]),
      tuft(150, 552, 44),
    ]),
    pentacle(300, 672, 1.4),
    // Two more clasp the coin and meet below it.
    joined('light', CLASPS.map(limb), 4, 'ink'),
    // One root goes straight down.
    stroke('light', '300,818 301,850 298,890', [22, 20, 8]),
    stroke('accent', '301,500 300,526 300,546', [19, 18, 6]),
  ],
};
