import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('40,-52 74,-34 86,6 62,48 0,66 -60,52 -92,30! -70,-10 -26,-44');
const WING = outline('26,-36! 44,-4 26,32 -30,50 -112,50! -84,6 -36,-24');
const HEAD = outline('-22,10 -24,-10 -8,-24 14,-22 28,-8 26,10 8,20 -10,20');
const BILL = outline('20,-12! 60,-6 128,8! 64,14 20,12!');

/** How a stork holds its neck, from the breast up, and where its head is. */
type Bearing = { neck: string; head: Place };
/** With its head thrown back over its own back. */
export const CLATTERING: Bearing = {
  neck: '40,-14,62 62,-64,35 46,-116,27 10,-134,28',
  head: { x: 0, y: -140, turn: -112 },
};
export const BOWING: Bearing = {
  neck: '44,-14,62 70,-62,35 66,-112,28 40,-136,28',
  head: { x: 50, y: -142, turn: 48 },
};

/** A stork in its nest that looks right, 270 wide about its body, with a black wing and a long red bill. */
export const nestingStork = (place: Place, { neck, head }: Bearing): Art =>
  put(
    [
      put(joined('light', [HEAD], 6), head),
      joined('light', [BODY, limb(neck)], 6),
      combed('60,-40 74,0 62,36', '36,-40 46,0 40,36', { role: 'far', rows: 3, width: 7, length: 26 }),
      cut('ink', WING, 5),
      ['10,-16 -36,6 -86,36', '20,2 -26,24 -80,42', '22,20 -10,34 -60,44'].map((quill) => gouge(quill, 7)),
      put(
        [
          keyed('mid', BILL, 5),
          joined('light', [HEAD], 0),
          flat('ink', circlePath(8, -7, 5.5)),
          gouge('26,2 64,4 108,8', 4, 'ink'),
        ],
        head,
      ),
    ],
    place,
  );

/** A nest of twigs on the ridge of the roof. */
export const nest: Art = [
  cut('ink', outline('146,566! 180,550 300,558 420,550 454,566! 424,602 370,624 300,630 230,624 176,602'), 6),
  lenses('190,570 260,590 220,600 300,586 280,606 350,590 330,610 400,574 210,584 250,612', 7).map((d) =>
    flat('far', d),
  ),
];
