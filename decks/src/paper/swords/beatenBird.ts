import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '-74,12! -92,-4 -88,-26 -66,-30 -44,-46 0,-60 44,-40 70,0 120,46! 132,56 118,62 60,46 10,36 -34,30 -56,8',
);
const WING = outline('-18,-44 24,-36 56,0 96,48! 52,52 6,28 -22,-6');

/** A bird that walks off to the left with its head hanging: 230 wide, its feet at 86. */
export const beatenBird = (place: Place): Art =>
  put(
    [
      joined(
        'ink',
        [limb('-10,30,11 -20,58,8 -14,80,7 -36,86,4'), limb('16,34,11 24,60,8 14,82,7 -8,88,4')],
        4,
      ),
      joined('ink', [BODY], 5),
      cut('near', WING, 4),
      combed('-8,-36 30,-20 76,40', '-12,-10 12,16 50,40', { role: 'far', rows: 3, width: 5, length: 24 }),
      cut('mid', outline('-80,-8! -104,6 -112,26! -92,24 -74,14!'), 4),
      flat('light', circlePath(-74, -12, 5)),
    ],
    place,
  );
