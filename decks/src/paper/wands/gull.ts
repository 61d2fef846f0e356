import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** A gull at rest that looks right, its feet at 0: 150 wide and 96 high. */
export const gull = (place: Place): Art =>
  put(
    [
      [-6, 12].map((x) => cutStroke('glow', `${x},-20 ${x + 2},0`, [6, 5], [12, 10])),
      joined(
        'light',
        [outline('-56,-22! -40,-46 0,-62 20,-74 40,-92 62,-90 70,-74 62,-50 40,-22 0,-12 -30,-14!')],
        5,
      ),
      keyed('glow', outline('68,-80! 86,-76 96,-68! 84,-66 66,-68!'), 3),
      cut('ink', outline('18,-58! -20,-58 -60,-36 -96,-8! -50,-14 -10,-20 16,-34!'), 4),
      gouge('8,-44 -26,-38 -60,-20', 5, 'far'),
      flat('ink', circlePath(54, -78, 5)),
    ],
    place,
  );
