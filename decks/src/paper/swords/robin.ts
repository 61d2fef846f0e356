import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '-62,-64! -60,-96 -34,-114 -6,-104 14,-84 44,-58 66,-22 104,22! 92,36 56,14 22,20 -18,20 -46,2 -60,-28',
);
const BREAST = outline('-58,-66! -46,-82 -28,-80 -20,-58 -22,-26 -30,8! -50,-6 -62,-34');
const WING = outline('-6,-78! 20,-62 44,-36 60,-2 74,14! 40,12 10,0 -8,-30');

/** A robin with its head bowed and its eye closed, turned to the left: 165 wide, its feet at 40. */
export const robin = (place: Place): Art =>
  put(
    [
      [-16, 10].map((x) => [
        stroke(
          'light',
          [
            [x, 10],
            [x - 2, 40],
          ],
          [15, 13],
        ),
        stroke(
          'ink',
          [
            [x, 10],
            [x - 2, 40],
          ],
          [7, 6],
        ),
        [-12, -2, 8].map((toe) =>
          stroke(
            'ink',
            [
              [x - 2, 38],
              [x + toe, 48],
            ],
            [6, 4],
          ),
        ),
      ]),
      joined('far', [BODY], 6, 'ink'),
      cut('accent', BREAST, 4),
      cut('near', WING, 4),
      combed('0,-62 26,-40 62,8', '0,-34 14,-10 48,8', { role: 'far', rows: 2, width: 6, length: 24 }),
      keyed('glow', outline('-56,-76! -66,-70 -82,-46! -66,-52 -52,-62!'), 3),
      gouge('-44,-88 -36,-82 -26,-86', 5, 'ink'),
      flat('ink', lens([70, 2], [100, 30], 5)),
    ],
    place,
  );
