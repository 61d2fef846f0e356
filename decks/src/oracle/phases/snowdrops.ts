import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A flower that hangs from 0,0: its green knot, the two outer petals and the one towards us. */
const bell: Art = [
  fill('light', outline('4,16! 44,34 66,80 56,122! 26,116 6,72'), { width: 2.8 }),
  fill('light', outline('-4,16! -44,34 -66,80 -56,122! -26,116 -6,72'), { width: 2.8 }),
  flat('waterLight', outline('10,24! 44,38 62,80 56,120! 44,86 28,56'), 0.55),
  fill('linen', outline('-22,70! 22,70 20,132! 0,118! -20,132!'), { width: 2 }),
  flat('leaf', 'M-17 114Q0 96 17 114L17 124Q0 106 -17 124Z'),
  fill('snow', outline('0,14! 28,46 32,96 4,138 -4,138 -32,96 -28,46'), { width: 2.8 }),
  flat('waterLight', outline('6,24! 26,50 30,94 4,134! 14,96 14,58'), 0.5),
  graven('-10,44 -14,78 -8,112', 4, 'stoneDark', 0.8),
  fill('leaf', outline('0,-8 13,0 13,18 0,26 -13,18 -13,0'), { width: 2.4 }),
];

/** A flower that is still closed. */
const bud: Art = [
  fill('snow', outline('0,14! 24,40 24,78 2,108! -24,78 -24,40'), { width: 2.8 }),
  flat('waterLight', outline('6,22! 23,44 22,78 2,104! 12,70'), 0.55),
  line('M-2 26Q-10 60 1 98', 2.2, 'stoneDark'),
  fill('leaf', outline('0,-8 12,0 12,18 0,26 -12,18 -12,0'), { width: 2.4 }),
];

/** A stem from the snow over the bow of its neck to where the flower hangs, and the pale sheath at the bow. */
const stem = (points: Points, sheath: string): Art => [
  limb('leaf', points, [15, 13, 11, 8, 5], 'line', 2.6),
  fill('sage', outline(sheath), { width: 2.4 }),
];

const blade = (points: Points, width: number, shaded = false): Art => [
  limb(shaded ? 'leafDark' : 'sage', points, [width * 0.7, width, width * 0.86, 7], 'line', 2.8),
  graven(points, 4, shaded ? 'leaf' : 'sageDark', 1),
];

/** Three flowers that have come up through the snow, the tallest with its head before the moon. */
export const snowdrops: Art = [
  blade('196,772 160,690 128,620 96,584', 26, true),
  blade('420,776 456,704 484,650 520,624', 26, true),
  stem('204,770 180,660 164,580 142,542 118,556', '158,566! 138,524 118,500 104,496! 112,524 134,556'),
  put(bud, { x: 116, y: 566, turn: 8, size: 0.98 }),
  stem('408,776 432,650 448,566 468,530 484,550', '446,560! 462,514 480,492 498,490! 488,520 466,550'),
  put(bell, { x: 484, y: 560, size: 0.92, turn: -6 }),
  blade('300,770 350,680 372,590 366,520', 32),
  stem('286,770 262,620 250,490 268,408 316,414', '252,444! 258,398 282,360 312,344! 306,376 284,420'),
  put(bell, { x: 318, y: 424, size: 1.5, turn: -5 }),
  blade('262,776 216,700 206,610 226,540', 32),
];
