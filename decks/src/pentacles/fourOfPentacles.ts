import { type Art, eachRow, fill, flat, put } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { enthroned } from '../figure/enthroned.ts';
import { grip } from '../figure/grip.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const fourOfPentacles: Scene = {
  alt: 'A crowned miser sits on a stone bench before a city with a coin on the crown, one clasped in both hands and one under each foot.',
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
    hill(640, 6, 'mid', 1),
    tiles(730, 'stone', 'stoneDark'),
    seat,
    standing(240, 862, 66),
    standing(360, 862, 66),
    pentacle(244, 822, 0.46),
    pentacle(356, 822, 0.46),
    pentacle(300, 184, 0.5),
    miser,
    [246, 354].map((x) =>
      put(fill('woodDark', 'M-28 0C-28 -30 26 -30 28 0C30 10 -30 10 -28 0Z', { width: 2 }), { x, y: 780 }),
    ),
    clasp,
  ],
};

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
    beard: 'short',
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

/** The coin before his breast, in the grip of both hands. */
const clasp: Art = [
  sleevedArm({ joints: '252,370 166,462 226,506', hand: 'hidden' }, 'wine', SKIN, 'trim', 1.02),
  sleevedArm({ joints: '348,370 434,462 374,506', hand: 'hidden' }, 'wine', SKIN, 'trim', 1.02),
  grip(
    SKIN,
    { x: 238, y: 508, turn: 26, size: 1.12 },
    put(grip(SKIN, { x: 124, y: 0, turn: -26, size: 1.12, flip: true }, pentacle(-62, -34, 0.82)), {}),
  ),
];
