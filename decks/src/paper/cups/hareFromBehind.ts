import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const HARE =
  'M0 -236C26 -236 42 -214 41 -190C40 -176 38 -168 38 -158C60 -138 74 -112 78 -90C98 -76 104 -40 94 -6C82 4 60 6 0 6C-60 6 -82 4 -94 -6C-104 -40 -98 -76 -78 -90C-74 -112 -60 -138 -38 -158C-38 -168 -40 -176 -41 -190C-42 -214 -26 -236 0 -236Z';

/** Its hind feet, left and right of its tail. */
const FEET = [
  'M36 -4C60 -18 112 -16 118 0C116 10 60 12 36 8Z',
  'M-36 -4C-60 -18 -112 -16 -118 0C-116 10 -60 12 -36 8Z',
];

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
          ...FEET,
        ],
        7,
        'glow',
      ),
      // The side away from the light lies in shadow, from the ear down to the haunch.
      flat(
        shade,
        outline(
          '12,-232! 34,-222 40,-190 38,-158! 66,-128 78,-90! 100,-62 94,-6! 76,4 54,4! 74,-40 56,-100 20,-152! 24,-190',
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
      mirrored(gouge('76,-92 46,-76 34,-46 44,-10', 8, 'ink'), 0),
      cut('light', circlePath(0, -14, 28), 4),
    ],
    place,
  );
