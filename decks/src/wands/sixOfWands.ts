import { saddle } from '../courts/knight.ts';
import { horse } from '../creatures/horse.ts';
import { type Art, eachRow, fill, line, put, rays } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import type { Hair, Skin } from '../figure/look.ts';
import { posed } from '../figure/posed.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel comes home on a white horse and holds up a staff hung with a wreath; four people and a child beside the way look up and hold staffs.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(353, 353, 40, 500, 34, 0.6),
    hill(660, 10, 'far', 0.8),
    hill(742, 4, 'mid', 1.6),
    eachRow<Parameters<typeof walker>>(
      [
        [146, 756, 'sage', 'skinBrown', 'hairBlack', 0.5],
        [102, 784, 'cloth', 'skinFair', 'hairBrown', 0.5],
        [462, 758, 'cloth', 'skinBrown', 'hairBlack', 0.5],
        [506, 784, 'rose', 'skinOlive', 'hairFair', 0.54],
      ],
      walker,
    ),
    hill(800, 5, 'near', 1.6),
    put(farArm, { x: 250, y: 686, size: 1.2 }),
    standing(250, 852, 180),
    put([mount, rider], { x: 250, y: 686, size: 1.2 }),
    walker(474, 862, 'straw', 'skinDark', 'hairBlack', 0.38),
  ],
};

/** One of the crowd; the staff is held up behind the shoulder, so that it hides no face. */
const walker = (x: number, y: number, cloth: Role, skin: Skin, hair: Hair, size: number): Art => [
  standing(x, y, 74 * size),
  posed({
    place: { x, y, size, flip: x > 300 },
    side: { skin, hair, eyes: 'open' },
    cloth,
    bow: -22,
    farArm: { joints: '-8,-350 -66,-290 -56,-336', holds: wand(0, -60, 2, -3), turn: 20, flip: true },
  }),
];

/** His far arm lifts the staff; the horse's neck stands before its foot. */
const farArm: Art = sleevedArm(
  {
    joints: '4,-152 50,-130 86,-176',
    holds: [wand(0, -14, 1.3), wreath(0, -104, 30, 32, 14, 22)],
    turn: -10,
  },
  'wineDark',
  'skinOlive',
  'trim',
  0.66,
);

const mount: Art = [
  horse({
    gait: 'prance',
    coat: 'light',
    shaded: 'linen',
    mane: 'hairFair',
    cloth: 'sage',
    device: wreath(0, 8, 18, 20, 10, 14),
  }),
  saddle,
];

const rider: Art = [
  fill('wineDark', 'M-20 -178C-62 -166 -92 -90 -106 -14C-80 -26 -60 -18 -30 -26Z'),
  graven('-36,-150 -66,-90 -84,-26', 4),
  actor({
    skin: 'skinOlive',
    head: [profile({ skin: 'skinOlive', hair: 'hairBrown', eyes: 'open' }), put(HATS.laurel, { turn: -8 })],
    headAt: { x: 2, y: -223, size: 0.58, turn: -4 },
    spine: '-8,-164 -10,-124 -16,-72',
    girth: [48, 74, 54],
    cloth: 'wine',
    hem: [
      [-56, -40],
      [30, -44],
    ],
    hose: 'straw',
    limbs: 0.66,
    nearLeg: { joints: '-4,-58 40,-28 18,36', foot: 4 },
    nearArm: { joints: '-12,-156 10,-102 60,-92', turn: 8 },
  }),
  line('M10 20V52M38 26V52', 2.6, 'metal'),
  fill('metal', 'M6 50H46V57H6Z', { width: 1.6 }),
];
