import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { star } from '../../primitives/lights.ts';

const [X, Y] = [300, 330];

/** Round, as it was baked, but for the side from which slices were cut. */
const CRUST = outline(
  '300,138 372,152 434,190 476,250 492,324 482,396 446,452! 380,488 310,506 236,504 170,478! 126,424 108,350 118,270 158,200 222,154',
);

/** The side that the slices left, seen a little from before. */
const CUT = outline('164,470! 236,500 310,502 380,484 450,446! 448,492 384,528 310,546 236,542 170,514!');

/** An ear of wheat in flour, 150 long, its foot at 0. */
const ear: Art = [
  times(5, (i) =>
    [-1, 1].map((s) =>
      flat(
        'linen',
        `M0 ${-12 - i * 20}C${s * 20} ${-16 - i * 20} ${s * 24} ${-34 - i * 20} ${s * 17} ${-47 - i * 20}C${s * 4} ${-40 - i * 20} 0 ${-28 - i * 20} 0 ${-12 - i * 20}Z`,
      ),
    ),
  ),
  flat('linen', 'M-3 14L-2 -106C-8 -118 -4 -130 0 -140C4 -130 8 -118 2 -106L3 14Z'),
];

/** The loaf from above: a moon in a ring of wheat, dusted through a stencil. */
export const loaf: Art = [
  put(flat('ink', CRUST, 0.45), { x: 14, y: 18 }),
  fill('linen', CUT, { width: 3.2 }),
  eachOf('214,512,6 256,520,4 300,522,7 348,514,5 392,502,6', (x = 0, y = 0, r = 0) =>
    flat('straw', circlePath(x, y, r), 0.75),
  ),
  fill('hairAuburn', CRUST, { width: 3.6 }),
  clipped(CRUST, [
    flat(
      'woodDark',
      outline('470,210! 496,320 462,420 390,466 290,488 150,450! 150,540 480,540 540,400'),
      0.75,
    ),
    flat(
      'metalDark',
      outline('296,152 372,172 424,240 434,320 396,396 326,430 236,428 170,390 136,322 150,244 214,176'),
      0.9,
    ),
    flat('metal', outline('236,176 306,166 320,196 236,226 176,300 160,340 140,300 164,220'), 0.75),
    times(9, (i) => {
      const [x, y] = polar(X, Y, 88, i * 40 + 10);
      return put(ear, { x, y, turn: i * 40 + 112, size: 0.76 });
    }),
    line(circlePath(X, Y, 86), 6, 'linen'),
    flat('linen', `M${X + 12} ${Y - 62}A64 64 0 1 0 ${X + 57} ${Y + 32}A53 53 0 1 1 ${X + 12} ${Y - 62}Z`),
    eachOf('30,-28,15 50,2,10 10,4,10', (dx = 0, dy = 0, r = 0) => star(X + dx, Y + dy, r, 'linen')),
    times(14, (i) =>
      flat('linen', circlePath(...polar(X, Y, 40 + ((i * 67) % 140), i * 77), 1.6 + (i % 3) * 0.7), 0.8),
    ),
  ]),
];

const SLICE = outline(
  '-128,58! -136,20 -122,-30 -84,-66 -30,-82 30,-82 84,-66 122,-30 136,20 128,58! 60,66 0,68 -60,66',
);
const CRUMB = outline(
  '-114,46! -120,18 -108,-22 -76,-52 -28,-66 28,-66 76,-52 108,-22 120,18 114,46! 60,52 0,54 -60,52',
);
const HOLES = '-80,10,7 -52,-26,9 -60,34,5 -20,-44,6 24,32,7 44,-34,8 84,-14,5 92,26,7 -96,30,4';

/** A slice, 270 wide. */
export const slice: Art = [
  put(flat('ink', SLICE, 0.45), { x: 9, y: 13 }),
  fill('hairAuburn', SLICE, { width: 3.2 }),
  flat('linen', CRUMB),
  eachOf(HOLES, (x = 0, y = 0, r = 0) => flat('straw', circlePath(x, y, r), 0.75)),
  graven('-112,40 -118,12 -104,-22 -74,-50 -30,-64', 6, 'straw', 0.9),
];
