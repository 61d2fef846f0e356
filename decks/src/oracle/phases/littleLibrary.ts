import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { tearingHand } from '../tearingHand.ts';

const COVERS: readonly Role[] = [
  'red',
  'linen',
  'cloth',
  'sage',
  'trim',
  'wine',
  'waterLight',
  'rose',
  'leafDark',
];

/** A row of books on a shelf: the width and the height of each, with a gap where the width is negative. */
const books = (left: number, foot: number, sizes: string, shift: number): Art => {
  let x = left;
  return eachOf(sizes, (width = 0, height = 0, i = 0) => {
    const at = x;
    x += Math.abs(width) + 1;
    if (width < 0) return false;
    const role = COVERS[(i * 4 + shift) % COVERS.length] ?? 'red';
    const band = role === 'linen' || role === 'trim' ? 'redDark' : 'trim';
    return [
      fill(role, boxPath(at, foot - height, width, height), { width: 2.2 }),
      line(`M${at + 2} ${foot - height + 14}h${width - 4}M${at + 2} ${foot - 16}h${width - 4}`, 3.4, band),
    ];
  });
};

const inside: Art = [
  fill('woodDark', boxPath(146, 394, 308, 248), { width: 3 }),
  flat('glow', boxPath(147, 395, 306, 246), 0.8),
  flat('light', 'M276 418L176 512H424L324 418Z', 0.5),
  books(154, 512, '30,84 22,70 34,92 20,78 28,88 -34,0 26,74 32,90 20,66 30,84', 0),
  put(fill('red', boxPath(-12, -82, 24, 82), { width: 2.2 }), { x: 318, y: 511, turn: -13 }),
  fill('wood', boxPath(146, 512, 308, 12), { width: 2.6 }),
  books(156, 634, '26,82 34,92 20,72 30,86 22,78 26,90', 3),
  flat('woodDark', boxPath(322, 526, 130, 114), 0.45),
  line('M300 396V408', 4, 'ink'),
  fill('metal', 'M276 422Q280 404 300 404Q320 404 324 422Z', { width: 2.2 }),
  disc('light', 300, 424, 9, 1.8),
];

/** The glass door, hinged on the right. */
const door: Art = [
  flat('waterLight', 'M456 396L540 426V664L456 640Z', 0.4),
  flat('light', 'M470 470L520 430L534 436L470 500Z', 0.5),
  flat('trim', 'M459 500L536 560V660L459 638Z', 0.5),
  line('M459 398L538 428V660L459 638Z', 16, 'line'),
  line('M459 398L538 428V660L459 638Z', 10, 'cloth'),
  disc('trim', 538, 552, 7, 2.2),
];

const roof: Art = [
  mirrored([
    fill('red', 'M300 256L492 378L482 410H470L300 300Z', { width: 3.2 }),
    line('M330 282L322 306M362 302L352 328M396 324L384 350M430 346L418 370M462 366L450 392', 2.4, 'redDark'),
  ]),
  fill('cloth', 'M300 302L452 398H148Z', { width: 3 }),
  flat('clothDark', 'M300 302L452 398H310Z', 0.6),
  fill('trim', outline('300,380! 276,356 278,340 292,340 300,350! 308,340 322,340 324,356'), { width: 2.4 }),
];

/** The lamplight that falls out of the open front on the grass and on the leaves behind. */
export const lamplight: Art = [
  flat('leaf', 'M206 742H420L520 830H80Z'),
  flat('sage', 'M236 742H390L458 830H150Z'),
  line(
    'M214 700q9 -10 18 0M238 716q9 -10 18 0M346 706q9 -10 18 0M372 722q9 -10 18 0M396 704q9 -10 18 0',
    3,
    'trim',
  ),
];

/** The book that is taken out of the gap on the lower shelf: its edge that a hand holds is at 0,0. */
const takenBook: Art = [
  flat('ink', 'M-112 -56L-100 -70V82L-8 96L-4 76Z', 0.4),
  fill('linen', 'M-104 -78L-96 -88L8 -82L4 72L-8 80Z', { width: 2.6 }),
  fill('leafDark', 'M-112 -76L-4 -72L-8 82L-116 76Z', { width: 3.2 }),
  flat('stem', 'M-112 -75L-96 -74L-100 77L-115 76Z'),
  line('M-90 -58L-18 -55M-92 60L-20 64', 4, 'trim'),
  crescent(-68, -24, 27, -20, 'trim', 2),
];

const CHILD = { skin: 'skinOlive', shade: 'skinBrown', sleeve: 'red', sleeveShade: 'redDark' } as const;

/** A child's hand from the right, which takes the book by its edge. */
const borrower: Art = [
  put(takenBook, { x: 426, y: 552, turn: -6, size: 0.84 }),
  put(put(tearingHand(CHILD, false), { flip: true }), { x: 448, y: 568, turn: 10, size: 0.6 }),
];

/** A small house on a post, full of books for anybody, with its door open. */
export const littleLibrary: Art = [
  fill('wood', boxPath(272, 640, 56, 190), { width: 3 }),
  flat('woodDark', boxPath(304, 642, 23, 188), 0.8),
  fill('cloth', boxPath(128, 386, 344, 268), { width: 3.2 }),
  flat('clothDark', boxPath(128, 640, 344, 13), 0.9),
  inside,
  roof,
  put(door, { x: 600, flip: true }),
  fill('wood', boxPath(116, 650, 368, 20), { width: 3 }),
  line('M118 652H482', 5, 'trim'),
  flat('trim', boxPath(273, 672, 24, 158), 0.4),
  borrower,
];
