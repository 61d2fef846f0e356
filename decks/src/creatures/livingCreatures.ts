import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import { hairBehind, head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { disc } from '../primitives/lights.ts';
import { bullHead, lionHead } from './heads.ts';
import { wing } from './wing.ts';

// The four living creatures whole, at rest and looking right: about 150 wide and 140 high, what they rest on at y = 0.

/** The body of a lion that lies; its head belongs at (42, -68). */
const lyingLion = (coat: Role, shaded: Role, tuft: Role): Art => [
  line('M-66 -14C-96 -22 -100 -62 -80 -78', 11, 'line'),
  line('M-66 -14C-96 -22 -100 -62 -80 -78', 7, coat),
  fill(tuft, 'M-84 -72C-98 -82 -94 -104 -80 -110C-68 -100 -66 -84 -74 -72Z', { width: 1.8 }),
  fill(coat, 'M-72 0C-84 -32 -72 -58 -44 -62C-12 -68 20 -84 46 -84C66 -70 70 -30 60 0Z'),
  flat(
    shaded,
    'M-72 0C-78 -16 -78 -30 -72 -42C-66 -20 -40 -12 -8 -14C20 -14 44 -20 64 -40C68 -24 66 -10 60 0Z',
    0.45,
  ),
  fill(coat, 'M-62 0C-70 -34 -44 -52 -22 -38C-8 -28 -10 -12 -20 -6C-10 -8 4 -8 6 0Z', { width: 1.8 }),
  fill(coat, 'M20 -44C14 -28 14 -14 22 -8L70 -10C86 -12 92 0 84 2H14C6 -12 8 -32 20 -44Z', { width: 1.8 }),
  graven('-48,-44 -28,-34 -26,-14', 3.4, 'woodDark', 0.5),
  line('M76 1V-6M68 1V-6M-4 0V-5M-11 0V-6', 1.8, 'woodDark'),
];

export const lion = (place: Place): Art =>
  put([lyingLion('metal', 'metalDark', 'hairAuburn'), lionHead({ x: 44, y: -74, size: 0.62 })], place);

export const bull = (place: Place): Art =>
  put(
    [
      line('M-70 -40C-94 -40 -92 -12 -84 -4', 6, 'line'),
      line('M-70 -40C-94 -40 -92 -12 -84 -4', 3.4, 'wood'),
      fill(
        'wood',
        'M-76 0C-86 -34 -76 -60 -44 -64C-22 -68 -4 -70 14 -82C40 -92 64 -76 68 -44C70 -24 66 -10 60 0Z',
      ),
      flat(
        'woodDark',
        'M-76 0C-80 -14 -80 -26 -78 -38C-66 -18 -40 -12 -8 -14C20 -14 44 -20 68 -40C70 -24 66 -10 60 0Z',
        0.5,
      ),
      graven('-8,-68 -2,-40 -14,-18', 4, 'woodDark', 0.6),
      fill('wood', 'M-66 0C-72 -34 -46 -48 -26 -36C-14 -26 -16 -12 -26 -6L4 -8L4 2Z', { width: 1.8 }),
      fill('wood', 'M22 -40C12 -26 14 -10 26 -8L66 -12L70 2H18C6 -10 8 -30 22 -40Z', { width: 1.8 }),
      fill('ink', 'M64 -12L80 -10L84 3H68ZM2 -9L14 -8L16 3H2Z', { width: 1.6 }),
      bullHead({ x: 46, y: -78, size: 0.62 }),
    ],
    place,
  );

export const eagle = (place: Place): Art =>
  put(
    [
      wing({ x: -14, y: -70, size: 0.5, flip: true, turn: 44 }, 'woodDark', 'straw'),
      fill('woodDark', 'M-22 -36L-72 6L-58 10L-50 20L-38 12L-28 18L-6 -14Z', { width: 1.8 }),
      fill(
        'wood',
        'M-30 -30C-34 -60 -10 -96 22 -106C42 -102 48 -80 42 -58C36 -34 14 -14 -14 -12C-26 -14 -30 -20 -30 -30Z',
      ),
      times(3, (row) =>
        times(3, (i) => line(`M${2 + i * 12 - row * 8} ${-72 + row * 18}q5 9 11 0`, 1.5, 'line', 0.7)),
      ),
      [-4, 18].map((x) => [
        fill('wood', `M${x - 10} -26C${x - 6} -8 ${x + 8} -8 ${x + 12} -28Z`, { width: 1.6 }),
        line(
          `M${x + 1} -12V-2M${x - 10} 2Q${x} -8 ${x + 2} -4Q${x + 8} -8 ${x + 16} 2M${x + 2} -4V4`,
          4,
          'metal',
        ),
      ]),
      wing({ x: 0, y: -66, size: 0.56, flip: true, turn: 8 }, 'wood', 'straw'),
      fill(
        'light',
        'M4 -92C-2 -124 20 -146 46 -142C64 -140 72 -128 72 -116C60 -112 56 -104 54 -94C38 -80 16 -80 4 -92Z',
      ),
      fill('metal', 'M66 -134C86 -136 98 -120 90 -98C86 -108 78 -112 66 -114Z', { width: 2 }),
      fill('light', 'M40 -124Q50 -132 60 -122Q50 -116 40 -124Z', { edge: 'ink', width: 1.6 }),
      flat('ink', circlePath(52, -123, 3.4)),
      line('M36 -132Q50 -140 64 -130', 2.6, 'woodDark'),
      graven('10,-100 20,-88 36,-86', 2.4),
    ],
    place,
  );

const look: Look = {
  skin: 'skinFair',
  hair: 'hairFair',
  cut: 'curls',
  eyes: 'down',
  mood: 'tender',
  turn: 0.4,
};

/** To the knees, the hands folded, or round what it `holds`. */
export const angel = (place: Place, holds: Art = false): Art =>
  put(
    [
      mirrored(wing({ x: 10, y: -64, size: 0.5, turn: -30 }), 0),
      disc('glow', 0, -104, 40, 1.8),
      disc('field', 0, -104, 35, 1.2),
      put(hairBehind(look), { y: -102, size: 0.36 }),
      fill('rose', 'M-22 -70C-40 -50 -52 -20 -58 6Q0 18 58 6C52 -20 40 -50 22 -70C10 -62 -10 -62 -22 -70Z'),
      graven('-10,-40 -18,-18 -26,4', 3),
      graven('10,-40 18,-18 26,4', 3),
      put(head(look), { y: -102, size: 0.36 }),
      fill('trim', 'M-13 -70C-6 -58 6 -58 13 -70L20 -66C12 -48 -12 -48 -20 -66Z', { width: 1.4 }),
      holds && put(holds, { y: -22 }),
      mirrored(
        sleevedArm(
          {
            joints: holds ? '24,-56 46,-22 28,-18' : '24,-56 42,-20 9,-26',
            turn: holds ? 10 : 30,
            flip: true,
          },
          'rose',
          'skinFair',
          'trim',
          0.5,
        ),
        0,
      ),
    ],
    place,
  );

/** A winged lion with a person's head under a striped cloth. */
export const sphinx = (place: Place): Art =>
  put(
    [
      wing({ x: 2, y: -60, size: 0.48, flip: true, turn: 34 }, 'rose', 'straw'),
      lyingLion('straw', 'wood', 'wood'),
      limb('straw', '40,-40 44,-62 44,-76', [44, 36, 24]),
      put(
        [
          fill('cloth', 'M0 -84C-66 -86 -80 -20 -72 70L-40 84H40L72 70C80 -20 66 -86 0 -84Z'),
          line(
            'M-70 20L-46 26M-72 46L-44 54M70 20L46 26M72 46L44 54M-60 -34L-50 -20M60 -34L50 -20',
            5,
            'metal',
          ),
          head({ skin: 'skinBrown', cut: 'bald', eyes: 'open', mood: 'calm' }),
          fill('metal', 'M-58 -24C-40 -64 40 -64 58 -24L54 -10C36 -46 -36 -46 -54 -10Z', { width: 2 }),
          fill('glow', 'M0 -46C-10 -58 -10 -72 0 -84C10 -72 10 -58 0 -46Z', { width: 1.8 }),
        ],
        { x: 44, y: -108, size: 0.52 },
      ),
    ],
    place,
  );

/** An open book that stands towards us, about 70 wide. */
export const openBook = (place: Place): Art =>
  put(
    [
      fill('wine', 'M-36 -20L0 -12L36 -20V22L0 30L-36 22Z', { width: 1.8 }),
      fill(
        'light',
        'M-32 -24C-18 -32 -4 -26 0 -18C4 -26 18 -32 32 -24V16C18 10 4 14 0 22C-4 14 -18 10 -32 16Z',
        { width: 1.6 },
      ),
      line(
        'M0 -18V22M-25 -16q10 -4 18 2M-25 -7q10 -4 18 2M-25 2q10 -4 18 2M25 -16q-10 -4 -18 2M25 -7q-10 -4 -18 2M25 2q-10 -4 -18 2',
        1.3,
        'line',
        0.9,
      ),
    ],
    place,
  );
