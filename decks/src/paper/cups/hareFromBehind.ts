import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const HARE =
  'M0 -236C24 -236 40 -216 40 -190C38 -176 32 -168 26 -160C70 -140 92 -80 84 -20C82 0 60 6 0 6C-60 6 -82 0 -84 -20C-92 -80 -70 -140 -26 -160C-32 -168 -38 -176 -40 -190C-40 -216 -24 -236 0 -236Z';

/** A hare from behind that sits upright, its edges lit; 180 wide and 360 high, its foot at 0. */
export const hareFromBehind = (
  place: Place,
  role: PaperInk = 'ink',
  marks: PaperInk = 'far',
  shade: PaperInk = 'near',
): Art =>
  put(
    [
      joined(
        role,
        [
          HARE,
          'M6 -216C10 -280 36 -340 56 -356C74 -320 58 -250 34 -204Z',
          'M-6 -216C-10 -280 -36 -340 -56 -356C-74 -320 -58 -250 -34 -204Z',
        ],
        7,
        'glow',
      ),
      // The side away from the light lies in shadow, from the ear down to the haunch.
      flat(
        shade,
        outline(
          '12,-232! 34,-222 40,-190 26,-160! 70,-140 88,-84 84,-20! 76,2 50,4! 68,-40 56,-100 14,-152! 22,-190',
        ) + outline('22,-222! 44,-276 60,-340! 68,-300 56,-250 34,-206!'),
      ),
      mirrored(gouge('26,-226 44,-276 54,-326', 8, marks), 0),
      // The light falls along the left edge: the cuts lie close together there and end before the spine.
      combed('-30,-152 -64,-118 -78,-70 -76,-20', '-14,-150 -34,-116 -46,-70 -46,-24', {
        role: marks,
        rows: 4,
        width: 8,
        length: 30,
      }),
      combed('-14,-226 -33,-208 -35,-178', '0,-224 -16,-204 -18,-176', {
        role: marks,
        rows: 3,
        width: 6,
        length: 20,
      }),
      mirrored(gouge('26,-2 56,-20 64,-56 44,-84', 7, 'ink'), 0),
      cut('light', circlePath(0, -14, 28), 4),
    ],
    place,
  );
