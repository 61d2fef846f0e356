import { fill, line } from '../../drawing/art.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';
import { snowdrops } from './snowdrops.ts';

export const newMoon: OracleScene = {
  alt: 'A moon all in shadow, its edge faintly lit, among many stars; before it a tall snowdrop hangs from its thin arched stalk with its petals open, and a half-open one and a bud beside it have come up through the snow, dark firs far behind.',
  hour: 'night',
  draw: (chance) => [
    phaseSky(chance, 0, { x: 372, y: 344, r: 150, stars: 64, floor: 640 }),
    hills(660, [60, 30, 70, 20, 40, 26, 64], 'far'),
    firs(
      [
        [66, 706, 90],
        [104, 712, 64],
        [386, 706, 56],
        [410, 710, 78],
        [540, 712, 60],
      ],
      'near',
    ),
    oracleHaze(120, 668, 220, 'dusk', 0.4),
    hills(716, [16, 22, 4, 10, 0, 16, 18], 'snow'),
    line(
      'M66 746q60 -16 120 -6M420 742q60 -14 110 -2M76 784q40 -10 70 -4M452 794q40 -12 80 -4',
      2,
      'waterLight',
      0.9,
    ),
    snowdrops,
    fill('snow', SNOW, { width: 2 }),
    line('M128 772q50 -16 96 0M250 764q50 -14 92 2M384 764q40 -14 84 0', 3, 'waterLight', 0.9),
  ],
};

/** The snow at the foot of the flowers, heaped a little round each. */
const SNOW =
  'M40 790C80 786 120 772 160 758C190 750 214 752 234 758C262 744 300 744 326 758C350 772 372 764 396 754C424 746 450 758 470 770C500 782 530 780 560 778V840H40Z';
