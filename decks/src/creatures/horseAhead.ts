import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

type HorseAhead = { coat: Role; shaded: Role; mane: Role; harness: Role };

/** A heavy harnessed horse that comes towards us, its face turned a little to the right; its hooves at 0, its bit at (84, -206). */
export const horseAhead = ({ coat, shaded, mane, harness }: HorseAhead, place: Place): Art =>
  put(
    [
      mirrored([limb(shaded, '56,-116 62,-66 58,-24', [44, 26, 20]), hoofAt(58, -10, 0.86)], 0),
      fill(shaded, 'M-70 -190C-96 -156 -88 -96 -54 -78H54C88 -96 96 -156 70 -190Z'),
      // Forearm, knee, cannon and fetlock of each foreleg.
      mirrored(
        [
          limb(coat, '30,-128 33,-92 33,-66 33,-54 32,-34 33,-14', [52, 38, 27, 28, 20, 26]),
          graven('26,-68 33,-56 40,-68', 3, 'ink', 0.5),
          hoofAt(33, 0, 1),
        ],
        0,
      ),
      fill(
        coat,
        'M-56 -196C-74 -156 -70 -112 -46 -94C-30 -84 -14 -92 0 -88C14 -92 30 -84 46 -94C70 -112 74 -156 56 -196Z',
      ),
      graven('0,-150 2,-118 0,-92', 5, 'ink', 0.5),
      graven('-16,-98 -38,-100 -58,-130', 4, 'detail', 0.4),
      graven('16,-98 38,-100 58,-130', 4, 'ink', 0.5),
      fill(
        coat,
        'M-58 -178C-54 -226 -24 -272 12 -306L64 -300C66 -270 62 -226 60 -178C40 -164 -40 -164 -58 -178Z',
      ),
      graven('62,-240 44,-206 40,-178', 5, 'ink', 0.4),
      fill(
        mane,
        'M22 -312C-18 -300 -50 -264 -62 -226C-58 -228 -54 -226 -54 -222C-64 -204 -72 -188 -70 -168C-62 -174 -54 -172 -50 -166C-30 -196 0 -236 26 -262Z',
        { width: 1.8 },
      ),
      graven('10,-296 -30,-254 -56,-196', 3),
      graven('14,-280 -14,-248 -46,-188', 3),
      harnessed(harness),
      put(face(coat, mane), { x: 30, y: 8 }),
    ],
    place,
  );

/** A broad hoof under the long hair of a heavy horse. */
const hoofAt = (x: number, y: number, size: number): Art =>
  put(
    [
      fill('woodDark', 'M-15 -10H15L20 10H-20Z', { width: 1.8 }),
      fill('linen', 'M-12 -34C-20 -22 -24 -10 -22 2L-13 -4L-8 5L0 -3L8 5L13 -4L22 2C24 -10 20 -22 12 -34Z', {
        width: 1.6,
      }),
    ],
    { x, y, size },
  );

/** The head with its blaze, its ears and its bridle. */
const face = (coat: Role, mane: Role): Art => [
  fill(coat, 'M-14 -312C-24 -334 -22 -352 -14 -362C-2 -350 6 -334 6 -316Z', { width: 2 }),
  fill(coat, 'M20 -316C20 -336 28 -352 38 -360C46 -346 44 -328 36 -312Z', { width: 2 }),
  fill(
    coat,
    'M-18 -316C-4 -328 26 -328 36 -316C44 -300 42 -282 46 -262C50 -242 60 -226 60 -208C60 -190 48 -182 35 -182C20 -182 12 -190 10 -208C8 -226 -6 -244 -16 -264C-24 -280 -24 -302 -18 -316Z',
  ),
  flat(
    'light',
    'M4 -312C14 -318 22 -314 22 -304C24 -278 32 -250 46 -222C50 -206 32 -202 27 -216C22 -246 8 -280 4 -312Z',
  ),
  graven('-10,-270 4,-240 14,-212', 4, 'ink', 0.5),
  [-10, 36].map((x) => [
    fill('light', `M${x - 9} -284Q${x} -296 ${x + 9} -284Q${x} -278 ${x - 9} -284Z`, { width: 1.4 }),
    flat('ink', circlePath(x + 1, -286, 4.6)),
  ]),
  flat('ink', 'M18 -204q4 -8 10 -2q0 8 -8 8ZM54 -206q-6 -6 -10 0q2 8 8 8Z'),
  line('M18 -192Q36 -184 54 -194', 2.4, 'ink', 0.8),
  fill(mane, 'M-2 -322C6 -332 20 -330 24 -318C24 -302 14 -288 6 -280C4 -296 -4 -304 -2 -322Z', {
    width: 1.6,
  }),
  line('M-22 -298Q8 -306 41 -302M-20 -296L0 -236M42 -300L52 -238M-3 -238Q26 -222 54 -238', 4, 'redDark'),
  line('M0 -234L9 -212M54 -236L58 -214', 3, 'redDark'),
  disc('metal', 8, -208, 6.5, 1.4),
  disc('metal', 58, -212, 6.5, 1.4),
];

const harnessed = (harness: Role): Art => [
  fill(harness, 'M-66 -190C-54 -138 54 -138 66 -190L56 -202C40 -158 -40 -158 -56 -202Z', { width: 2 }),
  mirrored(
    fill(harness, 'M68 -172L62 -188C46 -146 22 -128 10 -124L10 -110C36 -116 62 -136 68 -172Z', {
      width: 1.8,
    }),
    0,
  ),
  [-46, -24, 24, 46].map((x) => disc('metal', x, -160 - (Math.abs(x) - 24) * 0.7, 4.5, 1)),
  disc('metal', 0, -120, 17, 1.8),
  disc(harness, 0, -120, 8, 1.4),
];
