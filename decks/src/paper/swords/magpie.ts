import { flat, type Art } from '../../drawing/art.ts';
import { polar, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '156,-36! 140,-66 104,-76 66,-58 0,-44 -64,-14 -110,18! -60,44 0,50 64,34 110,2 142,-16',
);
const TAIL = outline('-70,-6! -200,22 -322,40! -330,58! -350,72! -336,88! -340,106! -200,78 -76,42!');
const BELLY = outline('104,4! 60,-4 0,0 -60,26! -30,44 10,48 64,34');
const COVERTS = outline('78,-44! 58,-110 24,-156 -24,-166 -76,-130 -104,-80 -70,-30 -20,2 30,4');
const FAR_COVERTS = outline('62,-50! 84,-110 120,-150 166,-152 192,-120 170,-70 130,-40!');

/** A quill from the wrist with a white web and a black tip, or all black. */
const quill = ([x, y]: Point, angle: number, length: number, isWhite = true): Art => {
  const at = (share: number) => polar(x, y, length * share, angle - 12 * (1 - share));
  return [
    joined('ink', [swellPath([at(0), at(0.4), at(0.8), at(1)], [26, 50, 46, 10])], 4),
    isWhite && stroke('light', [at(0.36), at(0.6), at(0.84)], [12, 24, 8]),
    gouge([at(0.4), at(0.6), at(0.9)], 4, isWhite ? 'ink' : 'mid'),
  ];
};

/** A magpie that flies to the right: 620 wide from its tail at -350. What it carries hangs from its claws at (20, 96). */
export const magpie = (loot: Art): Art => [
  [-26, -42, -58, -74].map((angle, i) => quill([108, -66], angle, 190 + i * 28)),
  joined('ink', [FAR_COVERTS], 5),
  joined('ink', [TAIL, BODY]),
  hatch(TAIL, { role: 'mid', angle: -14, gap: 15, width: 5, side: 'end', reach: 0.6 }),
  flat('light', BELLY),
  cut('near', outline('152,-50! 180,-48 204,-28! 176,-28 148,-30!'), 4),
  [dots('light', '118,-48,9'), dots('ink', '121,-48,5')],
  loot,
  joined('ink', [limb('-10,40,18 0,74,12 8,92,12'), limb('44,34,18 40,72,12 34,92,12')], 4),
  [limb('-8,88,9 14,104,9 30,92,8'), limb('20,88,9 38,104,9 56,92,8')].map((d) => cut('ink', d, 3)),
  [-178, -163, -148, -133, -118, -103].map((angle, i) => quill([24, -46], angle, 200 + i * 22, i > 1)),
  joined('ink', [COVERTS], 5),
  combed('50,-66 24,-120 -20,-150', '-10,-10 -50,-50 -80,-104', { role: 'mid', rows: 4, length: 36 }),
];
