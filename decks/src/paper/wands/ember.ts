import { put, type Art, type Place } from '../../drawing/art.ts';
import { cut, gouge, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const COAL = outline('-46,6! -34,-24! -4,-34! 34,-26! 48,2! 36,26! 0,34! -34,26!');

/** A glowing coal, 94 wide and 68 high about 0: fire shows in its cracks. */
export const ember = (place: Place): Art =>
  put(
    [
      cut('ink', COAL, 5),
      stroke('mid', '-44,4 -14,10 8,-6 40,0', [12, 18, 16, 8]),
      stroke('glow', '-40,4 -14,10 8,-6 34,-1', [3, 9, 8, 2]),
      [gouge('-14,8 -8,20 -14,32', 9, 'glow'), gouge('8,-6 4,-18 10,-32', 9, 'glow')],
    ],
    place,
  );
