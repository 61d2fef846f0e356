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
  '366,676,40 330,650,31 290,640,28 246,642,25',
  '368,690,40 330,680,31 288,676,28 240,678,25',
  '368,706,40 332,708,31 292,712,28 250,716,25',
].map(limb);
const CLAWS = [
  '252,640,24 214,640,22 184,660,15 170,694,4',
  '246,676,24 210,680,22 184,704,15 176,738,4',
  '256,714,24 224,724,21 204,748,14 202,778,4',
].map(limb);

/** The hind toe of an eagle's foot, behind the grip at x 300. */
export const hindToe: Art = [joined('glow', [limb('352,716,36 316,746,28 282,748,22')], 5, 'ink')];

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
  joined('ink', CLAWS, 5),
  ['244,636 212,640 188,662', '238,672 208,680 188,704', '248,712 222,724 208,746'].map((shine) =>
    gouge(shine, 5),
  ),
  TOES.map((toe) => joined('glow', [toe], 5, 'ink')),
  [0, 1, 2].map((row) =>
    times(3, (i) =>
      gouge(
        `${330 - i * 28},${638 + row * 31 - i * 3} ${324 - i * 28},${649 + row * 31 - i * 2} ${328 - i * 28},${660 + row * 31 - i}`,
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
