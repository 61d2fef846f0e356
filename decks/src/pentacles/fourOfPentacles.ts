import { type Art, eachRow, fill, flat, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { enthroned } from '../figure/enthroned.ts';
import { closedOver } from '../figure/holds.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { pentacle } from '../suits/objects.ts';

export const fourOfPentacles: Scene = {
  alt: 'A crowned miser sits on a stone bench before a city with a coin on the crown, one clutched to the breast with both arms and one flat under each foot.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    eachRow(
      [
        [90, 640, 60, 170],
        [160, 640, 70, 270],
        [236, 640, 54, 180],
        [370, 640, 60, 200],
        [440, 640, 70, 300],
        [516, 640, 60, 180],
      ],
      (x, y, w, h) => tower(x, y, w, h, 'far', 'mid'),
    ),
    windows,
    hill(640, 6, 'mid', 1),
    tiles(730, 'stone', 'stoneDark'),
    put(
      [
        seat,
        standing(206, 816, 84),
        standing(394, 816, 84),
        lyingCoin(206, 800, 1.24),
        lyingCoin(394, 800, 1.24),
        pentacle(300, 178, 0.48),
        miser,
        [206, 394].map((x) =>
          put(fill('woodDark', 'M-28 0C-28 -32 26 -32 28 0C30 10 -30 10 -28 0Z', { width: 2 }), {
            x,
            y: 778,
            size: 0.9,
          }),
        ),
        clasp,
      ],
      { y: 26 },
    ),
  ],
};

/** Some windows of the city are lit. */
const windows: Art = eachRow(
  [
    [82, 530],
    [152, 430],
    [174, 500],
    [232, 520],
    [372, 500],
    [428, 400],
    [452, 470],
    [430, 540],
    [508, 520],
    [520, 580],
  ],
  (x, y) => fill('glow', `M${x - 6} ${y + 18}V${y}a6 7 0 0 1 12 0V${y + 18}Z`, { width: 1.2 }),
);

/** A plain block of stone, wider than he is. */
const seat: Art = [
  flat('ink', boxPath(70, 792, 460, 16), 0.4),
  fill('stoneDark', boxPath(92, 596, 416, 204)),
  fill('stone', 'M104 560H496L520 598H80Z'),
  graven('110,640 112,700 108,780', 5),
  graven('490,640 488,700 492,780', 5),
];

const SKIN = 'skinFair';

const miser: Art = enthroned({
  place: { x: 300, y: 524, size: 0.96 },
  look: {
    shape: 'square',
    skin: SKIN,
    hair: 'hairBrown',
    cut: 'short',
    beard: 'moustache',
    nose: 'long',
    eyes: 'open',
    brow: 'stern',
    mouth: 'firm',
    turn: 0.7,
  },
  wears: 'squareCrown',
  robe: 'wine',
  panel: 'straw',
  mantle: 'wineDark',
  collar: 'fur',
});

/** The coin before his breast, with an arm round either side and both hands over its rim. */
const clasp: Art = [
  pentacle(300, 438, 0.94),
  eachRow(
    [
      [-1, 46],
      [1, -46],
    ],
    (side, turn) => [
      sleevedArm(
        {
          joints: [
            [300 + side * 52, 366],
            [300 + side * 134, 474],
            [300 + side * 66, 500],
          ],
          hand: 'hidden',
        },
        'wine',
        SKIN,
        'light',
        1.02,
      ),
      closedOver(SKIN, { x: 300 + side * 58, y: 494, turn, size: 1.06, flip: side > 0 }),
    ],
  ),
];
