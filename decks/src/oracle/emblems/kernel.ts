import { eachRow, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** One half of the brown coat, sprung open to the left: thick, mottled, pale within. */
const coat: Art = [
  fill('wood', outline('-10,-92! -52,-82 -82,-38 -86,18 -68,68 -32,94 -6,96! -30,60 -38,8 -30,-50'), {
    width: 2.4,
  }),
  flat('woodDark', outline('-86,18! -68,68 -32,94 -6,96! -24,74 -52,54 -72,20'), 0.7),
  fill('linen', outline('-10,-92! -30,-50 -38,8 -30,60 -6,96! -22,60 -28,8 -22,-46'), { width: 1.6 }),
  graven('-48,-66 -74,-30 -78,4', 6, 'rose', 0.7),
  eachRow(
    [
      [-50, -34, 9],
      [-64, 4, 7],
      [-46, 22, 10],
      [-70, 36, 6],
      [-50, 54, 8],
      [-34, -64, 6],
      [-34, 72, 6],
    ],
    (x, y, r) =>
      flat(
        'woodDark',
        outline(`${x - r},${y} ${x},${y - r * 1.3} ${x + r * 0.7},${y + 2} ${x},${y + r * 1.5}`),
        0.8,
      ),
  ),
];

/** The white seed within the coat, its two halves laid together. */
const meat: Art = [
  fill('linen', outline('0,-86! 26,-56 36,6 26,62 0,92! -26,62 -36,6 -26,-56'), { width: 2.4 }),
  flat('straw', outline('0,92! 26,62 36,6 26,-56 0,-86! 14,-40 16,20 10,64'), 0.55),
  line('M0 -84C8 -40 8 44 0 90', 2.4, 'metalDark'),
];

/** A root that tapers in one soft curve, with finer ones that leave it. */
const roots: Art = [
  limb('linen', '14,112 34,128 58,132 82,150', [5, 5, 3.6, 1], 'line', 1.6),
  limb('linen', '-4,130 -28,144 -44,146 -68,170', [5, 5, 3.6, 1], 'line', 1.6),
  limb('linen', '4,146 24,164 36,168 50,184', [4, 4, 3, 1], 'line', 1.4),
  limb('linen', '0,70 8,96 -2,126 8,158 0,196', [20, 16, 11, 7, 1.4], 'line', 1.8),
  line('M58 132q12 -4 22 2M-44 146q-12 -2 -20 8M-28 144q-4 12 -2 20', 1.8, 'linen'),
];

/** The shoot: one arch out of the split, its two first leaves still folded. */
const shoot: Art = [
  limb('sage', '0,-60 -4,-92 -22,-118 -14,-148 8,-158', [16, 17, 16, 14, 11], 'line', 2),
  flat('linen', swellPath('0,-62 -4,-92 -22,-118', [13, 13, 8])),
  fill('leaf', outline('4,-162! 22,-176 50,-172 66,-152! 46,-142 20,-146'), { width: 2 }),
  fill('leafDark', outline('4,-158! 22,-150 36,-132 36,-112! 16,-118 4,-136'), { width: 2 }),
  graven('12,-160 36,-162 56,-154', 2.6, 'linen', 0.8),
];

export const kernel: Art = [
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
  meat,
  mirrored(coat, 0),
];
