import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { litEdge } from '../../primitives/litEdge.ts';

/** The cat's head, which looks at us; its centre is at 0,0. */
const catHead: Art = [
  fill(
    'hairBlack',
    'M-62 8C-68 -30 -70 -58 -62 -80C-46 -70 -32 -54 -22 -40Q0 -46 22 -40C32 -54 46 -70 62 -80C70 -58 68 -30 62 8C74 20 76 30 80 38C66 40 60 46 52 52C30 70 -30 70 -52 52C-60 46 -66 40 -80 38C-76 30 -74 20 -62 8Z',
  ),
  mirrored(
    [
      flat('wineDark', 'M-55 -66C-58 -46 -56 -32 -52 -24L-32 -38C-40 -48 -48 -58 -55 -66Z', 0.9),
      fill('glow', 'M-48 8C-40 -12 -18 -10 -10 12C-22 22 -40 22 -48 8Z', { width: 1.6 }),
      flat('ink', 'M-29 -4C-22 4 -22 12 -28 19C-35 12 -35 4 -29 -4Z'),
      flat('light', circlePath(-33, 3, 2.6)),
      line('M-18 42L-82 32M-18 46L-84 50M-18 50L-76 66', 1.4, 'light', 0.8),
      graven('-10,-34 -12,-18 -6,-6', 3),
    ],
    0,
  ),
  fill('rose', 'M-8 30H8L0 40Z', { width: 1.2 }),
  line('M0 40V46M0 46Q-8 54 -16 48M0 46Q8 54 16 48', 2),
];

/** A black cat that lies curved in the crook of an arm, its tail hanging; the arm is painted before it. */
export const lyingCat: Art = [
  fill(
    'hairBlack',
    'M150 836C128 780 150 700 206 680C266 650 366 640 424 682C474 720 484 790 450 838C430 862 190 872 150 836Z',
  ),
  graven('236,690 300,720 330,780', 5),
  graven('300,672 372,706 400,776', 5),
  graven('366,668 424,712 436,786', 5),
  graven('190,760 210,800 260,826', 4),
  litEdge('330,662 404,676 454,726 464,792', [5, 16, 16, 6], 'glow', 1.8),
  put(catHead, { x: 258, y: 648, size: 1.16, turn: -7 }),
  litEdge('310,568 324,604 330,644', [2, 6, 2], 'glow', 1.4),
];

/** The forepaws over the arm, and the tail that hangs over it. */
export const pawsAndTail: Art = [
  limb('hairBlack', '462,806 496,814 502,852 482,892', [34, 32, 26, 20]),
  graven('476,802 494,818 494,856', 4, 'glow', 0.8),
  [200, 252].map((x) => [
    limb('hairBlack', `${x},740 ${x - 8},780 ${x - 4},812`, [44, 38, 40]),
    line(`M${x - 14} 828V814M${x - 3} 832V816M${x + 7} 828V814`, 1.6, 'detail'),
  ]),
];
