import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const knot: Art = [
  fill('leaf', outline('0,-10! 10,-6 14,8 12,20 0,28 -12,20 -14,8 -10,-6'), { width: 2.4 }),
  graven('-7,-2 -9,8 -6,18', 3.4, 'sage', 1),
];

/** The right outer petal, which stands out from the cup, cool inside and bright along its edge. */
const wing = (points: string, shade: string, vein: string): Art => [
  fill('snow', outline(points), { width: 2.6 }),
  flat('waterLight', outline(shade), 0.5),
  graven(vein, 3, 'stoneDark', 0.9),
];

/** A flower that hangs open from 0,0: the notched cup with its green mark, and two petals at its sides. */
const open: Art = [
  fill('light', outline('-8,16! -28,40 -38,80 -36,116! -20,124 -2,106! 18,124 38,112! 38,78 28,40 8,16!'), {
    width: 2.6,
  }),
  flat('stone', outline('-8,18! -27,42 -37,80 -35,114! -26,119 -22,117! -24,80 -16,44'), 0.8),
  fill('leaf', 'M-25 112Q-30 80 -2 68Q28 78 29 110Q16 90 -2 90Q-16 92 -25 112Z', { width: 1.8 }),
  line('M-8 32V62M8 32V60', 2.2, 'stoneDark', 0.8),
  wing(
    '1,12! 28,20 50,62 60,112 58,150 50,172! 30,150 18,120 10,80',
    '5,24! 12,80 20,120 31,148 49,168! 38,124 22,72',
    '16,32 36,72 48,130',
  ),
  wing(
    '-1,12! -28,18 -50,60 -60,110 -58,148 -48,172! -28,150 -18,118 -10,80',
    '-3,26! -11,82 -19,116 -29,148 -47,168! -34,126 -20,74',
    '-20,34 -40,72 -50,126',
  ),
  knot,
];

/** A flower that is half open, its petals still before the cup. */
const halfOpen: Art = [
  fill('light', outline('4,16! 44,34 62,80 50,122! 26,116 6,72'), { width: 2.8 }),
  fill('light', outline('-4,16! -40,34 -58,80 -46,120! -26,116 -6,72'), { width: 2.8 }),
  flat('waterLight', outline('10,24! 42,38 58,80 48,120! 42,86 28,56'), 0.55),
  fill('snow', outline('0,14! 26,46 30,96 4,136 -4,136 -30,96 -26,46'), { width: 2.8 }),
  flat('waterLight', outline('6,24! 24,50 28,94 4,132! 13,96 13,58'), 0.5),
  graven('-10,44 -14,78 -8,112', 4, 'stoneDark', 0.8),
  knot,
];

/** A flower that is still closed. */
const bud: Art = [
  fill('snow', outline('0,14! 22,40 22,80 2,110! -22,80 -22,40'), { width: 2.8 }),
  flat('waterLight', outline('6,22! 21,44 20,80 2,106! 11,70'), 0.55),
  knot,
];

/** A stem from the snow to its sheath, and the thin stalk that arches out of the sheath to where the flower hangs. */
const stem = (points: Points, sheath: string, stalk: Points): Art => [
  limb('leaf', points, [16, 14, 12, 10], 'line', 2.6),
  limb('leaf', stalk, [6, 5.4, 5, 5, 5.4], 'line', 2.2),
  fill('sage', outline(sheath), { width: 2.4 }),
];

const blade = (points: Points, width: number, shaded = false): Art => [
  limb(shaded ? 'leafDark' : 'sage', points, [width * 0.7, width, width * 0.86, 7], 'line', 2.8),
  graven(points, 4, shaded ? 'leaf' : 'sageDark', 1),
];

/** Three flowers that have come up through the snow, the tallest with its head before the moon. */
export const snowdrops: Art = [
  blade('196,772 162,700 128,640 92,606', 26, true),
  blade('464,776 480,740 502,716 536,704', 20, true),
  stem(
    '204,770 188,690 172,620 160,560',
    '154,566! 150,528 152,492 166,466! 174,500 174,536 167,566!',
    '164,540 158,510 136,496 112,512 106,540',
  ),
  put(bud, { x: 105, y: 548, turn: 4, size: 0.94 }),
  stem(
    '438,776 448,720 452,660 454,622',
    '447,628! 447,594 454,562 470,540! 474,572 470,602 460,628!',
    '458,602 464,566 482,550 500,566 502,592',
  ),
  put(halfOpen, { x: 501, y: 598, size: 0.64, turn: -2 }),
  blade('304,770 362,690 398,600 400,540', 30),
  stem(
    '286,770 256,640 230,510 218,380',
    '210,386! 206,336 202,290 182,238! 214,272 226,322 226,386!',
    '221,344 236,282 296,248 344,284 352,346',
  ),
  graven('194,262 210,310 217,366', 3.6, 'leaf', 1),
  put(open, { x: 350, y: 356, size: 1.62, turn: -4 }),
  blade('258,776 204,700 182,610 196,520', 32),
];
