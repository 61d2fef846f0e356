import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const FACE = outline(
  '0,-196 40,-188 74,-158 84,-120 70,-88! 46,-66 20,-50 0,-46 -20,-50 -46,-66 -70,-88! -84,-120 -74,-158 -40,-188',
);
const BODY = outline('-50,-80! -70,-40 -92,10 -96,50 -90,90! 90,90! 96,50 92,10 70,-40 50,-80!');
const ARMS = ['54,-34,34 96,-74,26 112,-124,18', '-54,-34,34 -96,-74,26 -112,-124,18'].map(limb);

/** A mouse that rises out of its hole towards us and looks up, both paws lifted: 260 wide and 280 high, the hole's rim at 60. */
export const risingMouse = (place: Place): Art =>
  put(
    [
      flat('ink', outline('-160,66 -110,14 0,-6 110,14 160,66 80,96 0,104 -80,96')),
      joined('light', [...ARMS, BODY], 6),
      mirrored(
        [
          combed('30,-50 60,20 70,70', '54,-40 84,10 86,70', {
            role: 'far',
            rows: 2,
            width: 7,
            length: 26,
          }),
          [-7, 3, 13].map((dx) => stroke('ink', `${108 + dx},-118 ${111 + dx * 1.7},-140`, [4, 3])),
          keyed('light', circlePath(80, -178, 46), 6),
          flat('accent', circlePath(82, -180, 29)),
        ],
        0,
      ),
      joined('light', [FACE], 6),
      mirrored(
        [
          flat('ink', circlePath(34, -132, 14)),
          flat('light', circlePath(30, -138, 5)),
          gouge('24,-74 60,-84 108,-80', 4, 'ink'),
          gouge('24,-68 60,-70 100,-58', 4, 'ink'),
          combed('8,-190 14,-160', '50,-176 54,-152', { role: 'far', rows: 3, width: 5, length: 22 }),
        ],
        0,
      ),
      flat('accent', outline('-16,-92! 0,-100 16,-92! 10,-78 0,-72 -10,-78')),
      gouge('-18,-60 -4,-58 0,-70', 4, 'ink'),
      gouge('18,-60 4,-58 0,-70', 4, 'ink'),
      cut('near', outline('-150,64! -110,72 -70,88 0,94 70,88 110,72 150,64! 170,130 -170,130'), 5),
    ],
    place,
  );
