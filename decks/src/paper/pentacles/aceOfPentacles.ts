import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, tuft } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';

export const aceOfPentacles: Scene = {
  alt: 'A great coin lies in the dark earth like a seed and sends roots down; above it a young plant with four leaves and a flower grows into the light.',
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
      stroke('light', '218,700 150,712 100,744 52,752', [11, 8, 5, 2]),
      stroke('light', '214,680 150,670 96,684 50,676', [9, 7, 5, 2]),
      stroke('light', '150,712 120,760 70,806', [6, 5, 2]),
      stroke('light', '100,684 74,706 48,712', [5, 4, 2]),
      stroke('light', '190,796 170,840 120,870', [6, 5, 2]),
      stroke('light', '250,730 220,790 200,860', [16, 10, 2]),
      stroke('light', '282,750 270,810 262,866', [14, 9, 2]),
      stroke('light', '224,782 190,796 150,830', [8, 7, 2]),
      tuft(150, 552, 44),
    ]),
    pentacle(300, 686, 1.58),
    cut('ink', 'M290 574L304 560L296 548L308 534L322 544L312 560L320 580L306 620L294 604Z', 3),
  ],
};
