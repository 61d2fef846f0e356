import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, dots, gouge, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const FORE = outline('0,-16! -28,-62 -76,-94 -118,-92! -122,-60 -100,-22 -50,2 0,6!');
const TIP = outline('-72,-92! -98,-96 -119,-93! -122,-60 -104,-30! -100,-60');
const HIND = outline('0,0! -48,0 -82,26 -80,62! -56,76 -20,48 0,18!');

/** A white butterfly from above with wide wings, 240 wide and 170 high about 0. */
export const butterfly = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          fill('light', FORE, { edge: 'light', width: 17 }),
          fill('light', HIND, { edge: 'light', width: 17 }),
        ],
        0,
      ),
      mirrored(
        [
          keyed('light', HIND, 5),
          keyed('light', FORE, 5),
          flat('ink', TIP),
          dots('light', '-104,-76,6 -108,-56,5'),
          flat('accent', circlePath(-80, -40, 11) + circlePath(-56, 44, 9)),
          gouge('-10,-8 -40,-28 -84,-60', 4, 'ink'),
          cutStroke('ink', '-2,-34 -12,-70 -28,-90', [4, 4, 5], [9, 9, 11]),
        ],
        0,
      ),
      cut('ink', outline('0,-42! 10,-30 8,-4 7,30 0,62! -7,30 -8,-4 -10,-30'), 4),
    ],
    place,
  );
