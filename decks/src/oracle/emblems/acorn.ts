import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const NUT = outline('-64,-34! -70,20 -54,74 -22,108 0,122! 22,108 54,74 70,20 64,-34!');
const CUP = outline('-78,-22! -90,-56 -62,-96 0,-112 62,-96 90,-56 78,-22! 40,-10 0,-6 -40,-10');

const nut: Art = [
  fill('metalDark', NUT, { width: 3 }),
  clipped(NUT, [
    flat('metal', outline('-64,-34! -70,20 -54,74 -22,108! -6,60 -10,10 -14,-34!'), 0.55),
    flat('woodDark', outline('64,-34! 70,20 54,74 22,108 0,122! 30,70 40,20 36,-34!'), 0.55),
    graven('-46,-20 -52,24 -38,66', 9, 'light', 0.7),
  ]),
  line(NUT, 3),
  // It has split from its tip.
  fill('linen', outline('0,122! -20,84 -14,44 0,0! 12,46 20,84'), { width: 2.4 }),
  flat('straw', outline('0,122! 20,84 12,46 0,0! 4,50 6,90'), 0.7),
];

/** Its cup, scaled, with a bit of stalk. */
const cup: Art = [
  fill('wood', outline('-8,-106! -10,-126 2,-140 16,-138! 10,-124 10,-106!'), { width: 2.4 }),
  fill('wood', CUP, { width: 3 }),
  clipped(CUP, [
    times(6, (row) =>
      times(11, (i) =>
        line(`M${-108 + i * 22 + (row % 2) * 11} ${-104 + row * 16}q11 20 22 0`, 2.2, 'woodDark', 0.9),
      ),
    ),
    flat('woodDark', outline('40,-104! 70,-80 86,-50 78,-22 40,-10! 56,-50'), 0.5),
  ]),
  line(CUP, 3),
];

/** A root that tapers in one soft curve, with finer ones that leave it. */
const roots: Art = [
  limb('linen', '6,152 32,164 52,162 80,176', [5, 5, 3.6, 1], 'line', 1.6),
  limb('linen', '-2,160 -28,170 -46,168 -72,186', [5, 5, 3.6, 1], 'line', 1.6),
  limb('linen', '0,104 4,128 -4,154 6,178 0,206', [17, 15, 11, 7, 1.4], 'line', 1.8),
  line('M52 162q12 -4 22 2M-46 168q-12 -2 -20 8M-28 169q-4 10 -2 16', 1.8, 'linen'),
];

/** A young leaf of an oak, lobed on both sides of its rib, from 0,0 up to its tip at -92. */
const oakLeaf = (role: Role): Art => [
  fill(
    role,
    outline(
      '0,4! -8,-6 -16,-16 -10,-22! -24,-26 -28,-40 -16,-44! -30,-50 -30,-66 -16,-68! -20,-80 -10,-92 0,-94 10,-92 20,-80 16,-68! 30,-66 30,-50 16,-44! 28,-40 24,-26 10,-22! 16,-16 8,-6',
    ),
    { width: 2.2 },
  ),
  line(
    'M0 2V-84M0 -22L-12 -32M0 -22L12 -32M0 -44L-16 -56M0 -44L16 -56M0 -66L-9 -78M0 -66L9 -78',
    2,
    'linen',
    0.7,
  ),
];

/** The shoot: it leaves the split beside the root and bends up past the nut to its first leaves. */
const shoot: Art = [
  limb('sage', '6,112 40,126 84,96 106,30 110,-50 96,-124 80,-164', [14, 15, 15, 14, 13, 12, 9], 'line', 2),
  flat('linen', swellPath('8,113 40,126 80,100', [11, 12, 9])),
  put(oakLeaf('leafDark'), { x: 80, y: -158, turn: 58, size: 0.72 }),
  put(oakLeaf('leaf'), { x: 78, y: -160, turn: -56, size: 0.84 }),
  put(oakLeaf('leaf'), { x: 80, y: -160, turn: 6, size: 0.46 }),
];

/** An acorn that has sprouted, about 0: its leaves at -206, its root down to 206, with a glow round it. */
export const acorn: Art = [
  [150, 112].map((r, i) =>
    flat(
      'glow',
      outline(
        `0,${-r} ${r * 0.8},${-r * 0.7} ${r},0 ${r * 0.8},${r * 0.8} 0,${r * 1.1} ${-r * 0.8},${r * 0.8} ${-r},0 ${-r * 0.8},${-r * 0.7}`,
      ),
      0.14 + i * 0.02,
    ),
  ),
  roots,
  shoot,
  nut,
  cup,
];
