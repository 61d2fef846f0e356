import { eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const WINGS = ['6,-6! 40,-34 96,-44 120,-30! 100,-12 50,-2', '6,4! 44,0 92,10 108,26! 80,36 36,22'];

/** A dragonfly from above, its head at 0,-22 and its tail down. */
export const dragonfly: Art = [
  mirrored(
    WINGS.map((wing) => [
      fill('waterLight', outline(wing), { width: 2.2, opacity: 0.94 }),
      flat('light', outline(wing), 0.45),
    ]),
    0,
  ),
  mirrored(
    [
      line(
        'M10 -6Q60 -30 110 -30M10 6Q56 12 100 26M40 -26L48 -8M72 -34L80 -14M44 4L40 20M72 12L68 30',
        1.6,
        'cloth',
        0.8,
      ),
      fill('red', 'M104 -38L116 -34L112 -26L100 -30Z', { width: 1.4 }),
    ],
    0,
  ),
  limb('red', '0,6 2,60 -4,112', [14, 10, 8], 'line', 2.4),
  eachRow([[36], [56], [76], [96]], (y) => line(`M-5 ${y}H7`, 2.2, 'wineDark')),
  fill('red', outline('0,-18 12,-8 11,10 0,20 -11,10 -12,-8'), { width: 2.4 }),
  put(
    [-8, 8].map((x) => [
      fill('cloth', circlePath(x, -24, 9), { width: 2.2 }),
      flat('light', circlePath(x - 2, -27, 2.6)),
    ]),
    {},
  ),
];
