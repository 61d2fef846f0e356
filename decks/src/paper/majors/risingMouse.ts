import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = outline(
  '0,-158 34,-150 56,-122 54,-92! 82,-56 94,0 96,60 90,90! -90,90! -96,60 -94,0 -82,-56 -54,-92! -56,-122 -34,-150',
);
const ARMS = ['60,-40,40 96,-72,30 110,-116,20', '-60,-40,40 -96,-72,30 -110,-116,20'].map(limb);

/** A white mouse from behind that rises out of its hole with both paws lifted: 260 wide and 200 high, the hole's rim at 60. */
export const risingMouse = (place: Place): Art =>
  put(
    [
      flat('ink', outline('-140,60 -80,24 0,14 80,24 140,60 80,96 0,104 -80,96')),
      mirrored([keyed('light', circlePath(50, -150, 42), 6), flat('accent', circlePath(52, -152, 26))], 0),
      joined('light', [...ARMS, BACK], 6),
      mirrored(
        [
          combed('6,-140 12,-60 14,40', '64,-60 78,0 78,50', { role: 'far', rows: 4, width: 7, length: 30 }),
          gouge('102,-122 112,-112 122,-122', 4, 'ink'),
        ],
        0,
      ),
      cut('near', outline('-150,64! -110,72 -70,88 0,94 70,88 110,72 150,64! 170,130 -170,130'), 5),
    ],
    place,
  );
