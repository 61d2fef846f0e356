import { clipped, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints, type Point } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { sword } from '../objects.ts';

const LEG = limb('360,690,54 384,714,46 424,752,40 470,796,44 530,856,60');
const TROUSERS = outline(
  '430,834! 440,806 436,790! 462,792 474,768! 486,764 500,740! 536,770 570,810! 590,900! 430,900!',
);
const TOES = [
  '366,684,38 346,652,32 318,636,29 284,632,28 262,636,26 248,646,22',
  '366,692,38 340,689,32 310,686,30 276,686,28 252,690,26 238,700,22',
  '366,700,38 348,728,32 320,742,30 288,743,28 264,747,26 250,757,22',
].map(limb);
/** Each goes on where its toe ends, and bends back to the grip. */
const CLAWS = ['250,646', '240,700', '252,757'].map((base) => {
  const [[x, y] = [0, 0]] = toPoints(base);
  const at = (dx: number, dy: number, width: number) => `${x + dx},${y + dy},${width}`;
  return limb([at(4, -3, 17), at(-15, 8, 18), at(-23, 25, 14), at(-16, 41, 9), at(2, 49, 2)].join(' '));
});
/** The scales across each toe, from its root to its end. */
const SCALES: Point[][] = [
  [
    [330, 628],
    [304, 623],
    [278, 622],
  ],
  [
    [328, 676],
    [302, 676],
    [276, 677],
  ],
  [
    [330, 728],
    [306, 732],
    [282, 733],
  ],
];

/** A sword whose grip is longer than that of the others, so that all toes have room on it. */
export const grippedSword: Art = [
  clipped(boxPath(0, 0, 600, 680), sword(300, 452, 2.7)),
  keyed('accent', boxPath(278, 620, 44, 160), 4),
  keyed('glow', circlePath(300, 800, 26), 5),
];

/** The hind toe of an eagle's foot, which presses against a grip at x 300 from the right. */
export const hindToe: Art = [
  joined('ink', [limb('356,768,22 346,786,18 330,796,12 310,792,3')], 5),
  joined('glow', [limb('368,706,36 374,734,32 370,756,28 358,770,22')], 5, 'ink'),
];

/** An eagle's foot whose toes close round a grip at (300, 690), and its leg down to the right as far as (560, 900). */
export const talon: Art = [
  joined('glow', [LEG, ...TOES], 5, 'ink'),
  CLAWS.map((claw) => joined('ink', [claw], 4)),
  SCALES.map((toe) => toe.map(([x, y]) => gouge(`${x},${y} ${x - 6},${y + 9} ${x - 4},${y + 19}`, 5, 'ink'))),
  times(4, (i) =>
    gouge(
      `${384 + i * 19},${732 + i * 20} ${398 + i * 19},${724 + i * 20} ${410 + i * 19},${708 + i * 20}`,
      7,
      'ink',
    ),
  ),
  joined('ink', [TROUSERS], 6),
  combed('446,810 470,850 490,890', '490,764 530,800 560,850', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 34,
  }),
];
