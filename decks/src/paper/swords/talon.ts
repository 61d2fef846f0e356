import type { Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const LEG = limb('360,690,58 404,724,46 440,772,50 456,820,60');
const TROUSERS = outline(
  '398,770! 420,778 440,758 466,754 482,736! 530,780 566,850 576,900! 390,900! 380,860 404,820!',
);
const TOES = [
  '374,676,40 348,650,38 322,636,32 286,638,35 266,652,25',
  '378,692,40 346,678,38 312,672,32 274,678,35 252,694,25',
  '376,704,40 348,708,38 318,710,32 284,718,35 264,736,25',
].map(limb);
/** They hook round the far edge of the grip and end behind it. */
const CLAWS = [
  '270,644,26 246,650,26 230,668,20 240,688,12 262,694,4',
  '256,686,26 230,696,26 216,718,20 228,740,12 254,746,4',
  '268,728,26 244,740,26 234,762,20 248,784,12 276,788,4',
].map(limb);

/** The hind toe of an eagle's foot, behind the grip at x 300. */
export const hindToe: Art = [
  joined('glow', [limb('352,716,36 316,746,28 282,748,22')], 5, 'ink'),
  CLAWS.map((claw) => joined('ink', [claw], 5)),
  ['256,652 240,662 236,676', '240,698 226,712 224,726', '254,742 244,756 244,768'].map((shine) =>
    gouge(shine, 5),
  ),
];

/** An eagle's foot whose toes close round a grip at (300, 700), and its leg down to the right as far as (480, 900). */
export const talon: Art = [
  joined('glow', [LEG], 5, 'ink'),
  times(3, (i) =>
    gouge(
      `${384 + i * 17},${738 + i * 22} ${406 + i * 16},${730 + i * 21} ${424 + i * 15},${712 + i * 22}`,
      7,
      'ink',
    ),
  ),
  TOES.map((toe) => joined('glow', [toe], 5, 'ink')),
  [0, 1, 2].map((row) =>
    times(3, (i) =>
      gouge(
        `${342 - i * 24},${632 + row * 35 - i * 3} ${334 - i * 24},${644 + row * 35 - i * 2} ${338 - i * 24},${657 + row * 35 - i * 2}`,
        6,
        'ink',
      ),
    ),
  ),
  joined('ink', [TROUSERS], 6),
  combed('400,776 404,820 400,880', '456,760 500,810 540,880', {
    role: 'far',
    rows: 5,
    width: 8,
    length: 34,
  }),
];
