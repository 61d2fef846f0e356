import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens, lenses, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const TRUNK = limb('-8,-166,46 -30,-112,50 -14,-46,84 -2,12,90 -18,74,60 -40,120,40');
const HEAD = outline(
  '-36,-190! -20,-214 10,-216 34,-198 46,-178 86,-166 108,-160! 116,-150 112,-136! 84,-138 56,-138 40,-126 16,-116 -16,-124 -38,-150',
);
const CREST = 'M-30 -200L-48 -238L-18 -222L-4 -256L14 -224L38 -238L26 -202Z';
const SPINES = [
  '-40,-150 -74,-160',
  '-50,-112 -86,-112',
  '-52,-70 -88,-60',
  '-48,70 -78,82',
  '-58,104 -86,120',
];
const FIN = outline('-46,-30! -92,-44 -112,0 -100,44! -70,46 -44,26!');

/** A seahorse that looks right, without its tail: its crown at -256, its lips at (114, -146), the root of its tail at (-40, 120). */
export const seahorse: Art = [
  cut('glow', FIN, 4),
  flat(
    'ink',
    times(5, (i) => lens([-52, -16 + i * 8], [-102 + Math.abs(i - 2) * 4, -26 + i * 17], 5)).join(''),
  ),
  joined('accent', [
    TRUNK,
    ...SPINES.map((spine) => {
      const [[x = 0, y = 0] = [], [tx = 0, ty = 0] = []] = spine
        .split(' ')
        .map((at) => at.split(',').map(Number));
      return wedge([x + 20, y], [tx, ty], 24);
    }),
  ]),
  // Rings of bone round the body, and the pale belly.
  hatch(TRUNK, { role: 'light', angle: 10, gap: 19, width: 7, side: 'end', reach: 0.5 }),
  hatch(TRUNK, { role: 'ink', angle: 10, gap: 19, width: 6, side: 'start', reach: 0.3 }),
  joined('accent', [HEAD], 5),
  // The cheek, with the gill behind it, and the small mouth at the end of the snout.
  gouge('-14,-184 0,-162 -4,-132', 6, 'ink'),
  gouge('-26,-176 -16,-158 -20,-138', 5),
  [gouge('48,-166 58,-156 58,-144', 5), gouge('66,-160 74,-152 74,-142', 4)],
  gouge('112,-148 104,-146 96,-147', 4, 'ink'),
  keyed('glow', CREST, 4),
  keyed('light', circlePath(18, -172, 12), 3),
  flat('ink', circlePath(20, -172, 6.5)),
  gouge('0,-186 18,-192 36,-182', 5, 'ink'),
];

/** Its tail, which curls once round the stem of a cup at (52, 210): what lies behind the stem, and what lies before it. */
export const tailBehind: Art = joined('accent', [limb('62,232,24 84,218,20 78,196,17 52,188,15 26,196,12')]);
export const tailBefore: Art = [
  joined('accent', [
    limb('-38,100,48 -58,146,40 -56,196,34 -28,234,30 14,246,27 52,238,25 76,222,21'),
    limb('34,192,14 16,204,11 18,218,5'),
  ]),
  flat(
    'light',
    lenses(
      '-76,150 -50,152 -76,178 -52,174 -66,208 -44,196 -46,232 -28,214 -14,248 -6,228 20,256 20,236',
      6,
    ).join(''),
  ),
];
