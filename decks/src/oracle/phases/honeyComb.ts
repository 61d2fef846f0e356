import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const COMB = outline(
  '62,404! 50,500 66,610 128,730 220,812 300,834 380,812 472,730 534,610 550,500 538,404!',
);
const CELL = 28;

const cells = (size: number, chosen: (column: number, row: number) => boolean): string =>
  times(11, (row) =>
    times(12, (column) =>
      chosen(column, row)
        ? polygonPath(
            times(6, (i) =>
              polar(
                40 + column * CELL * 1.74 + (row % 2) * CELL * 0.87,
                404 + row * CELL * 1.5,
                size,
                i * 60 - 90,
              ),
            ),
          )
        : '',
    ).join(''),
  ).join('');

/** A comb of wild bees that hangs from a bough, its cells seen from the front. */
export const comb: Art = [
  fill('metal', COMB, { width: 3.6 }),
  clipped(COMB, [
    flat(
      'trim',
      cells(CELL * 0.86, () => true),
    ),
    flat(
      'metalDark',
      cells(CELL * 0.86, (column, row) => (column * 5 + row * 7) % 7 === 0),
      0.85,
    ),
    flat('metalDark', outline('440,404! 470,520 450,640 380,740 300,800! 300,860 600,860 600,404'), 0.45),
  ]),
  line(COMB, 3.6),
];

const ABDOMEN = outline('-18,-2! -24,18 -22,40 -10,58 0,66 10,58 22,40 24,18 18,-2!');

const wing = fill('light', outline('8,-26! 34,-18 60,16 66,42 52,50 34,40 18,8!'), {
  width: 2,
  opacity: 0.92,
});

/** A bee from above that looks up; its middle is at 0,0. */
const bee = (shaken = false): Art => [
  shaken &&
    line('M-56 60Q-58 76 -46 88M56 60Q58 76 46 88M-72 62Q-74 86 -58 102M72 62Q74 86 58 102', 3, 'light'),
  line(
    'M-14 -30L-34 -46L-42 -62M14 -30L34 -46L42 -62M-18 -18L-44 -22L-56 -10M18 -18L44 -22L56 -10M-14 -4L-40 30L-34 70M14 -4L40 30L34 70',
    4.4,
    'ink',
  ),
  fill('straw', ABDOMEN, { width: 2.6 }),
  clipped(ABDOMEN, line('M-26 12Q0 20 26 12M-26 28Q0 37 26 28M-24 44Q0 52 24 44M-14 60H14', 8, 'ink')),
  mirrored([wing, line('M12 -20Q40 0 54 40', 1.6, 'stoneDark')], 0),
  fill('wood', circlePath(0, -20, 20), { width: 2.6 }),
  graven('-12,-24 -4,-32 6,-32', 5, 'straw', 0.9),
  line('M-6 -54Q-12 -66 -22 -68M6 -54Q12 -66 22 -68', 3, 'ink'),
  fill('ink', outline('-16,-44! -14,-56 0,-60 14,-56 16,-44 8,-36 -8,-36!'), { width: 2 }),
  flat('metal', outline('-12,-52 -8,-54 -8,-44 -12,-42')),
  flat('metal', outline('12,-52 8,-54 8,-44 12,-42')),
  shaken && eachOf('-34,68 34,68', (x = 0, y = 0) => fill('red', circlePath(x, y, 8), { width: 2 })),
];

/** A bee that dances the figure of eight which says where the flowers are, and five that follow it. */
export const dance: Art = [
  line('M262 664L330 536C386 470 480 520 452 610C430 676 330 700 262 664', 5, 'light', 0.95),
  line('M330 536C300 450 190 450 160 536C140 610 190 664 262 664', 5, 'light', 0.95),
  eachOf(
    '142,490,130,0.84 116,634,66,0.86 466,488,222,0.84 492,626,288,0.84 396,728,330,0.84 222,742,20,0.84',
    (x = 0, y = 0, turn = 0, size = 0) => put(bee(), { x, y, turn, size }),
  ),
  put(bee(true), { x: 298, y: 604, turn: 28, size: 1.36 }),
];
