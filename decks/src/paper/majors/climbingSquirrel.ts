import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const TAIL = limb('66,-30,26 110,-26,50 152,4,68 180,56,74 186,110,62 166,146,34 146,142,16');
const BODY = outline('-92,-66 -50,-84 0,-92 50,-88 84,-62 90,-28 62,-10 0,-18 -50,-22 -88,-36');
const HEAD = outline('-78,-92 -106,-112 -140,-100 -164,-76 -172,-58! -158,-46 -124,-38 -92,-44 -74,-64');
const EAR = outline('-112,-98! -112,-130 -92,-156! -84,-126 -90,-94!');

/** A red squirrel that runs to the left over a line at 0: from its nose at -172 to its bushy tail, which hangs below the line, at 217. */
export const climbingSquirrel = (place: Place): Art =>
  put(
    [
      joined('accent', [TAIL], 6),
      combed('90,-18 134,10 158,60 164,112', '100,-42 166,-12 202,50 206,110', {
        role: 'ink',
        rows: 3,
        width: 8,
        length: 40,
      }),
      // The far legs are in the dark.
      joined('ink', [limb('-62,-40,22 -88,-14,16 -120,0,14'), limb('44,-30,26 26,-6,16 4,0,14')], 4),
      joined('accent', [BODY, HEAD, EAR], 6),
      flat('light', outline('-100,-38! -60,-26 0,-20 40,-16! 10,-40 -60,-50')),
      flat('light', outline('-168,-54! -146,-60 -116,-48! -140,-40')),
      combed('-60,-76 0,-84 60,-76', '-60,-58 0,-62 60,-50', { role: 'ink', rows: 2, width: 6, length: 26 }),
      joined('accent', [limb('-70,-58,40 -58,-24,22 -78,2,15 -98,6,14')], 5),
      joined(
        'accent',
        [outline('28,-44! 44,-78 82,-72 94,-38 78,-10 44,-8!'), limb('66,-14,24 42,4,17 12,6,14')],
        5,
      ),
      ['-98,0 -104,6 -106,12', '-90,0 -94,8 -95,14', '14,0 6,6 4,12', '24,0 18,8 17,14'].map((claw) =>
        gouge(claw, 4, 'ink'),
      ),
      flat('light', circlePath(-128, -78, 13)),
      flat('ink', circlePath(-129, -78, 10)),
      flat('light', circlePath(-132, -82, 3.4)),
      flat('ink', circlePath(-169, -58, 6)),
      gouge('-104,-104 -102,-124 -94,-140', 6, 'ink'),
    ],
    place,
  );
