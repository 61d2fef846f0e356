import { fill, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

export const QUILT =
  'M92 900V802C150 776 220 788 270 776C300 720 336 676 372 690C414 708 430 800 470 812L560 818V900Z';

export const patches: Art = times(6, (row) =>
  times(9, (i) => {
    const [x, y] = [98 + i * 54, 650 + row * 46 + (i % 2) * 6];
    const isFlower = (i + row) % 2 === 1;
    return [
      fill(isFlower ? 'wine' : 'clothDark', boxPath(x, y, 50, 42), { width: 1.2 }),
      isFlower ? flower(x + 25, y + 21, 14, 5, 'rose', 'red') : star(x + 25, y + 21, 12, 'glow', 6, 0.45),
    ];
  }),
);

/** A hand laid over the eyes, seen from its back: the wrist at 0,0, the fingers up, the thumb to the left. */
const coveringHand: Art = [
  limb('skinFair', '-12,-12 -28,-34 -30,-58', [20, 16, 12], 'skinEdge', 1.8),
  ...(
    [
      ['-17,-44 -19,-78 -12,-102', [15, 16, 12]],
      ['-5,-46 -5,-84 2,-110', [15, 16, 12]],
      ['8,-44 9,-82 15,-104', [15, 16, 12]],
      ['19,-38 22,-68 26,-88', [14, 14, 11]],
    ] as const
  ).map(([points, widths]) => limb('skinFair', points, widths, 'skinEdge', 1.8)),
  fill('skinFair', 'M-15 4C-20 -16 -28 -38 -23 -56C-10 -64 18 -60 27 -46C27 -28 18 -10 14 4Z', {
    edge: 'none',
  }),
  line('M-14 6C-20 -16 -28 -38 -24 -54M26 -46C27 -28 18 -10 13 6', 1.8, 'skinEdge'),
  line('M-10 -46q1 -8 0 -14M3 -48q2 -8 3 -14M15 -45q3 -7 5 -12', 1.4, 'skinEdge', 0.6),
];

export const sitter: Art = [
  sleevedArm({ joints: '250,640 358,716 318,686', hand: 'hidden' }, 'linen', 'skinFair', 'linen', 1.2),
  put(coveringHand, { x: 308, y: 680, turn: 10, size: 0.8 }),
  limb('light', '216,634 190,710 196,800', [98, 138, 150]),
  graven('170,660 156,720 164,780', 5, 'shade'),
  graven('200,690 190,740 200,784', 5, 'shade'),
  put(
    [
      limb('hairFair', '-30,-30 -62,30 -76,120 -60,190', [80, 76, 58, 8]),
      profile({ skin: 'skinFair', hair: 'hairFair', mood: 'sad' }),
      fill('hairFair', 'M-6 -30C10 -16 4 18 -8 40C-24 52 -46 40 -48 10C-46 -14 -24 -34 -6 -30Z', {
        edge: 'none',
      }),
      graven('4,-34 2,10 -20,52', 4),
      graven('-20,-30 -22,14 -38,50', 4),
      graven('-56,10 -72,70 -74,140', 4),
    ],
    { x: 264, y: 566, size: 0.86, turn: 34 },
  ),
  sleevedArm({ joints: '222,664 326,748 286,682', hand: 'hidden' }, 'light', 'skinFair', 'linen', 1.2),
  put(coveringHand, { x: 284, y: 684, turn: 16, size: 0.84 }),
];
