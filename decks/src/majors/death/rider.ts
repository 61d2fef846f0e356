import { horse } from '../../creatures/horse/horse.ts';
import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profileHelm } from '../../figure/profileHelm.ts';
import { skullProfile } from '../../figure/skullProfile.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';

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
export const mounted = (): Art => [
  horse({
    gait: 'walk',
    coat: 'light',
    shaded: 'linen',
    mane: 'steelDark',
    rein: [58, -94],
    cloth: 'wine',
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
