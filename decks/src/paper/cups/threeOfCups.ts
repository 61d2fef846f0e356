import { flat, mirrored } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { flamingoBody, flamingoHead, flamingoNeck } from './flamingo.ts';

/** The dancer on the left, but for the cup on its head. */
const dancer = [
  flamingoNeck(
    '150,700,90 200,628,58 196,566,46 128,540,40 80,494,38 92,444,36 126,436,34',
    '188,616 184,572 122,550 84,500',
  ),
  flamingoBody({ x: 96, y: 716, size: 1.06 }),
  // The neck and the breast are one.
  flat('accent', limb('150,740,60 150,708,84 176,674,84 198,632,57')),
  flamingoHead({ x: 140, y: 424, size: 1.24 }),
];

const BREAST = outline('300,624 346,660 378,714 388,780 410,830! 190,830! 212,780 222,714 254,660');

export const threeOfCups: Scene = {
  alt: 'Three red flamingos stand close together in shallow water with curved necks, two face to face and the tallest between them, and each balances a golden cup on its head; flowers grow on the bank.',
  draw: () => [
    chatterSky('far', outward(300, 300), { marks: 'sky', foot: 560 }),
    beams(300, 300, 120, 560, 26, 'light', 20),
    lake(560, 'mid', 'light'),
    mirrored(dancer),
    // The tallest stands before the two, its breast towards us.
    joined(
      'accent',
      [BREAST, limb('300,700,90 296,640,62 276,560,48 322,470,42 318,400,38 272,364,36 268,336,34')],
      7,
    ),
    gouge('280,640 266,560 308,470 306,410', 6),
    mirrored(combed('318,680 352,730 356,790', '304,700 312,750 312,800', { rows: 4, width: 8, length: 32 })),
    flamingoHead({ x: 290, y: 322, size: 1.24 }),
    cup(296, 192, 0.98),
    cup(142, 296, 0.98, -4),
    cup(458, 296, 0.98, 4),
    field('near', '40,804 200,790 400,796 560,784', 'mid'),
    toPoints('70,850 180,866 420,866 530,850').map(([x, y], i) => [
      leaf(x, y, -150 + i * 10, 76, 'mid'),
      leaf(x, y, -50 + i * 10, 76, 'mid'),
      blossom(x, y - 6, 40, i % 2 ? 'accent' : 'light'),
    ]),
  ],
};
