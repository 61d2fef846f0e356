import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = outline(
  '0,-336 34,-332 58,-312 66,-280 60,-244! 92,-216 106,-150 112,-90 140,-40 132,0 96,14! -96,14! -132,0 -140,-40 -112,-90 -106,-150 -92,-216 -60,-244! -66,-280 -58,-312 -34,-332',
);
const EAR = outline('36,-330! 72,-328 98,-290 102,-240 90,-210! 72,-218 58,-250 46,-290');
const TAIL = limb('0,0,34 60,14,30 130,8,24 176,-20,16 184,-52,8');

/** A white hound from behind that sits, with dark hanging ears and a red collar: 370 wide and 336 high, its foot at 14. */
export const dogFromBehind = (place: Place, ears: 'ink' | 'accent'): Art =>
  put(
    [
      flat('ink', lens([-170, 20], [210, 20], 16)),
      joined('light', [TAIL, BACK], 6),
      mirrored(
        [
          gouge('126,-56 96,-80 66,-56 58,-10', 7, 'ink'),
          combed('8,-220 12,-120 12,-30', '70,-190 78,-130 60,-70', {
            role: 'far',
            rows: 4,
            width: 7,
            length: 34,
          }),
        ],
        0,
      ),
      gouge('0,-226 2,-140 0,-40', 6, 'ink'),
      keyed('accent', outline('-62,-262! 0,-244 62,-262! 66,-236 0,-218 -66,-236'), 5),
      mirrored([cut(ears, EAR, 5), gouge('62,-310 80,-280 88,-236', 5, ears === 'ink' ? 'mid' : 'light')], 0),
    ],
    place,
  );
