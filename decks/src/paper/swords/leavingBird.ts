import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** The back, with wings that fold to a tail. */
const BACK = outline(
  '-6,-64 32,-56 58,-26 56,20 32,58 -10,78 -62,112! -76,112! -84,100! -62,58 -54,16 -50,-26 -36,-54',
);
/** It hangs down before the breast on a bent neck. */
const HEAD = outline('0,-58! 28,-84 64,-84 90,-64 98,-38 90,-16 72,-10 58,2 40,10!');
const BILL = outline('90,-54! 114,-38 128,-8 124,6! 104,-4 82,-12!');
const LEGS = ['-10,64,20 -14,112,10', '30,50,20 34,112,10', '-14,112,9 10,116,4', '34,112,9 60,116,4'].map(
  limb,
);

/** A bird that walks away to the right, its back turned and its head low: 170 wide, its feet at 116. */
export const leavingBird = (place: Place): Art =>
  put(
    [
      flat('mid', lens([-60, 122], [110, 124], 9)),
      joined('ink', [...LEGS, BACK, HEAD, BILL], 6),
      gouge('62,-48 72,-42 82,-46', 6),
      gouge('-4,-36 30,-14 24,24 -20,66 -64,96', 7, 'far'),
      gouge('-28,-16 -14,20 -40,64', 6, 'mid'),
      gouge('-2,-8 4,24 -26,60', 6, 'mid'),
    ],
    place,
  );
