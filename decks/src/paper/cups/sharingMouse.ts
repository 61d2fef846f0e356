import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-44,0! -66,-34 -58,-84 -28,-116 8,-114 30,-84 38,-42 34,0!');
const HEAD = outline('-26,-106! -28,-146 0,-168 34,-158 66,-128 80,-112! 64,-98 32,-90 0,-92');
const TAIL = '-50,-12 -96,-4 -124,-30 -110,-58';

/** A mouse that sits up and looks right, one paw held out at (62, -62): 200 wide with its tail, 195 high, its foot at 0. */
export const sharingMouse = (place: Place): Art =>
  put(
    [
      [stroke('ink', TAIL, [20, 18, 15, 11]), stroke('accent', TAIL, [12, 10, 8, 4])],
      keyed('light', circlePath(14, -172, 24), 5),
      joined('light', [BODY, limb('-8,-10,26 24,-8,22 50,-6,16')], 6),
      combed('-20,-106 -44,-60 -40,-16', '0,-100 -10,-56 -14,-20', {
        role: 'far',
        rows: 3,
        width: 7,
        length: 24,
      }),
      gouge('-18,-4 -30,-34 -4,-52', 5, 'ink'),
      joined('light', [limb('6,-88,28 26,-64,20 58,-62,17')], 5),
      joined('light', [HEAD], 6),
      keyed('light', circlePath(-16, -162, 31), 6),
      flat('accent', circlePath(-16, -162, 18)),
      [flat('ink', circlePath(36, -134, 9)), flat('light', circlePath(33, -137, 3.4))],
      flat('accent', circlePath(78, -112, 8)),
      flat('ink', lens([60, -110], [24, -102], 3) + lens([60, -106], [30, -92], 3)),
    ],
    place,
  );
