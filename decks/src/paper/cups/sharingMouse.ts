import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline('-38,0! -54,-40 -56,-96 -44,-150 -28,-196 8,-194 26,-140 38,-90 42,-42 34,0!');
const HEAD = outline('-26,-176! -28,-216 0,-238 34,-228 66,-198 80,-182! 64,-168 32,-160 0,-162');
const TAIL = '-30,-9 -56,-8 -70,-34 -63,-70 -70,-100';

/** A mouse that stands up and looks right, both paws held out to what stands at (112, -96): 155 wide, 270 high, its foot at 0. */
export const sharingMouse = (place: Place, held: Art = []): Art =>
  put(
    [
      [stroke('ink', TAIL, [20, 18, 16, 14, 10]), stroke('accent', TAIL, [12, 10, 9, 7, 4])],
      keyed('light', circlePath(14, -252, 24), 5),
      joined('light', [limb('8,-146,24 50,-118,18 88,-112,20')], 5),
      joined('light', [BODY, limb('-8,-10,26 24,-8,22 50,-6,16')], 6),
      combed('-26,-170 -44,-100 -38,-20', '0,-170 -12,-100 -14,-20', {
        role: 'far',
        rows: 3,
        width: 7,
        length: 26,
      }),
      gouge('-18,-4 -30,-40 -4,-62', 5, 'ink'),
      held,
      joined('light', [limb('-6,-142,30 20,-104,23 56,-84,19 88,-88,22')], 5),
      flat('light', limb('-14,-152,28 6,-118,24')),
      ['82,-96 94,-96 99,-93', '82,-87 95,-86 100,-86', '80,-80 92,-78 97,-80'].map((gap) =>
        gouge(gap, 4, 'ink'),
      ),
      put(
        [
          joined('light', [HEAD], 6),
          keyed('light', circlePath(-16, -232, 31), 6),
          flat('accent', circlePath(-16, -232, 18)),
          [flat('ink', circlePath(36, -204, 9)), flat('light', circlePath(33, -207, 3.4))],
          flat('accent', circlePath(78, -182, 8)),
          flat('ink', lens([60, -180], [24, -172], 3) + lens([60, -176], [30, -162], 3)),
        ],
        { y: -10 },
      ),
    ],
    place,
  );
