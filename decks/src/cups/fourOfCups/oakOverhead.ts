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

/** An oak whose trunk stands at the right edge of the window and whose crown hangs over it in lobed leaves. */
export const oakOverhead: Art = [
  fill(
    'wood',
    'M396 872C440 850 458 800 456 700C454 560 440 460 392 340L420 322C452 370 470 400 480 440C486 390 490 340 486 280H530C530 360 540 420 560 470V880Z',
  ),
  graven('470,860 494,720 484,520', 6, 'ink', 0.5),
  graven('516,860 524,680 508,470', 7, 'ink', 0.5),
  graven('440,856 474,760 472,640', 5, 'ink', 0.5),
  eachRow<Clump>(
    [
      [512, 320, 78, 'leafDark'],
      [390, 292, 66, 'leafDark'],
      [320, 226, 60, 'leafDark'],
      [448, 206, 92, 'leafDark'],
    ],
    clump,
  ),
  eachOf(
    '266,228,-70 296,284,-120 318,180,-30 350,330,-150 372,236,-60 404,356,170 420,160,-16 432,280,20 452,368,200 470,216,40 498,394,170 486,150,30 520,286,60 540,384,150 396,196,-80 344,268,-100 530,210,50 474,312,-20',
    (x = 0, y = 0, turn = 0) => put(lobed, { x, y, turn, size: 0.95 }),
  ),
];
