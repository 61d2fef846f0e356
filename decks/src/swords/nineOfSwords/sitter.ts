import { fill, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

export const QUILT =
  'M92 900V802C150 776 220 788 270 776C304 736 340 700 384 698C420 706 430 800 470 812L560 818V900Z';

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

/** A hand laid over a face, seen from its back: the wrist at 0,0, the fingers up in the hair, the thumb to the left. */
const coveringHand: Art = [
  ...(
    [
      ['-16,-44 -20,-76 -15,-98', [15, 15, 11]],
      ['-4,-46 -5,-84 0,-108', [15, 15, 11]],
      ['9,-44 10,-82 16,-104', [15, 15, 11]],
      ['20,-38 24,-68 29,-88', [14, 13, 10]],
    ] as const
  ).map(([points, widths]) => limb('skinFair', points, widths, 'skinEdge', 1.8)),
  fill('skinFair', 'M-17 10C-20 -16 -28 -38 -23 -56C-10 -64 18 -60 27 -46C27 -28 18 -10 17 10Z', {
    edge: 'none',
  }),
  line('M-17 10C-20 -16 -28 -38 -24 -54M26 -46C27 -28 18 -10 17 10', 1.8, 'skinEdge'),
  limb('skinFair', '-13,-14 -30,-34 -38,-56', [20, 16, 11], 'skinEdge', 1.8),
  line('M-10 -46q1 -8 0 -14M3 -48q2 -8 3 -14M15 -45q3 -7 5 -12', 1.4, 'skinEdge', 0.6),
];

/** The back is bent, and the neck bows forward out of the collar. */
export const body: Art = [
  fill(
    'light',
    'M108 812C100 730 116 630 160 576C188 544 226 532 256 546C280 560 288 590 280 630C272 690 282 760 290 812Z',
  ),
  graven('148,612 126,690 128,780', 5, 'shade'),
  graven('176,640 156,710 160,786', 5, 'shade'),
  graven('216,690 206,740 212,790', 5, 'shade'),
];

/** The head sunk into both hands, and the elbows on the knees. */
export const grief: Art = [
  sleevedArm({ joints: '262,610 396,716 333,612', hand: 'hidden' }, 'linen', 'skinFair', 'linen', 1.15),
  put(coveringHand, { x: 336, y: 632, turn: 6, size: 0.96 }),
  put(
    [
      profile({ skin: 'skinFair', hair: 'hairFair', mood: 'sad' }),
      fill('hairFair', 'M-6 -30C10 -16 4 18 -8 40C-24 52 -46 40 -48 10C-46 -14 -24 -34 -6 -30Z', {
        edge: 'none',
      }),
      limb('hairFair', '-34,-34 -62,24 -56,92 -16,150', [72, 68, 50, 6]),
      graven('4,-34 2,10 -20,52', 4),
      graven('-20,-30 -22,14 -38,50', 4),
      graven('-52,4 -62,60 -26,132', 4),
      graven('-26,-40 -44,20 -44,70', 5, 'ink', 0.35),
      graven('-66,0 -78,50 -52,112', 5, 'ink', 0.35),
    ],
    { x: 284, y: 560, size: 0.94, turn: 46 },
  ),
  sleevedArm({ joints: '226,622 334,756 300,622', hand: 'hidden' }, 'light', 'skinFair', 'linen', 1.25),
  put(coveringHand, { x: 303, y: 646, turn: 16, size: 1.02 }),
];
