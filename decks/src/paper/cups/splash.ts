import { put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** Water thrown up where a stream falls in: 120 wide and 70 high, its foot at 0. */
export const splash = (place: Place): Art =>
  put(
    [
      keyed(
        'light',
        outline(
          '-60,6! -46,-14 -56,-44! -36,-30 -26,-20! -20,-46 -26,-72! -6,-54 0,-28! 10,-50 26,-60! 26,-36 24,-20! 40,-36 58,-36! 46,-18 60,6! 0,18',
        ),
        4,
      ),
      keyed('light', circlePath(-8, -88, 6), 3),
      keyed('light', circlePath(52, -60, 5), 3),
      gouge('-40,2 0,10 40,2', 5, 'mid'),
    ],
    place,
  );
