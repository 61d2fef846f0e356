import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** Square sails seen aslant, which the wind from the left fills: the after mast's, then the taller one's before it. */
const SAILS = [
  outline('-112,-136! -76,-132 -34,-142! -18,-100 -22,-66 -36,-40! -70,-32 -108,-38! -92,-86'),
  outline('-100,-214! -70,-210 -40,-218! -28,-190 -30,-166 -40,-152! -76,-144 -108,-148! -94,-180'),
  outline('-14,-160! 42,-154 100,-170! 124,-122 120,-80 98,-42! 44,-30 -18,-40! 6,-96'),
  outline('-2,-266! 40,-260 84,-272! 104,-230 102,-200 92,-178! 40,-164 -12,-172! 8,-220'),
];
const HULL = outline(
  '-160,-62! -120,-54 -104,-24! -40,-10 40,-10 110,-22 176,-52! 164,-6 136,36 108,62! -96,62! -132,40 -150,0',
);

/** A ship with two masts before the wind, its bow to the right: 350 wide and 400 high, its keel at 62. */
export const ship = (place: Place): Art =>
  put(
    [
      cut('accent', 'M-72 -252C-46 -266 -30 -246 -2 -256L-14 -244L-6 -232C-30 -230 -50 -242 -72 -234Z', 4),
      cut('accent', 'M40 -312C70 -328 88 -302 122 -314L108 -300L118 -286C88 -282 70 -298 40 -290Z', 4),
      cutStroke('ink', '-72,-20 -72,-140 -72,-256', [12, 11, 8], [20, 19, 15]),
      cutStroke('ink', '40,-10 40,-160 40,-316', [13, 12, 8], [21, 20, 15]),
      gouge('96,-44 150,-50 226,-84', 11, 'ink'),
      SAILS.map((sail) => [
        keyed('light', sail, 6),
        hatch(sail, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.24 }),
      ]),
      joined('near', [HULL], 5),
      gouge('-150,-34 -100,-2 0,12 170,-28', 9, 'glow'),
      flat('glow', [-70, -30, 10, 50, 90].map((x) => circlePath(x, 28, 6)).join('')),
      gouge('-110,46 10,54 122,42', 6, 'far'),
    ],
    place,
  );
