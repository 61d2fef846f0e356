import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

// What rises from the Seven of Cups: each about 100 wide and 130 high, its foot below 0, where a cup hides it.

const COILS = '0,40 -6,10 30,-10 10,-36 -24,-50 6,-84';

/** A snake that rears out of its cup, 100 wide, its head at -101. */
export const snake: Art = [
  cutStroke('accent', COILS, [16, 20, 20, 18, 16, 22], [24, 28, 28, 26, 24, 30]),
  flat('accent', `M-2 -98C20 -106 44 -92 46 -82C36 -70 10 -66 0 -74Z${lens([44, -84], [66, -94], 5)}`),
  flat('light', circlePath(20, -88, 4)),
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

/** A jewel on its point and three small ones that have rolled over the rim. */
export const jewels: Art = [
  put(jewel, { y: -10, size: 0.9 }),
  [
    [-52, 34],
    [-74, 90],
    [-40, 128],
  ].map(([x = 0, y = 0], i) => put(jewel, { x, y, size: 0.36 - i * 0.05, turn: i * 40 - 20 })),
];

/** A wreath of leaves, 130 wide, its middle at (0, -44). */
export const wreath: Art = times(14, (i) => leaf(...polar(0, -44, 42, i * 25.7), i * 25.7 + 66, 34, 'mid'));

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

/** Something under a veil that shines, 110 wide and 130 high. */
export const veiled: Art = [
  flat(
    'glow',
    times(9, (i) =>
      wedge(polar(0, -56, 60, 190 + i * 20), polar(0, -56, i % 2 ? 80 : 92, 190 + i * 20), 7),
    ).join(''),
  ),
  keyed('light', 'M-46 30C-50 -10 -34 -40 -26 -70C-22 -100 22 -100 26 -70C34 -40 50 -10 46 30Z', 5),
  [
    gouge('-14,-78 -22,-30 -26,20', 6, 'far'),
    gouge('4,-84 2,-30 0,20', 5, 'far'),
    gouge('18,-66 28,-20 28,20', 6, 'far'),
  ],
];
