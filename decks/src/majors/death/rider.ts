import { horse } from '../../creatures/horse/horse.ts';
import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { profileHelm } from '../../figure/profileHelm.ts';
import { skullProfile } from '../../figure/skullProfile.ts';
import { flower } from '../../primitives/plants.ts';

const BANNER: Art = [
  line('M26 170L-26 -362', 11),
  line('M26 170L-26 -362', 7.4, 'wood'),
  fill('metal', 'M-26 -356L-38 -376L-28 -404L-14 -378Z', { width: 1.8 }),
  fill(
    'ink',
    'M-24 -350C20 -372 70 -334 130 -352C170 -364 200 -362 232 -346L208 -304L240 -258C206 -272 170 -262 130 -254C80 -244 40 -270 -15 -256Z',
  ),
  line('M-10 -336C30 -352 74 -320 130 -338M-6 -270C40 -280 80 -256 126 -266', 1.8, 'line', 0.7),
  flower(58, -304, 40, 5, 'light', 'linen'),
  flower(58, -304, 20, 5, 'linen', 'light'),
];

/** The cloak from the shoulders over the horse's back, torn at its hem. */
const cloak: Art = [
  fill(
    'wineDark',
    'M-30 -196C-64 -190 -84 -150 -96 -104C-104 -66 -124 -30 -140 6L-122 2L-118 22L-100 6L-88 28L-74 4L-58 22L-46 -4L-28 8C-20 -60 0 -130 4 -186Z',
  ),
  ['-36,-176 -78,-90 -112,-4', '-24,-170 -56,-80 -84,6', '-12,-160 -34,-80 -54,0'].map((points) =>
    graven(points, 4),
  ),
];

/** Thigh, greave and shoe, and the stirrup. */
const leg: Art = [
  limb('shade', '-20,-62 18,-50 44,-24', [45, 38, 32]),
  graven('-16,-50 14,-40 34,-22', 4, 'steelDark', 0.7),
  line('M20 -40L40 66', 4, 'woodDark'),
  limb('steel', '46,-24 46,18 40,62', [38, 38, 24]),
  flat('steelDark', 'M32 -10L34 28L30 66L40 70L46 24L44 -10Z', 0.5),
  fill('steelDark', 'M26 -34C34 -54 62 -50 66 -28C64 -8 46 -4 34 -10C26 -16 24 -26 26 -34Z', { width: 2 }),
  fill('steel', 'M28 62C36 54 48 56 54 62C64 70 80 72 88 82C86 90 78 92 70 92H28C24 82 24 70 28 62Z', {
    width: 2,
  }),
  line('M40 96Q54 102 66 96M42 96Q40 70 52 60M66 96Q66 74 54 60', 3.6, 'metal'),
];

/** It holds the rein low, before the saddle. */
const farArm: Art = cuffedArm({
  shoulder: [6, -166],
  elbow: [20, -108],
  cloth: 'shade',
  trim: 'steelDark',
  size: 0.66,
  at: { x: 76, y: -86, turn: 10, size: 0.66 },
  hand: (place) => grip('skinBone', place),
});

/** A skeleton in dark armour on a white horse that walks, looking right; drawn in the horse's units. */
export const rider: Art = [
  horse({ gait: 'walk', coat: 'light', shaded: 'linen', mane: 'steelDark', rein: [58, -88] }),
  fill('woodDark', 'M-70 -70C-40 -56 0 -56 34 -74L40 -40C10 -24 -40 -22 -74 -40Z'),
  farArm,
  fill('redDark', 'M-60 -50L-50 22Q-6 36 36 22L44 -50Z'),
  line('M-48 12Q-6 26 36 12', 4, 'metal'),
  cloak,
  fill('shade', 'M-34 -186C-46 -150 -50 -100 -52 -58C-30 -44 8 -44 24 -60C26 -100 34 -150 16 -186Z'),
  graven('-8,-150 0,-110 -6,-70', 4, 'steelDark', 0.8),
  graven('16,-130 18,-100 12,-70', 4, 'steelDark', 0.8),
  put(leg, { x: -26, y: -2 }),
  put([skullProfile, profileHelm('plume', 'shade', 'ink')], { x: 0, y: -250, size: 0.56, turn: 4 }),
  cuffedArm({
    shoulder: [-16, -166],
    elbow: [22, -112],
    cloth: 'shade',
    trim: 'steelDark',
    size: 0.74,
    at: { x: 80, y: -164, turn: -26, size: 0.74 },
    hand: (place) => grip('skinBone', place, put(BANNER, { size: 0.52, flip: true, turn: -2 })),
  }),
  fill('shade', 'M-46 -160C-48 -190 -16 -200 10 -184C16 -168 8 -146 -2 -134C-22 -130 -40 -142 -46 -160Z'),
  line('M-42 -152Q-22 -142 2 -146M-44 -164Q-22 -156 8 -160', 1.6, 'metal', 0.8),
];
