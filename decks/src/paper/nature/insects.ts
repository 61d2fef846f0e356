import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';

const FORE = 'M0 -6C-10 -56 -70 -78 -84 -50C-88 -20 -40 4 0 6Z';
const HIND = 'M0 4C-34 8 -56 34 -40 56C-18 66 0 40 0 4Z';

/** A moth or butterfly with open wings, 170 wide and 125 high about 0. */
export const moth = (place: Place, role: PaperInk = 'light', spot: PaperInk = 'accent'): Art =>
  put(
    [
      mirrored(
        [
          cut(role, HIND, 4),
          cut(role, FORE, 4),
          flat(spot, circlePath(-56, -38, 11) + circlePath(-28, 36, 7)),
          flat(spot, lens([-10, -12], [-40, -26], 4) + lens([-10, 0], [-48, -10], 4)),
          gouge('-2,-22 -12,-50 -30,-60', 4, 'ink'),
        ],
        0,
      ),
      cut('ink', 'M0 -28Q10 12 0 48Q-10 12 0 -28Z', 3),
    ],
    place,
  );
