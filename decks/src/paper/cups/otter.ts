import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { cup } from '../objects.ts';

const TRUNK = swellPath('0,-120 0,-60 0,20 0,80 0,112', [104, 144, 164, 146, 96]);

const BELLY = swellPath('0,-80 0,-40 0,20 0,70 0,100', [62, 96, 118, 104, 60]);

/** An arm that is bent once, its paw on the cup. */
const ARM = limb('70,-76,40 94,-14,38 44,24,40');

/**
 * An otter that floats on its back, seen from above, with a cup on its breast at (0, 16): 225 wide, from its
 * head at -211 to its tail at 242.
 */
export const otterWithCup: Art = [
  mirrored(cut('accent', 'M36 88C70 84 100 106 112 142C84 152 56 142 32 122Z', 4), 0),
  joined('accent', [
    TRUNK,
    swellPath('0,96 10,150 -6,200 -40,236', [80, 56, 38, 6]),
    circlePath(-42, -172, 15),
    circlePath(42, -172, 15),
    'M0 -206C40 -206 60 -176 56 -146C52 -112 28 -98 0 -98C-28 -98 -52 -112 -56 -146C-60 -176 -40 -206 0 -206Z',
  ]),
  keyed('light', BELLY, 3),
  hatch(BELLY, { role: 'far', angle: 0, gap: 16, width: 5, side: 'both', reach: 0.24 }),
  cut(
    'light',
    'M0 -160C24 -160 42 -142 38 -126C34 -108 16 -104 0 -104C-16 -104 -34 -108 -38 -126C-42 -142 -24 -160 0 -160Z',
    3,
  ),
  flat(
    'ink',
    'M-14 -150C-8 -156 8 -156 14 -150C10 -138 4 -136 0 -136C-4 -136 -10 -138 -14 -150Z' +
      lens([-1, -138], [1, -120], 4),
  ),
  mirrored(
    [
      gouge('10,-164 25,-182 42,-164', 9, 'ink'),
      gouge('16,-130 40,-132 66,-122', 4, 'ink'),
      gouge('0,-120 12,-114 22,-120', 4, 'ink'),
    ],
    0,
  ),
  cup(0, 10, 0.84),
  mirrored(
    [
      cut('accent', ARM, 5),
      hatch(ARM, { role: 'ink', angle: 24, gap: 10, width: 4, side: 'end', reach: 0.5 }),
      flat('ink', lens([26, 16], [44, 20], 4) + lens([26, 30], [44, 32], 4)),
    ],
    0,
  ),
];
