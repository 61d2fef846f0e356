import { eachOf, eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import { star } from '../../primitives/lights.ts';

/** From behind, near and dark, both hands lifted to what is seen. */
export const dreamer: Art = [
  [false, true].map((flip) =>
    put(
      [
        limb('clothDark', '-120,206 -196,150 -204,80', [110, 84, 56]),
        graven('-130,190 -190,140 -200,84', 5),
        fill('steelDark', swellPath('-232,66 -204,58 -176,64', [13, 16, 13]), { width: 2 }),
        openHand('skinOlive', { x: -206, y: 16, turn: 84, size: 1.25, flip: true }),
      ],
      { x: 300, y: 700, flip },
    ),
  ),
  fill('skinOlive', 'M270 744L264 808H336L330 744Z', { edge: 'skinEdge' }),
  fill('clothDark', 'M262 790C200 800 140 830 110 900H490C460 830 400 800 338 790Q300 812 262 790Z'),
  line('M262 790Q300 812 338 790', 8, 'steelDark'),
  graven('240,812 200,840 176,890', 5),
  graven('360,812 400,840 424,890', 5),
  fill(
    'hairBlack',
    'M300 612C230 610 222 672 230 724C240 766 272 778 300 778C328 778 360 766 370 724C378 672 370 610 300 612Z',
  ),
  eachOf('-44 -26 -8 10 28 46', (dx) =>
    graven(
      [
        [300 + dx * 0.4, 620],
        [300 + dx, 690],
        [300 + dx * 0.8, 766],
      ],
      4,
    ),
  ),
];

/** Mist that rises from the dreamer and carries what is seen, with sparks of light in it. */
export const mist: Art = [
  eachRow(
    [
      ['300,800 230,740 190,680 130,640 96,596'],
      ['310,800 270,720 250,660 236,560'],
      ['320,800 340,730 376,660 366,560'],
      ['330,800 400,750 430,690 476,650 500,596'],
    ] as [string][],
    (points, i) => [graven(points, i % 3 ? 26 : 34, 'steel', 0.22), graven(points, 5, 'light', 0.5)],
  ),
  eachOf(
    '120,690,9 196,636,7 262,620,6 404,624,7 470,702,9 160,752,6 436,760,6 86,640,6 520,640,6',
    (x, y, r) => star(x, y, r, 'glow'),
  ),
];
