import { outdoorPage } from '../courts/page.ts';
import { type Art, eachRow, fill, flat, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { heldAt, sword } from '../suits/objects.ts';

export const pageOfSwords: Scene = {
  alt: 'A page in a grey hood, a torn red cape blown out behind, strides over stony ground with a sword in both hands and looks back at wheeling birds.',
  draw: (chance) =>
    outdoorPage(chance, {
      suit: 'swords',
      stance: [276, 190],
      figure: [
        cape,
        actor({
          skin: 'skinBrown',
          head: put(profile({ skin: 'skinBrown', eyes: 'open', hood: 'steelDark' }), { flip: true }),
          headAt: { x: 282, y: 352, size: 0.74, turn: 4 },
          spine: '284,436 280,510 270,612',
          girth: [76, 116, 80],
          cloth: 'cloth',
          hem: [
            [190, 690],
            [346, 684],
          ],
          hose: 'sage',
          limbs: 0.98,
          farLeg: {
            joints: '296,640 372,712 386,826',
          },
          nearLeg: {
            joints: '252,640 206,740 130,822',
            foot: 14,
          },
          farArm: {
            joints: '306,456 364,520 424,470',
            holds: heldAt(sword, 70, 1.5, 14),
            turn: 14,
          },
          nearArm: {
            joints: '270,462 320,572 412,512',
            turn: 14,
          },
        }),
      ],
      beside: [
        stones,
        eachRow(
          [
            [106, 352],
            [150, 250],
            [212, 196],
            [196, 312],
          ],
          (x, y) => line(`M${x - 40} ${y - 10}q24 -18 40 12q14 -30 40 -14`, 5, 'light'),
        ),
      ],
    }),
};

/** Pinned at the neck and blown out in folds; its edge is torn. */
const cape: Art = [
  fill(
    'wine',
    'M300 424C262 416 220 430 178 420C130 410 98 420 62 398C68 424 82 436 96 446L74 462C92 480 104 492 110 508L88 528C112 536 126 552 130 570L116 594C164 582 214 596 268 566Z',
  ),
  flat(
    'wineDark',
    'M268 470C214 456 160 486 96 446L74 462C92 480 104 492 110 508C164 528 214 508 268 520Z',
    0.75,
  ),
  graven('290,436 200,450 84,418', 5),
  graven('280,470 196,486 100,474', 5),
  graven('274,520 206,530 112,520', 5),
  graven('270,552 206,562 134,578', 5),
];

/** Rough ground: stones with a lit side, and grass bent by the wind. */
const stones: Art = [
  eachRow(
    [
      [86, 858, 1],
      [500, 850, 1.3],
      [268, 874, 0.8],
      [440, 872, 0.7],
    ],
    (x, y, size) =>
      put(
        [
          fill('stoneDark', 'M-44 8L-34 -18L-8 -30L24 -22L44 8Z', { width: 2 }),
          flat('stone', 'M-34 -18L-8 -30L2 -10L-22 -2Z'),
        ],
        { x, y, size },
      ),
  ),
  eachRow(
    [
      [166, 862],
      [378, 868],
      [536, 820],
    ],
    (x, y) =>
      line(
        `M${x} ${y}q-10 -22 -34 -26M${x + 8} ${y}q-4 -26 -24 -38M${x + 14} ${y}q2 -18 -8 -30`,
        2,
        'line',
        0.7,
      ),
  ),
];
