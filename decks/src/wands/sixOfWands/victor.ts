import { saddle } from '../../courts/knight.ts';
import { profile } from '../../figure/profile.ts';
import { graven } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { horse } from '../../creatures/horse/horse.ts';
import { wreath } from '../../primitives/plants.ts';
import { HATS } from '../../figure/hats.ts';
import { wand } from '../../suits/objects.ts';
import { line, type Art, fill, put } from '../../drawing/art.ts';
/** His far arm lifts the staff; the horse's neck stands before its foot. */
export const farArm: Art = sleevedArm(
  {
    joints: '4,-152 60,-174 76,-234',
    holds: [wand(0, -8, 1.3), wreath(0, -76, 27, 29, 14, 20)],
    turn: -10,
  },
  'wineDark',
  'skinOlive',
  'trim',
  0.66,
);

export const mount: Art = [
  horse({
    gait: 'prance',
    coat: 'wood',
    shaded: 'woodDark',
    mane: 'hairBlack',
    rein: [54, -84],
    cloth: 'sage',
    device: wreath(0, 8, 18, 20, 10, 14),
  }),
  saddle,
];

export const rider: Art = [
  fill('wineDark', 'M-20 -178C-62 -166 -92 -90 -106 -14C-80 -26 -60 -18 -30 -26Z'),
  graven('-36,-150 -66,-90 -84,-26', 4),
  actor({
    skin: 'skinOlive',
    head: [
      profile({ skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'proud' }),
      put(HATS.laurel, { turn: -8 }),
    ],
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
