import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';

const BIRD =
  'M470 322C528 376 540 470 506 560C486 610 450 640 416 650C388 620 376 540 388 460C392 410 404 370 420 344Z';
const WING = 'M476 372C540 420 530 560 446 690C424 640 424 560 440 480C448 430 456 390 476 372Z';

/**
 * A woodpecker upright on the right side of a trunk at x 350: 525 high, the tip of its bill at (298, 336).
 */
export const woodpecker: Art = [
  stroke('light', '440,470 396,456 356,474', [16, 14, 10]),
  stroke('ink', '440,470 396,456 350,474', [9, 8, 6]),
  stroke('light', '440,560 396,556 352,574', [16, 14, 10]),
  stroke('ink', '440,560 396,556 352,574', [9, 8, 6]),
  [
    '352,474 336,464 324,468',
    '352,474 334,478 326,488',
    '354,574 338,564 326,568',
    '354,574 336,578 328,590',
  ].map((claw) => gouge(claw, 7, 'far')),
  cut('ink', 'M404 610L452 636C430 690 400 740 362 780C356 740 380 670 404 610Z', 5),
  keyed('light', BIRD, 5),
  ticks('M400 380L470 372L440 470L430 560L396 560Z', {
    role: 'far',
    flow: 80,
    gap: 20,
    length: 16,
    width: 4,
  }),
  flat('accent', 'M388 560C392 600 402 634 416 650C450 640 470 620 486 590C450 590 410 580 388 560Z'),
  cut('ink', WING, 5),
  flat(
    'light',
    times(6, (i) => circlePath(484 - i * 5, 440 + i * 36, 8) + circlePath(504 - i * 9, 452 + i * 34, 6)).join(
      '',
    ),
  ),
  put(
    [
      cut('ink', 'M-46 -2L-150 18L-40 22Z', 4),
      joined(
        'ink',
        ['M-56 8C-60 -34 -22 -62 16 -54C52 -48 66 -12 62 30C54 54 20 60 4 48C-24 44 -50 34 -56 8Z'],
        5,
      ),
      flat('light', 'M-52 10C-30 -6 10 -6 30 8C36 26 28 44 6 46C-20 42 -46 34 -52 10Z'),
      flat('ink', 'M-46 22C-10 30 10 34 18 64L6 58C-4 44 -26 40 -46 22Z'),
      cut('accent', 'M-6 -56C34 -66 66 -38 64 4C44 -12 24 -32 -6 -56Z', 4),
      flat('light', circlePath(-18, -22, 10)),
      flat('ink', circlePath(-20, -22, 6)),
    ],
    { x: 448, y: 318, turn: 4 },
  ),
];
