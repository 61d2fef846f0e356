import { type Art, eachOf, fill, flat, line, mirrored, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { flame } from '../../primitives/lights.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** A closed helmet from the front, crested with flames; centred at 0,0. */
const helmet: Art = [
  eachOf('-46,-84,1.6,-34 46,-84,1.6,34 -24,-98,2,-16 24,-98,2,16 0,-104,2.6,0', flame),
  fill('steel', 'M0 -110C-62 -110 -78 -56 -74 0C-72 40 -58 84 0 112C58 84 72 40 74 0C78 -56 62 -110 0 -110Z'),
  flat('steelDark', 'M18 -108C70 -96 78 -50 74 0C72 40 58 84 0 112C40 60 48 -40 18 -108Z', 0.6),
  fill(
    'ink',
    'M-64 -30C-44 -28 -24 -20 -8 -8V6C-26 -2 -44 -8 -62 -10ZM64 -30C44 -28 24 -20 8 -8V6C26 -2 44 -8 62 -10Z',
    {
      width: 2.6,
    },
  ),
  fill('metal', 'M-74 -30C-30 -58 30 -58 74 -30L74 -44C30 -74 -30 -74 -74 -44Z', { width: 2 }),
  fill('metal', 'M-8 -112H8V106L0 114L-8 106Z', { width: 2 }),
  mirrored(line('M-44 26V50M-32 28V60M-20 30V68', 4, 'ink'), 0),
];

const cape: Art = mirrored([
  fill('red', 'M240 372C180 380 120 430 84 520C60 600 48 700 30 780C80 770 150 720 200 640L270 460Z'),
  graven('210,400 130,500 80,640', 8),
  graven('236,410 170,520 120,680', 8),
]);

const breastplate: Art = [
  fill('straw', 'M226 380C190 440 180 560 190 680H410C420 560 410 440 374 380Z'),
  mirrored([
    fill('steel', 'M244 372C192 374 150 404 138 456C160 486 206 486 232 464C240 430 250 400 262 380Z'),
    line('M146 440Q190 466 236 446M158 416Q196 436 244 420', 2.2, 'steelDark'),
  ]),
  fill('steel', 'M246 372Q300 420 354 372L366 392Q300 452 234 392Z', { width: 2 }),
];

/** The ring of plates round the throat, on which the helmet rests. */
const gorget: Art = [
  fill('steelDark', 'M242 366C240 348 254 336 264 334H336C346 336 360 348 358 366Q300 414 242 366Z', {
    width: 2,
  }),
  line('M246 356Q300 398 354 356', 2, 'ink', 0.5),
];

/** The plate over the shoulder, from the neck to the upper arm. */
const shoulderPlate: Art = [
  fill(
    'steel',
    'M246 374C206 370 166 390 150 424C142 444 142 466 150 482C176 486 206 476 226 452C240 428 246 400 246 374Z',
  ),
  graven('240,392 196,402 160,440', 4, 'ink', 0.4),
  graven('238,414 200,426 166,462', 4, 'ink', 0.4),
  line('M150 482C176 486 206 476 226 452', 3, 'trim'),
];

/** He lifts the burning staff in one fist. */
const arm: Art = [
  cuffedArm({
    shoulder: [190, 440],
    elbow: [98, 500],
    cloth: 'steel',
    trim: 'trim',
    size: 1.7,
    at: { x: 128, y: 352, turn: 70, size: 1.5, flip: true },
    hand: (place) => grip('skinBrown', place, heldAt(wand, -36, 2.3, 4)),
  }),
  shoulderPlate,
];

/** The other hand, which holds both reins above the horse's neck. */
export const reinArm: Art = [
  cuffedArm({
    shoulder: [416, 450],
    elbow: [510, 548],
    cloth: 'steel',
    trim: 'trim',
    size: 1.6,
    at: { x: 434, y: 642, turn: -44, size: 1.5, flip: true },
    hand: (place) => grip('skinBrown', place),
  }),
  put(shoulderPlate, { x: 600, flip: true }),
];

export const rider: Art = [cape, breastplate, gorget, arm, put(helmet, { x: 300, y: 300, size: 0.9 })];
