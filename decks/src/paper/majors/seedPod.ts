import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { polar, times, toPoints } from '../../drawing/geometry.ts';
import { cut, stroke } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

/** A seed under its tuft of down, 60 wide, from the down at y - 50 to the seed at y + 37. */
export const seed = (x: number, y: number, turn: number): Art =>
  put(
    [
      flat('light', times(9, (i) => lens([0, -20], polar(0, -20, 30, -170 + i * 20), 4)).join('')),
      stroke('light', '0,20 0,0 0,-20', [7, 3, 3]),
      flat('accent', 'M0 12q-8 12 0 26q8 -14 0 -26Z'),
    ],
    { x, y, turn },
  );

const POD = 'M0 4C-66 -34 -74 -120 -8 -206L0 -196L8 -206C74 -120 66 -34 0 4Z';
const WITHIN = 'M0 -24C-38 -62 -40 -124 -6 -184L0 -174L6 -184C40 -124 38 -62 0 -24Z';

/**
 * A pod that has split down its front and lets a seed go: 112 wide, its foot at 0, the seed's down at -250 and
 * its stalk, with two leaves, down to 94.
 */
export const seedPod = (place: Place): Art =>
  put(
    [
      stroke('accent', '0,90 4,40 0,0', [12, 11, 11]),
      [leaf(0, 36, 206, 54, 'mid'), leaf(2, 40, -26, 54, 'mid')],
      cut('accent', POD, 5),
      hatch(POD, { angle: 80, gap: 13, width: 4, reach: 0.14 }),
      cut('ink', WITHIN, 4),
      flat(
        'light',
        toPoints('-10,-138 10,-138 -14,-112 0,-118 14,-112 -12,-84 12,-84 0,-58')
          .map(([x, y]) => `M${x} ${y - 13}q-9 13 0 26q9 -13 0 -26Z`)
          .join(''),
      ),
      seed(0, -206, 0),
    ],
    place,
  );
