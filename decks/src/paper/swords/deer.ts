import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';
import { fur, outline } from '../nature/body.ts';

const NECK = outline('-52,-46! -84,30 -98,130 -112,230 -120,320! 60,320! 40,240 14,160 10,100 26,60!');
const HEAD = outline(
  '-52,-46 -26,-72 14,-76 48,-60 82,-28 124,4 160,26 174,38 176,54 166,66! 152,76 130,80 92,76 50,74 12,68 -30,50 -54,10',
);
const NEAR_EAR = outline('-34,-50! -96,-62 -150,-102 -186,-164! -116,-160 -50,-122 -14,-66!');
const FAR_EAR = outline('4,-64! -12,-120 6,-174 42,-208! 58,-154 52,-104 34,-62!');

/** Head and neck of a deer that looks right, its lips at (170, 66); the young one has spots. */
export const deer = (spotted: boolean): Art => [
  joined('ink', [FAR_EAR, NECK, HEAD]),
  flat('far', outline('18,72! 16,120 24,170 46,236 66,318! 14,318 0,240 -8,160 -6,100')),
  fur(NECK, 'mid', 104, (x, y) => (!spotted && x < -10 - y * 0.2 && y > 40 ? 0.9 : 0)),
  joined('ink', [NEAR_EAR], 4),
  flat('mid', outline('-52,-66! -116,-92 -164,-146! -110,-142 -62,-108')),
  flat('far', outline('12,-80! 6,-130 34,-178! 40,-130 32,-84')),
  flat('far', outline('96,66! 120,50 152,50 168,58! 156,72 126,76')),
  flat('mid', outline('150,32! 164,28 176,42 172,52! 160,46')),
  gouge('128,62 146,66 164,62', 5, 'ink'),
  // A dark eye in a pale ring, its lid half down.
  flat('light', outline('22,-14! 38,-38 66,-32 76,-10! 56,2 36,0')),
  flat('ink', outline('32,-16! 46,-28 62,-24 68,-10! 54,-4 42,-5')),
  flat('light', circlePath(50, -18, 4)),
  gouge('16,-34 40,-54 70,-42', 6, 'mid'),
  gouge('-30,24 -10,44 24,56', 6, 'mid'),
  spotted &&
    toPoints('-70,120 -40,150 -96,190 -60,216 -110,256 -30,240 -76,286').map(([x, y]) =>
      flat('light', circlePath(x, y, 13)),
    ),
];
