import { type Art, eachOf, eachRow, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { type Clump, clump } from '../../primitives/oak.ts';

const lobed: Art = [
  fill(
    'leaf',
    'M0 0C-6 -8 -14 -4 -16 -10C-18 -16 -10 -16 -12 -22C-24 -22 -24 -32 -16 -36C-22 -42 -16 -52 -8 -50C-8 -62 8 -62 8 -50C16 -52 22 -42 16 -36C24 -32 24 -22 12 -22C10 -16 18 -16 16 -10C14 -4 6 -8 0 0Z',
    { width: 1.8 },
  ),
  line('M0 8V-48M0 -20L-10 -30M0 -20L10 -30M0 -34L-7 -42M0 -34L7 -42', 1.6),
];

/** An oak with a broad trunk on the right, whose crown of lobed leaves hangs over the picture. */
export const oakOverhead: Art = [
  fill(
    'wood',
    'M268 856C310 800 330 700 330 600C330 480 318 400 262 300L300 286C344 340 366 370 382 400C392 350 396 310 392 260H452C452 320 462 370 476 400C496 372 518 350 548 330L560 372C516 420 494 500 492 600C492 720 520 800 560 850V880Z',
  ),
  graven('330,850 366,720 366,560', 7, 'ink', 0.5),
  graven('400,860 410,720 404,420', 8, 'ink', 0.5),
  graven('466,850 454,700 454,440', 7, 'ink', 0.5),
  graven('530,850 488,720 474,560', 6, 'ink', 0.5),
  eachRow<Clump>(
    [
      [524, 300, 84, 'leafDark'],
      [430, 276, 76, 'leafDark'],
      [318, 246, 70, 'leafDark'],
      [244, 186, 62, 'leafDark'],
      [372, 176, 84, 'leafDark'],
      [480, 190, 90, 'leafDark'],
    ],
    clump,
  ),
  eachOf(
    '196,196,-70 246,250,-140 300,310,-160 318,180,-30 356,300,-170 372,236,-60 404,340,170 420,160,-16 432,280,20 462,348,190 470,216,40 508,374,170 486,150,30 520,286,60 548,360,150 396,146,-20 344,258,-100 530,210,50 280,150,-30',
    (x = 0, y = 0, turn = 0) => put(lobed, { x, y, turn, size: 0.95 }),
  ),
];
