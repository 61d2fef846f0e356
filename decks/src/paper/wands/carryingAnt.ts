import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** Its abdomen and its thorax. */
export const GASTER = outline('252,628 238,676 188,700 128,696 84,662 72,616 96,576 150,562 206,572 240,594');
export const THORAX = outline('262,640! 262,602 292,574 330,562 364,572 380,600 370,634 334,656 292,658');
const JAW = outline('430,640! 472,622 488,650 466,690! 462,664 440,660!');
const HEAD = outline('374,600! 384,566 416,550 452,560 474,588 476,624 456,650 424,656 392,644');
/** A leg in three straight parts, from the thorax to the foot. */
const leg = (joints: string, thick: number): string[] => {
  const points = joints.split(' ');
  return points
    .slice(1)
    .map((to, i) => limb(`${points[i]},${thick * (1 - i * 0.26)} ${to},${thick * (0.8 - i * 0.22)}`));
};

const FAR_LEGS = [
  '306,640 262,712 214,744 190,800',
  '334,644 392,684 374,752 404,766',
  '352,636 448,634 492,706 532,712',
];
const LEGS = [
  '288,640 232,728 164,752 108,812',
  '322,650 288,734 330,778 282,808',
  '350,642 432,658 450,748 512,762',
];
const FEELERS = ['452,566 472,522 506,504 544,512', '466,582 498,552 530,548 560,566'];

/** An ant from the side that strains to the right on splayed legs, 430 long: its back at 562, its feet from 812 up to 762. */
export const carryingAnt: Art = [
  joined(
    'ink',
    FAR_LEGS.flatMap((joints) => leg(joints, 19)),
    4,
  ),
  joined(
    'ink',
    LEGS.flatMap((joints) => leg(joints, 27)),
    5,
  ),
  joined('ink', [GASTER, circlePath(256, 628, 18), THORAX, HEAD, JAW], 6),
  combed('92,600 78,624 96,662', '226,584 244,624 220,680', { role: 'mid', rows: 5, width: 7, length: 26 }),
  gouge('110,596 150,578 200,586', 9, 'far'),
  gouge('284,596 316,578 350,582', 8, 'far'),
  combed('286,630 320,642 356,632', '288,644 320,652 350,644', {
    role: 'mid',
    rows: 2,
    width: 6,
    length: 22,
  }),
  FEELERS.map((feeler) => [stroke('light', feeler, [16, 14, 14, 13]), stroke('ink', feeler, [8, 7, 7, 6])]),
  flat('glow', circlePath(436, 590, 13)),
  flat('ink', circlePath(440, 588, 6)),
  gouge('404,570 430,562 452,572', 6, 'far'),
];
