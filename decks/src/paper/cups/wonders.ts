import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

// What rises from the Seven of Cups: each about 100 wide and 130 high, its foot below 0, where a cup hides it.

const COILS = '0,40 -10,16 18,-2 34,-24 8,-40 -26,-52 -16,-82 12,-92';

/** A snake that rears out of its cup, 100 wide, its head at -92. */
export const snake: Art = [
  cutStroke('accent', COILS, [22, 23, 24, 24, 24, 22, 19, 20], [31, 32, 33, 33, 33, 31, 28, 29]),
  gouge('-2,18 22,0 30,-22 6,-34', 6, 'ink'),
  gouge('-8,-42 -28,-58 -18,-78', 6, 'ink'),
  stroke('accent', '40,-88 54,-86 66,-94', [4, 4, 3]),
  stroke('accent', '54,-86 68,-80', [4, 3]),
  cut('accent', outline('2,-104! 20,-112 40,-102 52,-88! 38,-76 18,-74 2,-80!'), 4),
  [flat('light', circlePath(22, -97, 6)), flat('ink', circlePath(23, -97, 3))],
];

/** A castle with three towers, 120 wide and 130 high. */
export const castle: Art = [
  keyed(
    'light',
    'M-46 20V-70H-58V-96H-44V-84H-32V-96H-18V-60H-12V-110L0 -130L12 -110V-60H18V-96H32V-84H44V-96H58V-70H46V20Z',
    5,
  ),
  flat('ink', 'M-12 20V-10a12 12 0 0 1 24 0V20ZM-36 -50h8v18h-8ZM28 -50h8v18h-8Z'),
];

/** A cut jewel that stands on its point, 110 wide and 95 high. */
const jewel: Art = [
  cut('accent', 'M-52 -60L-28 -92H28L52 -60L0 10Z', 5),
  flat('light', lens([-50, -60], [50, -60], 5) + lens([-26, -60], [0, 4], 5) + lens([26, -60], [0, 4], 5)),
  flat('light', lens([-26, -60], [-8, -90], 4) + lens([26, -60], [8, -90], 4)),
];

/** A jewel on its point above the rim, and two small ones in the mouth of the cup. */
export const jewels: Art = [
  put(jewel, { y: 2, size: 0.94 }),
  [-1, 1].map((side) => put(jewel, { x: side * 27, y: 8, size: 0.36, turn: side * 24 })),
];

/** A laurel wreath with a ribbon at its top, 130 wide, its middle at (0, -50). */
export const wreath: Art = [
  mirrored(
    times(6, (i) => [
      leaf(...polar(0, -50, 38, 84 - i * 29), 84 - i * 29 - 50, 36, 'mid'),
      leaf(...polar(0, -50, 32, 84 - i * 29), 84 - i * 29 - 118, 22, 'mid'),
    ]),
    0,
  ),
];

/** A small dragon with one wing spread, 180 wide and 150 high. */
export const dragon: Art = [
  cut(
    'far',
    'M-10 -30C-50 -110 -84 -110 -92 -80C-80 -78 -78 -64 -80 -52C-66 -60 -56 -50 -52 -38C-40 -46 -30 -30 -10 -16Z',
    4,
  ),
  joined(
    'far',
    [
      swellPath('0,40 -4,0 16,-40 2,-86 34,-110', [40, 40, 32, 24, 34]),
      'M30 -128C56 -126 72 -108 82 -96C70 -86 48 -84 30 -92ZM26 -116L6 -148L40 -124Z',
    ],
    5,
    'ink',
  ),
  flat('ink', circlePath(46, -112, 4) + lens([52, -96], [80, -96], 3)),
];

/** Something under a veil that shines, 120 wide and 150 high: only its eyes show through. */
export const veiled: Art = [
  flat(
    'glow',
    times(9, (i) =>
      wedge(polar(0, -60, 62, 190 + i * 20), polar(0, -60, i % 2 ? 78 : 90, 190 + i * 20), 7),
    ).join(''),
  ),
  keyed(
    'light',
    outline(
      '-34,40! -44,4 -46,-18 -32,-34! -36,-62 -26,-90 -4,-106! 22,-96 36,-66 32,-34! 46,-18 44,4 34,40!',
    ),
    5,
  ),
  flat(
    'far',
    outline('-4,-106! 22,-96 36,-66 32,-34! 46,-18 44,4 34,40! 22,40! 30,0 22,-26 18,-36! 28,-62 16,-92'),
  ),
  mirrored(
    [flat('ink', outline('4,-60! 12,-72 24,-66! 22,-54 10,-52')), flat('glow', circlePath(14, -61, 5))],
    0,
  ),
  [
    gouge('-30,-32 -6,-20 28,-34', 7, 'mid'),
    gouge('-20,-20 -30,6 -26,32', 6, 'mid'),
    gouge('-2,-16 -6,8 -4,32', 6, 'mid'),
    gouge('16,-18 20,6 16,30', 6, 'mid'),
    gouge('-6,-100 -22,-84 -28,-62', 5, 'mid'),
  ],
];
