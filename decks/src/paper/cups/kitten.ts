import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';

const KITTEN = 'M-96 0C-140 -60 -120 -160 -60 -210C-20 -240 40 -230 62 -190C84 -140 66 -70 80 0Z';

const HEAD: Art = [
  cut('ink', 'M30 -330L66 -394L84 -318Z', 4),
  joined('ink', [
    'M-40 -262C-46 -320 0 -352 46 -344C84 -338 104 -304 110 -282C120 -268 116 -250 100 -246C80 -220 40 -204 6 -212C-20 -220 -38 -240 -40 -262Z',
    'M-34 -290L-36 -386L26 -338Z',
  ]),
  flat('ink', 'M-44 -262L-4 -240L44 -222L40 -196L-20 -186L-62 -206Z'),
  flat('accent', 'M-24 -304L-27 -362L8 -334Z'),
  flat('light', 'M76 -262C92 -270 106 -268 110 -258C104 -246 80 -232 58 -232C60 -246 66 -256 76 -262Z'),
  flat('accent', 'M104 -284L118 -274L106 -266Z'),
  flat('glow', 'M46 -286C54 -306 80 -310 90 -292C82 -276 58 -274 46 -286Z'),
  flat('ink', circlePath(77, -295, 8)),
  flat('light', circlePath(80, -298, 3)),
  gouge('80,-252 112,-254 140,-264', 3),
  gouge('80,-246 112,-242 138,-240', 3),
  flat(
    'far',
    lens([0, -330], [20, -300], 7) + lens([22, -338], [34, -310], 7) + lens([-20, -300], [4, -284], 6),
  ),
];

/**
 * A striped kitten that sits, looks up to the right and lifts a paw to (140, -150): 290 wide, its ears at -380
 * and its foot at 8.
 */
export const kitten = (place: Place): Art =>
  put(
    [
      joined('ink', [swellPath('-60,-16 -112,2 -138,-40 -124,-90 -140,-130', [44, 38, 30, 26, 10])], 4),
      flat(
        'far',
        lens([-138, -92], [-114, -86], 7) +
          lens([-150, -56], [-126, -50], 7) +
          lens([-122, 4], [-112, -18], 7),
      ),
      joined('ink', [
        KITTEN,
        swellPath('44,-150 100,-130 140,-150', [56, 40, 34]),
        'M-60 8C-60 -24 20 -28 30 8ZM40 8C40 -16 100 -16 104 8Z',
      ]),
      hatch(KITTEN, { role: 'far', angle: 14, gap: 24, width: 8, reach: 0.5 }),
      gouge('-70,-6 -60,-90 0,-92 26,-30', 6),
      put(HEAD, { x: 49, y: -3, turn: -13 }),
      flat('far', lens([92, -144], [104, -116], 7) + lens([112, -154], [122, -126], 6)),
    ],
    place,
  );
