import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-44,0! -66,-34 -58,-84 -28,-116 8,-114 30,-84 38,-42 34,0!');
const HEAD = outline('-26,-106! -28,-146 0,-168 34,-158 66,-128 80,-112! 64,-98 32,-90 0,-92');
const TAIL = '-50,-12 -70,-4 -84,-22 -80,-50';

/** A mouse that sits up and looks right, both paws held out to what stands at (112, -64): 175 wide with its tail, 195 high, its foot at 0. */
export const sharingMouse = (place: Place, held: Art = []): Art =>
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
      joined('light', [limb('8,-92,24 50,-80,18 88,-88,20')], 5),
      held,
      joined('light', [limb('-2,-84,30 24,-52,22 62,-46,18 88,-58,21')], 5),
      flat('light', limb('-12,-92,30 10,-64,24')),
      ['82,-66 94,-66 99,-63', '82,-57 95,-56 100,-56', '80,-50 92,-48 97,-50'].map((gap) =>
        gouge(gap, 4, 'ink'),
      ),
      joined('light', [HEAD], 6),
      keyed('light', circlePath(-16, -162, 31), 6),
      flat('accent', circlePath(-16, -162, 18)),
      [flat('ink', circlePath(36, -134, 9)), flat('light', circlePath(33, -137, 3.4))],
      flat('accent', circlePath(78, -112, 8)),
      flat('ink', lens([60, -110], [24, -102], 3) + lens([60, -106], [30, -92], 3)),
    ],
    place,
  );
