import { type Art, fill, flat, line, put } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { bearingHand } from '../figure/holds.ts';
import { profile } from '../figure/profile.ts';
import { bricks, sailingShip } from '../primitives/buildings.ts';
import { hill, peaks, water } from '../primitives/land.ts';
import { crescent, disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const twoOfWands: Scene = {
  alt: 'A traveller in a red cap stands on a battlement between two planted staffs, a globe on one open palm and the other hand on a staff, and looks out over the sea to ships and a far shore.',
  draw: (chance) => [
    sky(chance),
    crescent(400, 200, 40, -20),
    peaks(516, [
      [350, 60, 60],
      [520, 90, 120],
      [440, 70, 90],
    ]),
    hill(524, 8, 'far', 1),
    water(540, 4, 11),
    water(566, 5, 17),
    water(620, 10, 25),
    sailingShip(404, 604, 0.36, 'glow'),
    sailingShip(518, 690, 0.62),
    wand(100, 560, 2.2),
    cloak,
    traveller,
    parapet,
  ],
};

const cloak: Art = [
  limb('clothDark', '200,446 150,560 128,700 112,860', [70, 140, 176, 200]),
  graven('150,500 112,640 84,800', 6),
  graven('176,520 146,660 130,840', 6),
];

const globe: Art = [
  disc('linen', 0, -50, 54),
  fill(
    'leaf',
    'M-34 -84C-8 -98 14 -86 4 -66C-12 -52 -46 -56 -34 -84ZM4 -40C20 -54 44 -44 36 -24C20 -8 -4 -18 4 -40ZM-36 -36C-28 -40 -20 -34 -22 -24C-28 -20 -36 -26 -36 -36Z',
    { width: 1.4 },
  ),
  flat('ink', 'M30 -94A54 54 0 0 1 -20 0A60 60 0 0 0 30 -94Z', 0.3),
  line('M-53 -58Q0 -34 53 -58M-8 -103Q22 -50 -8 3', 1.6),
  line('M0 -112V-104M0 4V12', 5, 'metal'),
];

const traveller: Art = [
  actor({
    skin: 'skinBrown',
    head: [
      profile({
        skin: 'skinBrown',
        hair: 'hairBlack',
        beard: 'pointed',
        nose: 'hooked',
        eyes: 'open',
        mood: 'intent',
      }),
      put(HATS.scholarCap, { x: -14, y: -2, turn: -10 }),
    ],
    headAt: { x: 230, y: 352, size: 0.84, turn: -4 },
    spine: '212,446 206,540 214,660',
    girth: [92, 140, 108],
    cloth: 'wine',
    hem: [
      [136, 800],
      [304, 800],
    ],
    limbs: 1.3,
    farArm: { joints: '240,462 358,494 452,500', holds: wand(0, 60, 2.2), turn: -14 },
    nearArm: { joints: '206,476 208,626 314,636', hand: 'hidden' },
  }),
  put(globe, { x: 334, y: 616 }),
  bearingHand('skinBrown', { x: 330, y: 618, size: 1.2, turn: -6 }),
  graven('198,500 202,560 218,600', 5),
  graven('160,520 152,580 162,640', 5),
  graven('256,500 268,560 266,640', 4),
  graven('160,690 146,730 142,768', 5),
];

const parapet: Art = [
  times(4, (i) => [
    fill('stone', boxPath(36 + i * 150, 716, 96, 60)),
    flat('stoneDark', boxPath(36 + i * 150, 716, 96, 14), 0.5),
  ]),
  fill('stone', boxPath(36, 770, 528, 22)),
  flat('stoneDark', boxPath(36, 790, 528, 110)),
  bricks(792),
];
