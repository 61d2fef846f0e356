import { flat } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke, gouge, stroke } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { tortoise } from './tortoise.ts';

/** Each fruit by its place, and where its stalk leaves the vine. */
const FRUIT = [
  [96, 312, 96, 186],
  [176, 400, 146, 160],
  [200, 264, 214, 148],
  [296, 346, 286, 158],
  [308, 216, 316, 166],
  [396, 286, 392, 200],
  [438, 398, 494, 300],
] as const;
const TENDRILS = ['428,222 450,196 476,200 474,222 456,220', '538,590 560,570 552,546 536,556 544,568'];

export const sevenOfPentacles: Scene = {
  alt: 'A tortoise stretches its neck and looks back and up, in no haste, at a vine that bends over it and bears seven coins like fruit.',
  draw: () => [
    chatterSky('sky', outward(216, 600), { marks: 'far', gap: 110 }),
    field('far', '40,600 200,560 400,590 560,540', 'mid', 4, 90),
    field('mid', '40,690 300,650 560,680'),
    cutStroke(
      'ink',
      '536,890 518,740 540,580 518,400 444,240 320,164 190,146 70,206',
      [34, 28, 24, 21, 18, 14, 10, 5],
      [46, 40, 36, 33, 30, 26, 20, 11],
    ),
    gouge('526,800 510,720 534,580 510,410 438,250 330,172', 7, 'far'),
    TENDRILS.map((tendril) => stroke('ink', tendril, [8, 7, 6, 5, 3])),
    toTriples('456,250,-60 400,200,-70 350,176,-86 256,150,-100 180,146,-110 100,186,-150 74,204,120').map(
      ([x, y, turn]) => leaf(x, y, turn, 78, 'near'),
    ),
    FRUIT.map(([x, y, sx, sy], i) => [
      stroke('ink', `${sx},${sy} ${(sx + x) / 2 + 6},${(sy + y - 46) / 2} ${x},${y - 46}`, [8, 6, 6]),
      pentacle(x, y, 0.62, ((i * 13) % 20) - 8),
    ]),
    field('near', '40,806 200,790 400,800 560,784', 'far', 4, 90),
    flat('ink', lens([70, 832], [520, 836], 20)),
    tortoise({ x: 32, y: 40, size: 0.94 }),
    tuft(250, 856, 60, 'ink'),
    tuft(440, 830, 50, 'ink'),
  ],
};
