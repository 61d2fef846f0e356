import { type Art, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { onWheel, R, X, Y } from './rim.ts';

/** From the tip of its tail, which is thin, to the neck: in bends over the rim. */
const COIL: readonly (readonly [r: number, angle: number, width: number])[] = [
  [44, 240, 3],
  [26, 233, 9],
  [-4, 227, 14],
  [-30, 219, 19],
  [-32, 210, 23],
  [-8, 202, 26],
  [16, 197, 29],
  [28, 190, 32],
  [26, 182, 34],
  [16, 174, 36],
  [4, 167, 36],
  [-4, 159, 34],
  [2, 151, 28],
];
const spine = COIL.map(([r, angle]) => onWheel(R + r * 0.9, angle + 10));

const HEAD = { x: spine.at(-1)?.[0] ?? X, y: spine.at(-1)?.[1] ?? Y, turn: -20, size: 1.25 };

/** The snake as one body that grows towards its head. */
export const snake: Art = [
  limb(
    'sage',
    spine,
    COIL.map(([, , width]) => width),
  ),
  [spine.slice(1, 6), spine.slice(5, 10), spine.slice(8)].map((points) => graven(points, 8, 'glow', 0.75)),
  put(
    [
      fill('sage', 'M-12 -6C-22 14 -16 34 -8 46Q2 56 12 46C20 34 26 14 16 -6Q2 -14 -12 -6Z'),
      [-9, 13].map((x) => [flat('light', circlePath(x, 22, 4.4)), flat('ink', circlePath(x, 23.4, 2.2))]),
      line('M2 52V68M2 68l-7 9M2 68l7 9', 2.6, 'red'),
    ],
    HEAD,
  ),
];

/** Its belly is at the rim, so that it climbs round the wheel. */
const CLIMB = { x: 480, y: 548, size: 0.76, turn: 82, flip: true };

const fur = (points: string, widths: readonly number[]): Art => limb('hairAuburn', points, widths);

/** A black foot with its claws, which the leg above it covers. */
const foot = (points: string, x: number, y: number): Art => [
  limb('hairBlack', points, [17, 15, 20], 'line', 1.8),
  [-4, 1, 6].map((aside) => line(`M${x + 4} ${y + aside}l7 3`, 2, 'trim')),
];

const face: Art = [
  fill('hairAuburn', 'M-16 -20L-30 -56L2 -30ZM6 -28L2 -62L28 -24Z', { width: 2 }),
  fill(
    'hairAuburn',
    'M-30 8C-32 -22 -8 -34 14 -28C26 -24 34 -12 44 -4L64 4C66 12 58 16 48 16C30 20 20 32 -2 34C-20 34 -30 24 -30 8Z',
  ),
  fill('light', 'M64 6C58 14 50 14 36 14C22 16 14 30 -2 34C10 36 26 30 36 22C46 20 62 18 64 6Z', {
    width: 1.4,
  }),
  flat('ink', circlePath(64, 6, 5)),
  fill('light', 'M14 -8Q22 -16 30 -6Q22 -2 14 -8Z', { edge: 'ink', width: 1.6 }),
  flat('ink', circlePath(23, -8, 3)),
  line('M-18 -30L-25 -44M12 -32L6 -48', 3, 'woodDark'),
];

/** The tail and the far legs of the fox, behind the rim. */
export const foxBehind: Art = put(
  [
    fur('-84,-16 -118,-26 -146,-8 -166,22', [20, 40, 44, 10]),
    limb('light', '-150,-2 -158,10 -166,22', [36, 24, 6], 'line', 1.6),
    foot('-44,50 -32,66 -18,74', -18, 74),
    fur('-60,4 -24,24 -42,52', [46, 30, 17]),
    foot('112,36 122,52 132,62', 132, 62),
    fur('78,0 92,24 116,40', [38, 24, 17]),
  ],
  CLIMB,
);

/** A fox with a deep breast, a slender waist and strong haunches; it climbs with its feet on the rim and looks up. */
export const fox: Art = put(
  [
    fill(
      'hairAuburn',
      'M-96 -8C-102 -40 -72 -58 -38 -52C-4 -46 28 -48 56 -58C76 -66 92 -72 108 -66L122 -28C110 4 88 28 60 27C32 24 8 6 -18 2C-36 8 -42 26 -60 30C-84 32 -94 14 -96 -8Z',
    ),
    fill('light', 'M122 -30C114 2 90 28 62 27C66 10 88 -6 100 -34Z', { width: 1.4 }),
    graven('-56,-42 -10,-34 40,-42', 4, 'woodDark', 0.6),
    foot('-68,60 -60,76 -44,84', -44, 84),
    fur('-66,-6 -40,34 -52,50 -64,66', [58, 36, 24, 16]),
    graven('-62,-26 -40,-4 -38,20', 4, 'woodDark', 0.6),
    foot('88,56 92,72 104,82', 104, 82),
    fur('80,-18 68,16 72,42 94,66', [42, 32, 22, 16]),
    // The shoulder continues into the body.
    flat('hairAuburn', swellPath('86,-40 82,-12 76,4', [30, 38, 30])),
    graven('62,-30 58,-6 62,14', 4, 'woodDark', 0.6),
    put(face, { x: 122, y: -46, turn: 34, size: 0.92 }),
  ],
  CLIMB,
);
