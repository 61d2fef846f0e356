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
    '196,680,76 256,620,54 214,560,44 120,546,40 76,496,38 92,444,36 126,436,34',
    '240,626 206,570 124,556 84,500',
  ),
  flamingoBody({ x: 126, y: 704, size: 1.1 }),
  // The neck and the breast are one.
  flat('accent', limb('176,700,40 216,664,66 252,624,53')),
  flamingoHead({ x: 140, y: 424, size: 1.24 }),
];

const BREAST = outline('300,640 346,668 386,716 394,780 384,830! 216,830! 206,780 214,716 254,668');

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
