import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BIRD = outline(
  '456,320! 510,360 534,430 526,510 500,580 462,636 420,654! 392,600 380,520 388,440 404,380 414,344',
);
const WING = outline('476,372! 524,410 530,480 510,560 474,640 436,700! 426,640 430,560 440,480 456,420');
const TAIL = outline('420,616! 462,640 440,700 404,752 352,790! 362,740 384,680 398,630!');

/** A strong foot at its ankle: two toes reach up and two down, each with a claw hooked into the bark. */
const foot = (x: number, y: number): Art => [
  joined('far', [limb(`${x + 74},${y - 26},26 ${x + 36},${y - 12},20 ${x},${y},18`)], 4, 'ink'),
  ['-30,-34 -52,-42', '-42,-10 -62,-8', '-36,22 -54,34', '-12,38 -22,56'].map((toe) => {
    const [[jx, jy], [tx, ty]] = toPoints(toe) as readonly [
      readonly [number, number],
      readonly [number, number],
    ];
    return [
      keyed('far', limb(`${x},${y},16 ${x + jx},${y + jy},15 ${x + tx * 0.9},${y + ty * 0.9},10`), 4),
      gouge(
        `${x + tx * 0.8},${y + ty * 0.8} ${x + tx - 2},${y + ty + 4} ${x + tx - 4},${y + ty + 14}`,
        9,
        'light',
      ),
    ];
  }),
  flat('far', circlePath(x, y, 8)),
];

/**
 * A woodpecker upright on the right side of a trunk at x 350, its tail braced on the bark: 525 high, the tip of its
 * bill at (298, 336).
 */
export const woodpecker: Art = [
  joined('ink', [TAIL], 5),
  [gouge('430,646 408,700 372,758', 6, 'far'), gouge('412,646 392,700 366,762', 5, 'far')],
  foot(346, 466),
  foot(352, 590),
  keyed('light', BIRD, 5),
  combed('412,370 392,450 392,560', '460,390 436,470 424,570', {
    role: 'far',
    rows: 4,
    width: 5,
    length: 22,
  }),
  flat('accent', outline('386,560! 430,580 484,588! 470,620 450,640 420,652! 400,620')),
  cut('ink', WING, 5),
  flat(
    'light',
    times(6, (i) => circlePath(480 - i * 5, 440 + i * 36, 8) + circlePath(502 - i * 9, 452 + i * 34, 6)).join(
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
