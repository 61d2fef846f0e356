import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

type HorseAhead = { coat: Role; shaded: Role; mane: Role; harness: Role };

/** A harnessed horse that comes towards us with its head turned to the right; its hooves at 0, its bit at (78, -242). */
export const horseAhead = ({ coat, shaded, mane, harness }: HorseAhead, place: Place): Art =>
  put(
    [
      limb(shaded, '-52,-112 -58,-60 -54,-18', [40, 24, 18]),
      put(hoof, { x: -54, y: -8, size: 0.9 }),
      limb(shaded, '48,-112 56,-60 52,-18', [40, 24, 18]),
      put(hoof, { x: 52, y: -8, size: 0.9 }),
      fill(shaded, 'M-66 -196C-88 -160 -80 -100 -50 -82H50C80 -100 88 -160 66 -196Z'),
      limb(coat, '-26,-116 -30,-60 -27,-34 -28,-10', [44, 27, 17, 21]),
      put(hoof, { x: -28 }),
      limb(coat, '28,-118 46,-74 28,-48 16,-32', [46, 29, 19, 20]),
      put(hoof, { x: 12, y: -26, turn: 40 }),
      fill(coat, 'M-54 -200C-68 -152 -58 -108 -34 -94C-12 -84 12 -84 34 -94C58 -108 68 -152 54 -200Z'),
      graven('0,-160 2,-124 0,-96', 4, 'ink', 0.4),
      graven('-34,-160 -40,-128 -26,-104', 4, 'ink', 0.35),
      graven('34,-160 40,-128 26,-104', 4, 'ink', 0.35),
      fill(
        coat,
        'M-54 -184C-40 -244 0 -286 28 -304L34 -328L46 -304C60 -298 70 -280 79 -262C87 -248 98 -240 98 -226C96 -214 80 -212 71 -219C61 -228 52 -236 40 -238C42 -214 50 -196 54 -180C30 -168 -30 -168 -54 -184Z',
      ),
      graven('22,-270 10,-230 22,-186', 4, 'ink', 0.35),
      graven('42,-254 54,-242 66,-238', 3, 'ink', 0.35),
      fill(
        mane,
        'M36 -310C8 -318 -30 -290 -44 -262C-52 -260 -58 -254 -62 -246C-56 -246 -54 -244 -54 -240C-64 -232 -70 -222 -70 -210C-62 -214 -58 -212 -56 -206C-64 -196 -66 -184 -62 -172C-44 -178 -30 -214 -14 -240C2 -266 20 -292 36 -310Z',
        { width: 1.8 },
      ),
      graven('22,-302 -18,-274 -46,-226', 3),
      graven('4,-284 -30,-240 -56,-186', 3),
      fill(mane, 'M40 -306C52 -300 60 -288 62 -276C52 -280 44 -290 40 -306Z', { width: 1.4 }),
      bridle,
      collar(harness),
    ],
    place,
  );

const hoof: Art = fill('woodDark', 'M-11 -10H11L15 10H-15Z', { width: 1.8 });

const bridle: Art = [
  disc('light', 56, -272, 5, 0.8),
  flat('ink', circlePath(56.6, -272, 4.4)),
  line('M88 -234q4 -4 7 -2M76 -220q8 -4 14 -3', 2, 'ink', 0.8),
  line(
    'M38 -298C42 -274 60 -254 77 -241M84 -255Q71 -244 61 -228M39 -300Q52 -300 63 -289M39 -298Q36 -268 43 -240',
    3,
    'redDark',
  ),
  disc('metal', 78, -242, 6, 1.2),
];

const collar = (harness: Role): Art => [
  fill(harness, 'M-62 -196C-50 -146 50 -146 62 -196L52 -208C38 -166 -38 -166 -52 -208Z', { width: 2 }),
  fill(
    harness,
    'M-64 -176L-58 -192C-44 -150 -20 -132 -10 -128L-10 -114C-34 -120 -58 -140 -64 -176ZM64 -176L58 -192C44 -150 20 -132 10 -128L10 -114C34 -120 58 -140 64 -176Z',
    {
      width: 1.8,
    },
  ),
  [-44, -24, 24, 44].map((x) => disc('metal', x, -166 - (Math.abs(x) - 24) * 0.7, 4.5, 1)),
  disc('metal', 0, -126, 17, 1.8),
  disc(harness, 0, -126, 8, 1.4),
];
