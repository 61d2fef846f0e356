import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** The breast and the belly lie on the bark, the nape bends into the blow. */
const BIRD = outline(
  '430,290! 484,314 514,366 520,430 512,510 488,584 448,640 410,660! 372,624 350,560 343,490 347,420 362,376 378,340!',
);
const WING = outline('462,366! 506,404 514,474 496,556 462,636 424,700! 412,640 414,560 424,480 440,416');
const TAIL = outline('408,622! 450,640 424,704 388,752 344,792! 350,742 368,684 384,636!');

/** A strong foot at its ankle: two toes reach up and two down, each with a claw hooked into the bark. */
const foot = (x: number, y: number): Art => [
  joined('far', [limb(`${x + 48},${y - 10},30 ${x + 24},${y - 4},22 ${x},${y},18`)], 4, 'ink'),
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
  [gouge('418,646 396,700 362,758', 6, 'far'), gouge('398,646 378,700 354,762', 5, 'far')],
  foot(336, 478),
  foot(344, 586),
  keyed('light', BIRD, 5),
  combed('388,380 372,450 372,550', '430,400 414,470 400,570', {
    role: 'far',
    rows: 4,
    width: 5,
    length: 22,
  }),
  flat('accent', outline('366,564! 410,586 470,594! 456,624 436,642 410,656! 384,624')),
  cut('ink', WING, 5),
  flat(
    'light',
    times(6, (i) => circlePath(464 - i * 5, 440 + i * 36, 8) + circlePath(486 - i * 9, 452 + i * 34, 6)).join(
      '',
    ),
  ),
  put(
    [
      cut('ink', 'M-46 -2L-140 18L-40 22Z', 4),
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
    { x: 426, y: 304, turn: -14 },
  ),
];
