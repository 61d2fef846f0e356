import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import { graven, limb, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const NUT = outline('-66,-34! -74,20 -58,74 -24,106 0,124! 24,106 58,74 74,20 66,-34!');
const CUP = outline('-78,-22! -90,-56 -62,-96 0,-112 62,-96 90,-56 78,-22! 40,-8 0,-4 -40,-8');
const SPLIT = outline('0,124! -22,86 -26,40 -14,8 -6,-10! 6,-10! 20,14 28,48 22,90');

/** The husk has split from its tip, and light comes out of it. */
const nut: Art = [
  fill('metalDark', NUT, { width: 3 }),
  clipped(NUT, [
    flat('metal', outline('-66,-34! -74,20 -58,74 -24,106! -44,60 -40,10 -44,-34!'), 0.7),
    flat('woodDark', outline('66,-34! 74,20 58,74 24,106 0,124! 34,70 44,20 40,-34!'), 0.6),
    graven('-54,-16 -58,24 -44,62', 8, 'light', 0.75),
    flat('trim', outline('0,130! -38,84 -40,34 -24,-6! 24,-6! 40,40 36,90'), 0.5),
  ]),
  line(NUT, 3),
  fill('glow', SPLIT, { width: 2.6 }),
  clipped(SPLIT, [
    flat('light', outline('0,124! -8,80 -10,40 0,4! 12,44 10,84'), 0.95),
    graven('-16,30 -18,60 -12,90', 4, 'metalDark', 0.6),
    graven('18,36 20,64 14,92', 4, 'metalDark', 0.6),
  ]),
];

const cup: Art = [
  fill('wood', outline('-8,-106! -12,-126 0,-142 16,-140! 10,-124 10,-106!'), { width: 2.4 }),
  fill('wood', CUP, { width: 3 }),
  clipped(CUP, [
    flat('woodDark', outline('30,-112! 70,-90 92,-50 78,-20 30,-6! 50,-50'), 0.55),
    times(6, (row) =>
      times(11, (i) =>
        line(`M${-108 + i * 22 + (row % 2) * 11} ${-104 + row * 16}q11 20 22 0`, 2.2, 'woodDark', 0.9),
      ),
    ),
    line('M-78 -20Q-40 -6 0 -4Q40 -6 78 -20', 9, 'trim', 0.8),
  ]),
  line(CUP, 3),
];

const ROOT = '366,604 392,650 376,706 404,762 396,836';
const SHOOT = '370,602 420,600 446,548 444,470 440,400 416,340 378,328 358,354 366,384';

/** Fine hairs along a line, to both sides and longer in its middle. */
const hairs = (spine: string, length: number): Art =>
  line(
    sampleSpline(
      toPoints(spine),
      toPoints(spine).map(() => 1),
    )
      .slice(3)
      .map(([x, y], i, all) => {
        const reach = length * (0.5 + 0.5 * Math.sin((Math.PI * i) / all.length));
        return `M${x} ${y}q${-reach * 0.6} ${(i % 3) * 3} ${-reach} ${6 + (i % 4) * 3}M${x} ${y}q${reach * 0.6} ${(i % 2) * 4} ${reach} ${4 + (i % 3) * 4}`;
      })
      .join(''),
    1.7,
    'linen',
    0.9,
  );

const roots: Art = [
  hairs(ROOT, 34),
  hairs('384,700 348,720 326,752', 14),
  hairs('398,734 440,748 462,786', 14),
  limb('linen', '384,690 348,712 322,752', [7, 5, 1.4], 'line', 1.6),
  limb('linen', '394,730 436,744 464,790', [7, 5, 1.4], 'line', 1.6),
  limb('linen', '386,650 420,668 446,700', [6, 4, 1.2], 'line', 1.6),
  limb('linen', ROOT, [22, 18, 14, 10, 6], 'line', 2),
  graven('370,616 388,652 374,704', 5, 'light', 1),
];

/** The shoot: white where it leaves the husk, green above, its head with two folded leaves still bent. */
const shoot: Art = [
  fill('sage', outline('352,356! 336,376 338,414 356,434! 374,412 376,380!'), { width: 2.4 }),
  fill('leaf', outline('366,360! 362,392 372,420 390,428! 398,404 390,376!'), { width: 2.4 }),
  line('M352 372Q350 404 356 428M374 374Q376 402 388 422', 2, 'linen', 0.8),
  limb('sage', SHOOT, [20, 17, 15, 14, 13, 13, 14, 15, 13], 'line', 2.2),
  flat('linen', swellPath('372,602 420,600 445,548 444,480', [16, 13, 10, 1])),
  graven('430,560 438,480 434,404 410,350 382,340', 4, 'linen', 0.7),
];

/** An acorn that lies on its side and has sprouted, with its root and shoot. */
export const acorn: Art = [roots, shoot, put([nut, cup], { x: 246, y: 532, size: 1.28, turn: -58 })];
