import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, joined } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline('110,-6! 92,-18 66,-26 30,-22 -30,-8 -70,4! -30,22 20,26 66,18 92,4');
const STREAMERS = outline('-60,-6! -120,-22 -190,-70! -140,-10 -104,8! -140,26 -196,64! -116,34 -54,14!');
const NEAR_WING = outline('44,-12! 30,-70 -10,-124 -78,-164! -70,-100 -44,-40 -10,0!');
const FAR_WING = outline('50,-6! 92,-50 112,-104 106,-160! 70,-120 34,-70 14,-10!');

/** A swallow in flight to the right with long tail streamers: 310 wide and 230 high about 0. */
export const worldSwallow = (place: Place): Art =>
  put(
    [
      cut('near', FAR_WING, 5),
      joined('ink', [STREAMERS, BODY], 5),
      flat('light', outline('-52,8! -10,8 40,6 70,-2! 80,6 60,16 20,23 -26,19')),
      flat('accent', outline('96,-4! 84,-12 72,-10! 62,0 66,12! 84,8')),
      cut('ink', NEAR_WING, 5),
      lenses('30,-20 -50,-136 16,-16 -56,-104 4,-10 -46,-70', 6).map((d) => flat('mid', d)),
      flat('light', circlePath(82, -14, 5)),
    ],
    place,
  );
