import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { cup } from '../objects.ts';

const TRUNK = outline(
  '-54,-120! -86,-66 -98,10 -92,80 -64,140 -40,170! 40,170! 64,140 92,80 98,10 86,-66 54,-120!',
);
const TAIL = limb('0,140,84 8,200,66 4,250,46 -14,300,10');
const HEAD = outline('0,-78! -34,-72 -66,-44 -78,-8 -66,32 -36,56 0,62 36,56 66,32 78,-8 66,-44 34,-72');
const BELLY = outline('0,-96 48,-84 66,-30 68,30 60,90 34,140 0,154 -34,140 -60,90 -68,30 -66,-30 -48,-84');
const MUZZLE = outline('0,4! 18,-4 44,6 52,30 34,50 0,56 -34,50 -52,30 -44,6 -18,-4');
const HIND_FOOT = outline('34,136! 76,132 116,154 138,184! 124,188 120,200! 104,196 96,208! 66,196 40,172!');

/** A forearm, short and thick, that ends in a paw with four fingers. */
const ARM = [
  limb('84,-74,50 104,-26,46 70,8,40'),
  ...[
    '70,8,34 40,-2,15 30,-4,8',
    '66,12,30 36,10,15 26,10,8',
    '66,16,30 38,24,15 28,26,8',
    '68,20,26 46,36,14 38,40,8',
  ].map(limb),
];

const head: Art = [
  mirrored([joined('ink', [circlePath(62, -50, 17)], 5), flat('mid', circlePath(64, -52, 8))], 0),
  joined('ink', [HEAD], 6),
  keyed('sky', MUZZLE, 0),
  flat('ink', outline('-20,-6! 0,-14 20,-6! 14,12 0,20 -14,12')),
  gouge('0,16 0,28 0,38', 5, 'ink'),
  mirrored(
    [
      combed('8,-68 36,-54 58,-22', '6,-50 26,-44 44,-26', { role: 'mid', rows: 2, width: 5, length: 20 }),
      gouge('16,-42 36,-52 56,-38', 8, 'sky'),
      keyed('sky', circlePath(36, -20, 13), 0),
      flat('ink', circlePath(34, -18, 9.5)),
      flat('light', circlePath(30, -22, 3)),
      gouge('0,36 14,44 32,34', 6, 'ink'),
      [gouge('28,22 66,18 104,28', 4, 'far'), gouge('28,30 64,34 98,48', 4, 'far')],
    ],
    0,
  ),
];

/**
 * An otter that floats on its back, seen from above, with a cup on its breast: 276 wide, from its head at -236 to its
 * tail at 305; its head leans aside by some degrees.
 */
export const otterWithCup = (lean = 0): Art => [
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
  combed('-50,-40 -56,30 -34,120', '56,-40 60,30 34,120', { role: 'far', rows: 4, width: 6, length: 36 }),
  mirrored(combed('82,40 84,90 52,150', '72,50 72,90 44,140', { role: 'mid', rows: 2 }), 0),
  put(head, { y: -160, turn: lean }),
  cup(0, 18, 0.92),
  mirrored(
    [
      joined('ink', ARM, 5),
      combed('98,-66 116,-26 88,6', '78,-60 92,-26 76,0', { role: 'mid', rows: 2, length: 26 }),
    ],
    0,
  ),
];
