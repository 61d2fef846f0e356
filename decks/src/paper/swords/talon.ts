import { clipped, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints, toTriples, type Point } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { sword } from '../objects.ts';

const LEG = limb('360,690,54 396,716,48 416,762,42 420,820,44 420,900,56');
/** The feathers that cover the leg down to its foot: each by its middle, its tip and its lean. */
const TROUSERS = toTriples('384,812,-10 466,804,12 398,788,-6 446,780,8 422,764,2');
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

/** An eagle's foot whose toes close round a grip at (300, 690), and its leg straight down to (420, 900). */
export const talon: Art = [
  joined('glow', [LEG, ...TOES], 5, 'ink'),
  CLAWS.map((claw) => joined('ink', [claw], 4)),
  SCALES.map((toe) => toe.map(([x, y]) => gouge(`${x},${y} ${x - 6},${y + 9} ${x - 4},${y + 19}`, 5, 'ink'))),
  times(3, (i) =>
    gouge(
      `${388 + i * 5},${740 + i * 15} ${408 + i * 4},${744 + i * 14} ${430 + i * 3},${734 + i * 14}`,
      7,
      'ink',
    ),
  ),
  joined(
    'ink',
    TROUSERS.map(([x, tip, lean]) =>
      outline(
        `${x - 22},900! ${x - 26},850 ${x - 18 + lean},${tip + 26} ${x + lean},${tip}! ${x + 18 + lean},${tip + 26} ${x + 26},850 ${x + 22},900!`,
      ),
    ),
    6,
  ),
  TROUSERS.map(([x, tip, lean]) =>
    gouge(`${x + lean},${tip + 18} ${x + lean * 0.6},${tip + 44} ${x},${tip + 78}`, 8, 'far'),
  ),
];
