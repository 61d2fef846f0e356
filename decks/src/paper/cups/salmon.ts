import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, dots, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '330,69! 296,19 236,-33 150,-74 40,-93 -80,-71 -180,-20 -236,15! -236,75! -180,74 -80,83 40,97 150,106 236,105 292,95 322,86!',
);
const TAIL = outline(
  '-216,9! -262,11 -312,-6 -356,-11! -344,35 -336,90 -344,155 -356,213! -312,162 -262,99 -216,65!',
);
/** On its back the great fin and the small one; below it those of breast, belly and vent. */
const FINS = [
  '96,-78! 70,-133 20,-166 -36,-169! -28,-145 -44,-122! -36,-107 -46,-68!',
  '-150,-36! -172,-60 -198,-61! -196,-35 -190,-15!',
  '150,96! 146,137 118,166 78,176! 78,132 86,104 104,90!',
  '-20,86! -34,125 -62,151 -94,163! -88,126 -80,101 -72,78!',
  '-136,71! -152,106 -176,131 -206,144! -200,112 -192,89 -184,73!',
].map(outline);
const FIN_RAYS = [
  '76,-89 50,-124 10,-150',
  '50,-92 22,-124 -18,-146',
  '20,-92 -6,-110 -36,-119',
  '138,101 128,134 98,160',
  '120,99 108,125 90,147',
  '-34,89 -54,120 -80,143',
  '-52,84 -68,108 -82,125',
  '-150,76 -170,103 -192,125',
].map((ray) => gouge(ray, 7, 'ink'));
const TAIL_RAYS = [
  '-240,24 -290,11 -336,0',
  '-246,38 -292,40 -328,42',
  '-246,48 -292,68 -324,84',
  '-246,58 -292,96 -328,130',
  '-240,68 -290,123 -336,180',
].map((ray) => gouge(ray, 8, 'mid'));
/** From the gill back to the tail. */
const FLANK = outline('192,28! 150,-12 40,-33 -80,-21 -180,12 -240,44! -180,40 -80,31 40,31 150,40!');
const BELLY = outline(
  '322,88! 292,97 236,107 150,108 40,99 -80,85 -180,76 -228,76! -180,60 -80,55 40,63 150,72 230,76 280,75!',
);

/** A salmon in its leap to the right, bent towards its belly: from its snout at 330 to its tail at -356, 340 high with its fins. */
export const salmon = (place: Place): Art =>
  put(
    [
      FINS.map((d) => cut('accent', d, 5)),
      FIN_RAYS,
      joined('ink', [TAIL, BODY], 6),
      TAIL_RAYS,
      flat('accent', FLANK),
      flat('light', BELLY),
      combed('160,9 40,-11 -80,-5 -190,25', '160,27 40,15 -80,17 -190,33', {
        rows: 2,
        width: 6,
        length: 22,
      }),
      dots(
        'far',
        '176,-37,8 146,-53,7 120,-43,9 90,-63,8 62,-52,8 30,-69,9 2,-54,8 -30,-63,8 -58,-45,8 -90,-50,7 -118,-29,7 -150,-24,6 -178,-5,6',
      ),
      // The gill cover, the mouth, the eye.
      gouge('206,-33 182,0 184,46 208,84', 12),
      gouge('232,2 220,29 228,59', 6, 'mid'),
      gouge('326,80 292,71 256,51', 9),
      flat('glow', circlePath(262, 22, 19)),
      flat('ink', circlePath(265, 22, 12)),
      flat('light', circlePath(261, 17, 4)),
    ],
    place,
  );
