import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, sampleSpline, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const NUT = outline('-66,-34! -74,20 -58,74 -24,106 0,124! 24,106 58,74 74,20 66,-34!');
const CUP = outline('-78,-22! -90,-56 -62,-96 0,-112 62,-96 90,-56 78,-22! 40,-8 0,-4 -40,-8');
const SPLIT = outline('2,126! -12,88! 6,66! -18,36! 2,14! -10,-14! 18,-14! 30,12! 10,36! 36,64! 16,86!');
const HEART = outline('2,112! -2,88! 16,66! -6,36! 12,14! 2,-14! 10,-14! 20,12! 0,36! 24,64! 8,86!');

/** The husk has split from its tip, and light comes out of it. */
const nut: Art = [
  fill('metalDark', NUT, { width: 3 }),
  clipped(NUT, [
    flat('metal', outline('-66,-34! -74,20 -58,74 -24,106! -44,60 -40,10 -44,-34!'), 0.7),
    flat('woodDark', outline('66,-34! 74,20 58,74 24,106 0,124! 34,70 44,20 40,-34!'), 0.6),
    graven('-54,-16 -58,24 -44,62', 8, 'light', 0.75),
    // The light that falls out of the split.
    line(SPLIT, 34, 'metal', 0.5),
    line(SPLIT, 18, 'trim', 0.6),
  ]),
  line(NUT, 3),
  fill('glow', SPLIT, { width: 2.6 }),
  flat('light', HEART, 0.95),
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

const ROOT = '289,686 302,712 340,730 364,764 362,836';
const SHOOT = '290,598 332,612 392,590 440,536 464,470 466,406 448,354 416,340 394,362';

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
  hairs(ROOT, 30),
  hairs('306,718 274,734 238,742 212,764', 14),
  hairs('358,746 400,752 428,786', 14),
  limb('linen', '304,712 272,732 236,740 206,766', [8, 6, 4.6, 1.4], 'line', 1.6),
  limb('linen', '354,738 398,750 430,790', [8, 5.4, 1.4], 'line', 1.6),
  limb('linen', '326,720 376,710 410,722', [6, 4, 1.2], 'line', 1.6),
  limb('linen', ROOT, [24, 19, 15, 11, 7], 'line', 2),
  graven('293,694 306,710 340,731', 5, 'light', 1),
];

/** A young leaf with the lobes of the oak, which hangs down from 0,0. */
const oakLeaf = (role: Role): Art => [
  fill(
    role,
    outline(
      '0,0! 9,6 20,8 20,18 13,24! 24,28 29,38 24,46 15,48! 22,54 22,64 12,68 0,82! -12,68 -22,64 -22,54 -15,48! -24,46 -29,38 -24,28 -13,24! -20,18 -20,8 -9,6',
    ),
    { width: 2.4 },
  ),
  line('M0 4V72M0 28L14 18M0 28L-14 18M0 52L17 40M0 52L-17 40', 2, 'linen', 0.8),
];

/** The shoot: white where it leaves the split, green above, its head with two young leaves still bent. */
const shoot: Art = [
  put(oakLeaf('leaf'), { x: 396, y: 354, turn: -36, size: 1.05 }),
  limb('sage', SHOOT, [5, 17, 17, 15, 14, 13, 13, 14, 13], 'line', 2.2),
  flat('linen', swellPath('288,596 332,612 392,590 439,536 462,478', [2, 13, 13, 10, 1])),
  graven('436,530 456,470 460,408 442,362 418,347', 4, 'linen', 0.7),
  put(oakLeaf('sage'), { x: 393, y: 355, turn: 14, size: 1.15 }),
];

/** An acorn that stands on its point and has split, with its root and shoot. */
export const acorn: Art = [roots, put([nut, cup], { x: 242, y: 552, size: 1.16, turn: -19 }), shoot];
