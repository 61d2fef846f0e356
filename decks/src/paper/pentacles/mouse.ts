import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** A mouse that sits up and lifts its nose high to the right, 150 wide and 170 high; its feet are at 0. */
export const mouse = (place: Place): Art =>
  put(
    [
      stroke('light', '-40,-8 -84,-10 -104,-40', [8, 7, 4]),
      joined(
        'ink',
        [
          'M-50 0C-62 -50 -34 -92 0 -98C34 -100 46 -44 36 0Z',
          outline('-26,-84! -24,-116 -2,-132 22,-144 42,-172! 50,-166 50,-136 40,-106 14,-84!'),
          circlePath(-18, -122, 21),
          limb('20,-8,20 44,-4,16 58,-3,12'),
        ],
        5,
      ),
      flat('light', circlePath(-18, -122, 15)),
      flat('accent', circlePath(-18, -122, 10)),
      flat('far', outline('14,-80! 34,-54 34,-14 12,-6 4,-40')),
      [limb('8,-66,18 36,-88,13 56,-112,11'), limb('12,-50,18 46,-66,13 68,-86,11')].map((arm) =>
        cut('ink', arm, 3),
      ),
      flat('accent', circlePath(45, -170, 7)),
      flat('light', circlePath(22, -126, 5.4)),
      flat('ink', circlePath(23, -127, 3)),
      [gouge('40,-152 60,-148 76,-152', 3, 'ink'), gouge('40,-146 58,-138 72,-138', 3, 'ink')],
      gouge('-38,-20 -34,-54 -8,-76', 5),
    ],
    place,
  );
