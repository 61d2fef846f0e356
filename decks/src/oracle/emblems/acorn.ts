import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
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

/** The shoot: it leaves the split beside the root and bends up past the nut to two folded leaves. */
const shoot: Art = [
  limb('sage', '6,112 40,126 84,96 106,30 110,-50 96,-124 80,-164', [14, 15, 15, 14, 13, 12, 9], 'line', 2),
  flat('linen', swellPath('8,113 40,126 80,100', [11, 12, 9])),
  fill('leaf', outline('80,-160! 52,-166 34,-184 8,-182! 14,-198 34,-206 58,-196! 62,-204 80,-184'), {
    width: 2,
  }),
  fill(
    'leafDark',
    outline('80,-160! 92,-186 116,-190 128,-206! 138,-190 134,-172 116,-164! 112,-154 94,-152'),
    { width: 2 },
  ),
  graven('78,-164 54,-182 24,-190', 2.6, 'linen', 0.8),
  graven('84,-162 104,-176 124,-190', 2.6, 'linen', 0.8),
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
