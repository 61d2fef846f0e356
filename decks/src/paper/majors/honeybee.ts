import { clipped, flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const ABDOMEN = outline('-2,-16! -26,-20 -54,-4 -70,20! -46,28 -16,22 0,12!');

/** A bee that flies to the right with trailing legs, 130 wide and 100 high about 0. */
export const honeybee = (place: Place): Art =>
  put(
    [
      stroke('ink', '-2,10 -10,28 -26,34', [6, 6, 4]),
      stroke('ink', '10,12 8,30 -8,38', [6, 6, 4]),
      stroke('ink', '22,10 26,26 16,34', [6, 6, 4]),
      keyed('light', outline('6,-12! -24,-34 -40,-62 -22,-72 4,-48'), 4),
      keyed('glow', ABDOMEN, 4),
      clipped(ABDOMEN, flat('ink', lens([-22, -26], [-10, 30], 16) + lens([-46, -18], [-32, 34], 15))),
      joined('ink', [circlePath(10, 0, 20), circlePath(36, 4, 14)], 3),
      [stroke('ink', '42,-6 52,-20 64,-20', [5, 5, 5]), flat('light', circlePath(40, 2, 4.5))],
      flat('glow', lens([2, -10], [18, -8], 7)),
      keyed('light', outline('8,-12! 4,-46 24,-78 42,-72 36,-42'), 4),
      flat('ink', lens([14, -22], [30, -60], 4)),
    ],
    place,
  );
