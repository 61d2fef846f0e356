import { clipped, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = outline(
  '0,-336 34,-332 58,-312 66,-280 60,-244! 92,-216 106,-150 112,-90 140,-40 132,0 96,14! -96,14! -132,0 -140,-40 -112,-90 -106,-150 -92,-216 -60,-244! -66,-280 -58,-312 -34,-332',
);
const EAR = outline('36,-330! 72,-328 98,-290 102,-240 90,-210! 72,-218 58,-250 46,-290');
const TAIL = limb('60,-6,34 120,6,28 156,-14,22 172,-54,15 166,-92,6');

/** A white hound with dark spots from behind that sits, with hanging ears and a red collar: 370 wide and 336 high, its foot at 14. */
export const dogFromBehind = (place: Place, ears: 'ink' | 'accent'): Art =>
  put(
    [
      flat('ink', lens([-170, 20], [210, 20], 16)),
      joined('light', [TAIL, BACK], 6),
      // A dark saddle and a spot on the haunch.
      clipped(BACK, [
        cut(ears, outline('-120,-190! -60,-214 20,-206 70,-180 88,-120 60,-60 10,-44 -50,-70 -120,-90!'), 0),
        cut(ears, outline('70,-30 110,-50 150,-20 140,20! 80,20! 60,0'), 0),
        flat(ears, outline('10,-340! 70,-336 70,-270 30,-280')),
        combed('-90,-180 -70,-130 -60,-90', '60,-170 60,-120 20,-70', {
          role: ears === 'ink' ? 'mid' : 'ink',
          rows: 6,
          width: 6,
          length: 26,
        }),
      ]),
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
      keyed('accent', outline('-62,-262! 0,-244 62,-262! 66,-236 0,-218 -66,-236'), 5),
      mirrored([cut(ears, EAR, 5), gouge('62,-310 80,-280 88,-236', 5, ears === 'ink' ? 'mid' : 'light')], 0),
    ],
    place,
  );
