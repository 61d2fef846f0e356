import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline('-62,0! -92,-30 -88,-84 -54,-124 -10,-146 32,-140 48,-100 44,-50 40,0!');
const HEAD = outline('-24,-150 -18,-186 12,-204 50,-198 84,-172 90,-152 70,-136 34,-126 -4,-128');

/** A young hare that sits and looks right: 190 wide, its ears at -320 and its feet at 6. */
export const leveret = (place: Place): Art =>
  put(
    [
      joined('ink', [outline('20,-190! 30,-250 60,-306 76,-312! 84,-256 52,-188!')], 5),
      joined(
        'ink',
        [
          BODY,
          HEAD,
          limb('26,-80,40 40,-30,26 44,-6,24'),
          limb('28,-4,18 60,-2,16'),
          limb('-50,-4,22 16,-2,20'),
          outline('-6,-184! -24,-250 -14,-306 0,-320! 28,-270 26,-196!'),
        ],
        6,
      ),
      flat('far', outline('2,-204! -8,-250 0,-292! 16,-256 16,-206!')),
      fur(BODY, 'far', 70, (x, y) => (x > -4 && y < -40 ? 0 : 0.6)),
      gouge('-72,-20 -70,-62 -36,-72 -4,-48 2,-14', 6, 'far'),
      flat('light', circlePath(-86, -22, 22)),
      flat('glow', circlePath(44, -172, 11)),
      flat('ink', circlePath(47, -172, 6)),
      gouge('60,-140 74,-146 86,-152', 5, 'far'),
      flat('accent', circlePath(87, -158, 6)),
    ],
    place,
  );
