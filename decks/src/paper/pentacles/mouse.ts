import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';

/** A mouse that sits up and looks up to the right, 165 wide and 135 high; its feet are at 0. */
export const mouse = (place: Place): Art =>
  put(
    [
      stroke('light', '-40,-8 -80,-14 -96,-44', [8, 7, 4]),
      joined(
        'ink',
        [
          'M-50 0C-62 -50 -30 -86 4 -88C40 -86 46 -40 36 0Z',
          'M-16 -84C-14 -112 14 -122 36 -114L66 -126C66 -104 50 -84 20 -76Z',
          circlePath(-6, -112, 20),
        ],
        5,
      ),
      flat('far', circlePath(-6, -112, 10)),
      flat('light', circlePath(34, -104, 4.4)),
      gouge('-36,-20 -30,-50 -4,-66', 5),
    ],
    place,
  );
