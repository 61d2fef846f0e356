import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-92,34! -112,26 -116,0 -96,-16 -70,-22 -40,-56 0,-66 40,-46 70,-6 126,42! 136,56 118,62 62,48 10,40 -36,28 -66,24',
);
const WING = outline('-26,-48 22,-42 54,-4 92,70! 54,62 10,40 -26,0');
const LEGS = [
  '-12,30,13 -26,58,10 -12,84,9 -44,90,5',
  '-12,84,9 2,90,4',
  '18,34,13 32,60,10 18,84,9 -12,92,5',
  '18,84,9 34,90,4',
].map(limb);

/** A bird that slinks off to the left with its bill to the ground and one wing trailing: 260 wide, its feet at 90. */
export const beatenBird = (place: Place): Art =>
  put(
    [
      flat('ink', lens([-70, 94], [90, 96], 8)),
      joined('near', LEGS, 4),
      joined('near', [BODY], 5),
      cut('ink', WING, 4),
      combed('-14,-40 24,-22 72,50', '-16,-10 10,16 50,46', { role: 'far', rows: 3, width: 6, length: 26 }),
      cut('accent', outline('-112,2! -128,28 -128,56! -108,42 -96,28!'), 4),
      flat('light', circlePath(-96, 4, 9)),
      flat('ink', circlePath(-97, 7, 5)),
      gouge('-108,0 -96,-6 -84,2', 5, 'ink'),
    ],
    place,
  );
