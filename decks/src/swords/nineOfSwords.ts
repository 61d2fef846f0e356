import { type Art, clipped, fill, flat, line, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { crescent, star } from '../primitives/lights.ts';
import { flower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night, knees drawn up and face hidden in both hands; nine swords hang on pegs in the wall above; the moon shines in on back and bed, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    wall,
    times(9, (i) => [
      sword(hungAt(i), 160 + i * 35.5, 1.04, i % 2 ? 90 : -90),
      pegs(hungAt(i), 167 + i * 35.5),
    ]),
    put(moonlitWindow, { x: -342, y: -90 }),
    fill('wood', 'M52 610Q76 576 104 610V900H52Z'),
    fill('woodDark', 'M104 650H128V800H104Z'),
    fill('linen', 'M96 776C100 690 176 690 200 776Z'),
    graven('112,756 136,716 168,712', 4, 'shade'),
    sitter,
    fill('cloth', QUILT),
    clipped(QUILT, patches),
    graven('352,704 330,760 290,806', 7, 'ink', 0.5),
    graven('372,700 404,760 412,880', 7, 'ink', 0.5),
    flat('light', 'M174 470L548 812V900H160L84 606V566Z', 0.12),
    graven('182,646 158,700 148,772', 7, 'light', 0.9),
  ],
};

/** A window with the moon in it, and its light on the wall. */
const moonlitWindow: Art = [
  fill('stoneDark', 'M408 706V580C408 508 528 508 528 580V706Z'),
  fill('sky', 'M420 698V582C420 524 516 524 516 582V698Z', { width: 1.8 }),
  crescent(474, 596, 26, -20),
  star(438, 640, 7),
  star(496, 656, 9),
  line('M468 538V698M420 632H516', 5, 'stoneDark'),
  fill('stone', 'M400 700H536V714H400Z', { width: 1.8 }),
];

/** The middle of each sword: they point left and right by turns, and no hilt hides the next. */
const hungAt = (i: number): number => [350, 286, 306, 330][i % 4] ?? 0;

/** The joints of the stones in the wall. */
const wall: Art = times(9, (i) =>
  line(
    `M40 ${120 + i * 68}H560M${i % 2 ? 110 : 180} ${120 + i * 68}v68M${i % 2 ? 500 : 430} ${120 + i * 68}v68`,
    1.6,
    'gloomLight',
  ),
);

/** Two pegs in the wall, on which a blade lies. */
const pegs = (x: number, y: number): Art =>
  [-52, 52].map((dx) => fill('metalDark', boxPath(x + dx - 4, y, 8, 9), { width: 1.2 }));

const QUILT =
  'M92 900V802C150 776 220 788 270 776C300 720 336 676 372 690C414 708 430 800 470 812L560 818V900Z';

const patches: Art = times(6, (row) =>
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

const sitter: Art = [
  sleevedArm({ joints: '250,640 350,700 306,654', hand: 'hidden' }, 'linen', 'skinFair', 'linen', 1.2),
  put(coveringHand, { x: 300, y: 656, turn: 12, size: 0.8 }),
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
  sleevedArm({ joints: '222,664 322,736 278,658', hand: 'hidden' }, 'light', 'skinFair', 'linen', 1.2),
  put(coveringHand, { x: 276, y: 660, turn: 20, size: 0.86 }),
];
