import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The back, with wings that fold to a tail between the legs. */
const BACK = outline('-2,-70 34,-60 54,-24 46,30 20,78 4,108! -14,108! -28,76 -52,26 -56,-26 -38,-60');
/** It hangs down before the breast on a bent neck. */
const HEAD = outline('0,-60! 24,-86 60,-82 84,-56 98,-32 96,-4 76,4 58,-8 54,-28 40,-40 26,-40!');
const BILL = outline('100,-20! 114,4 112,36! 98,24 82,2!');
const LEGS = ['-28,50,15 -36,116,12', '32,46,15 40,116,12', '-36,116,11 -12,119,5', '40,116,11 66,119,5'].map(
  limb,
);

/** A bird that walks away to the right, its back turned and its head low: 170 wide, its feet at 116. */
export const leavingBird = (place: Place): Art =>
  put(
    [
      flat('mid', lens([-60, 122], [110, 124], 9)),
      joined('near', [...LEGS, BACK], 6),
      joined('ink', [BILL], 5),
      joined('near', [HEAD], 6),
      gouge('74,-30 82,-24 92,-28', 6),
      gouge('-42,-34 -30,10 -4,62', 8, 'far'),
      gouge('40,-4 28,30 8,62', 8, 'far'),
    ],
    place,
  );
