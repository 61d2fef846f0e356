import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, joined, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '-96,30! -40,-10 20,-34 60,-40 84,-56 110,-52 122,-34 142,-22! 118,-14 100,16 50,40 -20,44 -70,40',
);
const TAIL =
  'M-60 14C-100 16 -150 30 -214 72C-170 64 -140 62 -112 60C-140 82 -166 112 -184 152C-144 112 -90 76 -44 40Z';
const WING = outline(
  '54,-26! 30,-84 -20,-140 -92,-186! -84,-150 -70,-120 -58,-96! -50,-60 -36,-20 -10,8 30,10',
);
const FAR_WING = outline('60,-30! 66,-90 52,-140 16,-196! 4,-140 -2,-100 4,-60 20,-20');

/** A swallow in flight to the right with a straw in its bill, 375 wide and 345 high; its body is at 0. */
export const swallow = (place: Place): Art =>
  put(
    [
      cut('ink', FAR_WING, 5),
      joined('ink', [TAIL, BODY]),
      flat('light', outline('-62,36! 0,26 60,12 98,-6! 84,24 40,38 -20,42')),
      flat('accent', outline('84,-24! 104,-30 122,-26! 112,-6 96,8 82,0')),
      flat('light', lens([-108, 44], [-160, 58], 5) + lens([-92, 52], [-136, 84], 5)),
      cut('ink', WING, 5),
      flat(
        'light',
        lens([-8, -14], [-58, -96], 6) +
          lens([10, -14], [-34, -104], 6) +
          lens([28, -16], [-20, -112], 5) +
          lens([30, -60], [-72, -164], 4),
      ),
      flat('light', circlePath(102, -38, 6)),
      flat('ink', circlePath(103, -38, 3.6)),
      stroke('glow', '176,-56 138,-22 104,24', [5, 6, 4]),
    ],
    place,
  );
