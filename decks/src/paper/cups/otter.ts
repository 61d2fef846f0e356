import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { cup } from '../objects.ts';

const TRUNK = outline(
  '-58,-110! -84,-60 -94,10 -90,80 -64,140 -40,170! 40,170! 64,140 90,80 94,10 84,-60 58,-110!',
);
const TAIL = limb('0,140,84 8,200,66 4,250,46 -14,300,10');
const HEAD = outline(
  '0,-236 44,-228 70,-196 74,-156 56,-118 24,-100 0,-96 -24,-100 -56,-118 -74,-156 -70,-196 -44,-228',
);
const BELLY = outline('0,-96 44,-84 60,-30 64,30 58,90 34,140 0,154 -34,140 -58,90 -64,30 -60,-30 -44,-84');
const FACE = outline('0,-184! 22,-186 50,-166 52,-138 30,-112 0,-104 -30,-112 -52,-138 -50,-166 -22,-186');
const HIND_FOOT = outline('34,136! 76,132 116,154 138,184! 124,188 120,200! 104,196 96,208! 66,196 40,172!');
const ARM = limb('78,-66,46 100,-6,44 52,30,42');

/**
 * An otter that floats on its back, seen from above, with a cup on its breast: 276 wide, from its head at -236 to its
 * tail at 305.
 */
export const otterWithCup: Art = [
  mirrored(
    [
      joined('ink', [HIND_FOOT], 5),
      gouge('64,152 92,166 120,186', 5, 'mid'),
      gouge('60,164 78,180 96,198', 5, 'mid'),
    ],
    0,
  ),
  joined('ink', [TAIL, TRUNK], 6),
  gouge('2,180 8,220 0,280', 6, 'mid'),
  keyed('sky', BELLY, 0),
  combed('-50,-40 -56,30 -34,120', '0,-70 0,30 0,140', { role: 'far', rows: 3, width: 6 }),
  combed('50,-40 56,30 34,120', '20,-70 20,30 12,140', { role: 'far', rows: 3, width: 6 }),
  mirrored(
    [
      combed('78,40 80,90 50,150', '70,50 70,90 44,140', { role: 'mid', rows: 2 }),
      joined('ink', [circlePath(58, -206, 17)], 5),
      flat('mid', circlePath(60, -208, 8)),
    ],
    0,
  ),
  joined('ink', [HEAD], 6),
  keyed('sky', FACE, 0),
  flat('ink', outline('-17,-172! 0,-180 17,-172! 12,-154 0,-148 -12,-154')),
  mirrored(
    [
      combed('10,-222 36,-206 56,-170', '6,-196 26,-200 40,-184', {
        role: 'mid',
        rows: 3,
        width: 5,
        length: 20,
      }),
      gouge('16,-194 34,-208 54,-190', 9, 'sky'),
      gouge('0,-136 16,-124 34,-134', 6, 'ink'),
      [gouge('30,-146 66,-144 96,-132', 4, 'ink'), gouge('30,-138 62,-128 86,-110', 4, 'ink')],
    ],
    0,
  ),
  gouge('0,-152 0,-144 0,-132', 5, 'ink'),
  cup(0, 18, 0.92),
  mirrored(
    [
      joined('ink', [ARM], 6),
      combed('92,-56 106,-6 66,30', '74,-46 84,-6 60,18', { role: 'mid', rows: 2, length: 24 }),
      [gouge('30,20 40,24 56,24', 4, 'sky'), gouge('30,36 42,38 56,36', 4, 'sky')],
    ],
    0,
  ),
];
