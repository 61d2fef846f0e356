import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { stick } from '../objects.ts';

const HEAD = outline('-66,6 -56,-34 -20,-58 22,-54 52,-32 66,-8! 60,18 40,34 6,40 -30,48 -60,40');
const NECK = limb('-24,2,84 -84,34,84 -160,46,96 -250,20,124 -360,0,170');
const UPPER_BILL = outline('44,-36! 78,-30 112,-22 140,-8! 142,2 132,6! 96,-2 60,0!');
const LOWER_BILL = outline('44,12! 84,20 118,22 130,28! 122,38 84,42 46,34!');

/** The wand that it holds by its foot, and that reaches so far from its cheek. */
export const wandInBill = (place: Place, reach: number): Art => put(stick([52, 14], [reach, 4], 27), place);

/** A goose's head with its bill open to the right, about its cheek, on a long neck that comes from the left. */
export const quarrellingGoose = (place: Place, role: 'light' | 'far'): Art => {
  const marks = role === 'light' ? 'far' : 'mid';
  return put(
    [
      joined('glow', [LOWER_BILL], 5, 'ink'),
      joined(role, [NECK, HEAD], 6, 'ink'),
      combed('-60,-10 -120,6 -200,0 -300,-40', '-50,40 -110,70 -180,78 -300,70', {
        role: marks,
        rows: 4,
        width: 9,
        length: 40,
      }),
      combed('-40,-34 -10,-44 20,-40', '-40,-16 -14,-26 0,-24', {
        role: marks,
        rows: 2,
        width: 6,
        length: 20,
      }),
      keyed('glow', UPPER_BILL, 5),
      flat('ink', outline('92,-20! 104,-16 108,-10 96,-12!')),
      gouge('56,-16 80,-12 110,-8', 4, 'ink'),
      keyed('accent', circlePath(14, -14, 15), 4),
      flat('ink', circlePath(17, -14, 8)),
      flat('light', circlePath(13, -18, 3)),
      gouge('-8,-34 14,-40 36,-26', 7, 'ink'),
    ],
    place,
  );
};
