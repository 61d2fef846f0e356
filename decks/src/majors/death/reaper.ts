import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { flower, leaf } from '../../primitives/plants.ts';
import { skull } from './skull.ts';

/** The cloak from the shoulders, and the hood round the dark in which the skull shines. */
const cloak: Art = [
  fill(
    'shade',
    'M216 330C200 420 150 452 116 500C80 570 66 700 60 900H540C534 700 520 570 484 500C450 452 400 420 384 330Z',
  ),
  graven('190,470 140,600 120,860', 9),
  graven('240,500 206,640 196,860', 8),
  graven('300,520 304,660 300,880', 8),
  graven('362,500 396,640 404,860', 8),
  graven('414,470 460,600 480,860', 9),
];

const hood: Art = [
  fill(
    'shade',
    'M300 152C222 164 178 236 180 326C182 396 204 446 236 476Q300 520 364 476C396 446 418 396 420 326C422 236 378 164 300 152Z',
  ),
  fill(
    'ink',
    'M300 204C244 214 214 268 216 334C218 396 242 436 270 456Q300 474 330 456C358 436 382 396 384 334C386 268 356 214 300 204Z',
  ),
  graven('286,166 214,230 200,330', 7),
  graven('322,168 388,236 402,336', 6),
  graven('202,380 216,430 252,470', 6),
  graven('398,380 384,430 348,470', 6),
];

const BLADE = 'M-10 -470C-90 -520 -230 -520 -330 -404C-240 -466 -120 -466 -6 -420Z';

/** Held at 0,0: a long handle and a blade that sweeps to the left. */
const scythe: Art = [
  line('M4 330L-6 -486', 15),
  line('M4 330L-6 -486', 11, 'wood'),
  fill('steel', BLADE),
  flat('steelDark', 'M-10 -470C-90 -520 -230 -520 -330 -404C-236 -492 -110 -492 -8 -452Z'),
  fill('metal', 'M-20 -480H8L10 -410H-16Z', { width: 2 }),
];

/** A white rose on its stem, held at 0,0. */
const rose: Art = [
  line('M0 70Q6 20 0 -60', 5, 'leafDark'),
  leaf(2, -26, -150, 44),
  leaf(2, -36, -24, 44, 'leafDark'),
  flower(0, -82, 44, 5, 'light', 'linen'),
  flower(0, -82, 22, 5, 'linen', 'light'),
];

const scytheArm = cuffedLayers({
  shoulder: [446, 560],
  elbow: [512, 770],
  cloth: 'clothDark',
  trim: 'metalDark',
  size: 2.3,
  at: { x: 436, y: 668, turn: 24, size: 2, flip: true },
  hand: (place) => grip('skinBone', place, put(scythe, { y: -52, turn: 5 })),
});

const roseArm = cuffedLayers({
  shoulder: [154, 560],
  elbow: [90, 770],
  cloth: 'clothDark',
  trim: 'metalDark',
  size: 2.3,
  at: { x: 214, y: 690, turn: -28, size: 2 },
  hand: (place) => grip('skinBone', place, put(rose, { turn: 4 })),
});

/** Wide sleeves that come from under the cape and open at the wrists. */
const sleeves: Art = [
  fill('stone', 'M442 580C474 604 510 636 520 676L436 718C446 756 474 802 526 808C570 800 564 640 524 580Z'),
  graven('510,690 532,730 528,796', 6, 'ink', 0.5),
  graven('450,722 476,764 516,800', 6),
  graven('490,700 508,748 522,790', 5),
  fill('stone', 'M158 580C136 612 128 650 136 686L202 764C186 784 150 812 96 812C44 800 46 640 82 580Z'),
  graven('140,700 116,740 96,800', 6, 'ink', 0.5),
  graven('182,756 150,784 108,804', 6),
  graven('160,726 136,764 104,796', 5),
];

/** A short cape over shoulders and sleeves, torn at its hem. */
const cape: Art = [
  fill(
    'shade',
    'M210 420C150 450 110 490 84 560L76 618L100 600L116 636L138 604L160 628L186 588L214 606L246 572L272 592L300 566L328 592L354 572L386 606L414 588L440 628L462 604L484 636L500 600L524 618L516 560C490 490 450 450 390 420Z',
  ),
  graven('190,456 128,520 104,590', 7),
  graven('228,480 180,530 166,600', 6),
  graven('372,480 420,530 434,600', 6),
  graven('410,456 472,520 496,590', 7),
];

/** Death in a hood, from the front, with a scythe and a white rose. */
export const reaper: Art = [
  cloak,
  sleeves,
  cape,
  hood,
  put(skull, { x: 300, y: 334, size: 1.16 }),
  scytheArm.hand,
  roseArm.hand,
];
