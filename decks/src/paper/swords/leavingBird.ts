import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The back, with wings that fold to a tail between the legs. */
const BACK = outline('-2,-70 34,-60 54,-24 46,30 20,78 4,108! -14,108! -28,76 -52,26 -56,-26 -38,-60');
const HEAD = outline('16,-54! 30,-76 54,-78 70,-60 76,-48! 106,-22! 72,-26 48,-26 30,-34!');
const LEGS = ['-28,50,15 -36,116,12', '32,46,15 40,116,12', '-36,116,11 -12,119,5', '40,116,11 66,119,5'].map(
  limb,
);

/** A bird that walks away to the right, its back turned and its head low: 170 wide, its feet at 116. */
export const leavingBird = (place: Place): Art =>
  put(
    [
      flat('mid', lens([-60, 122], [110, 124], 9)),
      joined('near', [...LEGS, BACK], 6),
      joined('near', [HEAD], 6),
      gouge('-42,-34 -30,10 -4,62', 8, 'far'),
      gouge('40,-4 28,30 8,62', 8, 'far'),
    ],
    place,
  );
