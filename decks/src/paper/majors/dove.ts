import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '40,-104 62,-122 88,-122 104,-104 106,-86 96,-68! 108,-40 108,0 86,40 44,64 -6,68 -56,52 -104,40! -84,6 -40,-30 10,-50 32,-74',
);
const TAIL = outline('-76,20! -150,34 -206,52! -210,66 -200,82! -130,80 -50,62!');
const WING = outline('44,-36 20,-46 -30,-30 -84,6 -150,46! -90,50 -30,48 20,34 48,4');

/** A dove at rest that looks right, its breast full: 315 wide, from its crown at -124 to its feet at 112. */
export const dove = (place: Place, role: PaperInk = 'light', feathers: PaperInk = 'far'): Art =>
  put(
    [
      [6, 46].map((x) => [
        joined(
          'accent',
          [
            limb(`${x},56,13 ${x + 3},84,9 ${x + 4},104,9`),
            limb(`${x - 16},108,7 ${x + 4},102,9 ${x + 34},108,6`),
            limb(`${x + 4},102,8 ${x + 22},99,8 ${x + 40},100,5`),
          ],
          3,
          'ink',
        ),
      ]),
      joined(role, [TAIL, BODY], 5, 'ink'),
      hatch(TAIL, { role: 'ink', angle: -14, gap: 13, width: 4, side: 'start', reach: 0.5 }),
      combed('92,-60 102,-20 80,34', '54,-50 68,-10 50,50', {
        role: feathers,
        rows: 4,
        width: 6,
        length: 22,
      }),
      keyed(role, WING, 4),
      combed('30,-34 -30,-18 -110,34', '36,14 -10,32 -80,44', { role: 'mid', rows: 4, width: 6, length: 42 }),
      // A dove's ring at its neck, its bill with a cere.
      flat('mid', lens([44, -68], [78, -52], 7)),
      keyed('glow', outline('102,-106! 118,-106 132,-94! 118,-92 104,-92!'), 3),
      flat('ink', circlePath(84, -100, 6)),
    ],
    place,
  );
