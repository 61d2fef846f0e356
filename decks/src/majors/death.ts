import { restingHand } from '../figure/restingHand.ts';
import { horse } from '../creatures/horse.ts';
import { type Art, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { profile } from '../figure/profile.ts';
import { curledHair } from '../figure/profileHair.ts';
import { profileHelm } from '../figure/profileHelm.ts';
import { skullProfile } from '../figure/skullProfile.ts';
import { sailingShip, tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour rides a white horse and carries a black banner with a white rose; a crown lies beside a dead king’s hand and cloak, a child offers flowers, and the sun rises between two towers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(490, 524, 46, 340, 28, 0.6),
    disc('glow', 490, 524, 38),
    tower(444, 604, 30, 150),
    tower(534, 604, 30, 150),
    hill(592, 6, 'far', 0.6),
    lake(606, 740),
    sailingShip(160, 624, 0.5, 'linen'),
    hill(738, 8, 'mid', 1),
    hill(786, 6, 'near', 2.6),
    standing(336, 824, 190),
    put(mounted(), { x: 332, y: 642, size: 1.2, flip: true }),
    standing(92, 856, 52),
    child(),
    standing(440, 866, 110),
    put(fallenKing, { y: -20 }),
    put(HEADWEAR.lionCrown, { x: 334, y: 886, size: 0.66, turn: -10 }),
    eachRow(
      [
        [196, 872, -100],
        [212, 872, -70],
      ],
      (x, y, turn, i) => leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark'),
    ),
    flower(184, 864, 13, 5, 'light', 'linen'),
  ],
};

/** What is seen of the dead king: the hem of a cloak with fur, and a hand that lies open. */
const fallenKing: Art = [
  fill('wine', 'M560 832C520 826 486 836 462 852C440 864 424 876 412 900H560Z'),
  graven('548,844 506,852 470,884', 4),
  graven('552,864 524,872 508,894', 4),
  limb('light', '560,830 510,832 470,850 436,880', [15, 15, 15, 14]),
  limb('wine', '520,862 476,858 440,866', [38, 34, 28]),
  limb('trim', '442,866 436,867', [28, 27]),
  restingHand('skinFair', { x: 416, y: 872, turn: 172, size: 0.62 }),
];

const banner: Art = [
  line('M-16 70L40 -290', 9),
  line('M-16 70L40 -290', 6, 'wood'),
  fill('metal', 'M40 -288L32 -306L45 -330L52 -302Z', { width: 1.6 }),
  fill(
    'ink',
    'M38 -282C0 -300 -40 -268 -88 -282C-112 -288 -130 -284 -150 -272L-128 -232L-158 -192C-128 -206 -104 -190 -76 -184C-36 -174 -8 -196 24 -186Z',
  ),
  line('M28 -268C-4 -282 -40 -256 -88 -268M18 -200C-8 -206 -36 -188 -72 -198', 1.6, 'line', 0.7),
  flower(-48, -232, 36, 5, 'light', 'linen'),
  flower(-48, -232, 18, 5, 'linen', 'light'),
];

const saddle: Art = [
  line('M62 -96C90 -82 120 -80 147 -88', 3, 'red'),
  fill(
    'woodDark',
    'M-66 -86C-56 -62 -34 -56 -14 -56C8 -56 22 -66 30 -88L44 -64C30 -38 8 -34 -14 -34C-40 -34 -62 -42 -74 -62Z',
  ),
];

const stirrupLeg: Art = [
  fill('shade', 'M-34 -66C-14 -80 22 -72 44 -46C52 -34 48 -24 42 -16L30 30H6L10 -18C-8 -28 -30 -40 -34 -66Z'),
  graven('-14,-54 12,-46 30,-26', 4),
  disc('steelDark', 34, -32, 13, 1.8),
  line('M8 28V46M34 28V46', 2.6, 'metal'),
  fill('shade', 'M4 22C14 16 26 16 34 22C42 32 56 36 62 42C62 48 58 50 52 50H4Z'),
  fill('metal', 'M0 48H44V56H0Z', { width: 1.6 }),
];

const cape: Art = [
  fill(
    'wineDark',
    'M-20 -178C-62 -168 -84 -100 -112 -28C-100 -34 -92 -18 -84 -12C-74 -24 -64 -8 -54 -6C-46 -22 -38 -18 -28 -22Z',
  ),
  graven('-36,-150 -64,-96 -96,-34', 5),
  graven('-30,-130 -50,-80 -72,-22', 5),
  graven('-24,-110 -36,-70 -48,-18', 4),
];

/** The horse and its rider, both looking right; the withers are at -58, the ground at 150. */
const mounted = (): Art => [
  horse({
    gait: 'walk',
    coat: 'light',
    shaded: 'linen',
    mane: 'steelDark',
    cloth: 'ink',
    device: star(-14, 22, 20, 'light', 6, 0.4),
  }),
  saddle,
  cape,
  actor({
    skin: 'skinBone',
    head: [skullProfile, profileHelm('plume', 'shade', 'ink')],
    headAt: { x: 2, y: -222, size: 0.54 },
    spine: '-8,-164 -10,-124 -16,-72',
    girth: [52, 76, 54],
    cloth: 'shade',
    trim: 'steelDark',
    hem: [
      [-56, -34],
      [26, -40],
    ],
    limbs: 0.7,
    farArm: { joints: '6,-152 28,-104 66,-94' },
  }),
  armour,
  stirrupLeg,
  actor({
    skin: 'skinBone',
    head: false,
    headAt: {},
    spine: '-10,-140 -10,-138',
    girth: [4, 4],
    cloth: 'shade',
    trim: 'steelDark',
    limbs: 0.72,
    nearArm: { joints: '-12,-156 10,-104 52,-122', holds: banner, turn: 6 },
  }),
];

/** Ribs of steel on the breast. */
const armour: Art = [
  [-136, -120, -104].map((y) =>
    graven(
      [
        [-40, y],
        [-8, y + 8],
        [24, y - 2],
      ],
      4,
      'steelDark',
      0.9,
    ),
  ),
  flat('steelDark', 'M-34 -160C-18 -176 4 -176 14 -164C2 -156 -20 -152 -34 -160Z', 0.8),
];

/** Holds a bunch of flowers up to the rider. */
const child = (): Art =>
  actor({
    skin: 'skinFair',
    head: [profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open' }), curledHair('hairFair')],
    headAt: { x: 94, y: 672, size: 0.4, turn: -16 },
    spine: '84,720 82,744 80,774',
    girth: [40, 54, 46],
    cloth: 'cloth',
    limbs: 0.58,
    hem: [
      [44, 834],
      [120, 836],
    ],
    hose: 'skinFair',
    boots: 'woodDark',
    farLeg: { joints: '90,790 94,820 98,846' },
    nearLeg: { joints: '72,790 70,822 66,848' },
    nearArm: { joints: '80,726 104,758 142,736', holds: bouquet, turn: -10 },
  });

const bouquet: Art = [
  line('M-4 20L6 -22M0 18L-8 -22M0 18L18 -18', 3, 'leaf'),
  leaf(6, -10, -20, 20),
  flower(8, -32, 15, 5),
  flower(-10, -28, 13, 5, 'glow', 'metal'),
  flower(22, -22, 13, 5, 'light', 'linen'),
];
