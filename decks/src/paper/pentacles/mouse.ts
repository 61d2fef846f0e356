import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

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
          limb('24,-52,20 48,-72,13 60,-92,11'),
          limb('20,-8,20 44,-4,16 58,-3,12'),
        ],
        5,
      ),
      flat('light', circlePath(-6, -112, 14)),
      flat('accent', circlePath(-6, -112, 9)),
      flat('far', outline('12,-70! 32,-50 32,-14 12,-6 6,-34')),
      cut('ink', limb('10,-58,18 40,-70,13 52,-96,11'), 3),
      flat('accent', circlePath(66, -124, 6)),
      flat('light', circlePath(34, -104, 4.4)),
      gouge('-36,-20 -30,-50 -4,-66', 5),
    ],
    place,
  );
