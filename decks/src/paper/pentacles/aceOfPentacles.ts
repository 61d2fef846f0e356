import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, cutStroke, stroke } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf, sprig, tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { tree } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';

export const aceOfPentacles: Scene = {
  alt: 'A great coin lies in the dark earth like a seed and sends roots down; above it a young plant with four leaves and a flower grows between two trees with tendrils on their trunks.',
  draw: () => [
    chatterSky('sky', outward(300, 300), { marks: 'far' }),
    beams(300, 260, 110, 400, 26, 'far', 18),
    mirrored(tree({ x: 110, y: 520, size: 0.9 }, 'mid', 'near')),
    field(
      'far',
      [
        [40, 500],
        [300, 520],
        [560, 500],
      ],
      'near',
    ),
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
    cutStroke('accent', '300,620 302,500 296,400 300,290', [16, 14, 11, 8], [26, 24, 20, 16]),
    mirrored([leaf(302, 470, -32, 150, 'mid'), leaf(300, 390, -50, 96, 'mid')]),
    blossom(300, 252, 66),
    mirrored([
      stroke('light', '218,700 150,712 100,744 52,752', [11, 8, 5, 2]),
      stroke('light', '214,680 150,670 96,684 50,676', [9, 7, 5, 2]),
      stroke('light', '150,712 120,760 70,806', [6, 5, 2]),
      stroke('light', '100,684 74,706 48,712', [5, 4, 2]),
      stroke('light', '190,796 170,840 120,870', [6, 5, 2]),
      stroke('light', '250,730 220,790 200,860', [16, 10, 2]),
      stroke('light', '282,750 270,810 262,866', [14, 9, 2]),
      stroke('light', '224,782 190,796 150,830', [8, 7, 2]),
      sprig('132,530 92,490 128,450 96,410 120,376', 8, 38, 'near'),
      tuft(190, 538, 40),
    ]),
    pentacle(300, 660, 1.3),
    cut('ink', 'M292 574L304 562L298 552L308 540L320 548L312 562L318 578L306 606L296 596Z', 3),
  ],
};
