import { type Art, clipped, fill, flat, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { star } from '../primitives/lights.ts';
import { flower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const nineOfSwords: Scene = {
  alt: 'Somebody sits up in bed at night, knees drawn up and face hidden in both hands; nine swords hang in a rack in the dark above, and roses are sewn on the quilt.',
  draw: (chance) => [
    sky(chance, { stars: 8 }),
    flat('gloom', boxPath(40, 30, 520, 870)),
    times(9, (i) => sword(310 + (i % 2 ? 24 : -24), 156 + i * 40, 1.24, -90)),
    fill('wood', 'M52 610Q76 576 104 610V900H52Z'),
    fill('woodDark', 'M104 650H128V800H104Z'),
    fill('linen', 'M96 776C100 690 176 690 200 776Z'),
    graven('112,756 136,716 168,712', 4, 'shade'),
    sitter,
    fill('cloth', QUILT),
    clipped(QUILT, patches),
    graven('352,704 330,760 290,806', 7, 'ink', 0.5),
    graven('372,700 404,760 412,880', 7, 'ink', 0.5),
  ],
};

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

const sitter: Art = [
  sleevedArm(
    {
      joints: '250,640 352,694 330,606',
      hand: 'open',
      turn: -112,
      flip: false,
    },
    'linen',
    'skinFair',
    'linen',
    1.2,
  ),
  limb('light', '216,634 190,710 196,800', [98, 138, 150]),
  graven('170,660 156,720 164,780', 5, 'shade'),
  graven('200,690 190,740 200,784', 5, 'shade'),
  put(
    [
      limb('hairFair', '-30,-30 -62,30 -76,120 -60,190', [80, 76, 58, 8]),
      profile({ skin: 'skinFair', hair: 'hairFair', brow: 'sad' }),
      graven('-56,10 -72,70 -74,140', 4),
    ],
    { x: 264, y: 566, size: 0.86, turn: 34 },
  ),
  sleevedArm(
    {
      joints: '222,664 316,728 306,628',
      hand: 'open',
      turn: -104,
      flip: false,
    },
    'light',
    'skinFair',
    'linen',
    1.2,
  ),
];
