import { flat, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, joined, torn, tornPath } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { mourningHeron } from './mourningHeron.ts';

/** Two arches, the farther one cut off by the frame. */
const BRIDGE =
  'M404 478V444C430 408 480 388 530 388H600V478H564C560 434 548 428 534 428C520 428 510 438 508 478H482C480 440 470 434 456 434C442 434 430 444 428 478Z';
const BANK = '40,600 150,606 250,640 360,690 450,756 560,826';
const STEP_FRONT = '30,712 150,714 200,712 246,726 300,900';
/** The wine runs down the bank from each lip and into the river. */
const SPILLS = [
  '214,806,34 250,826,26 262,852,34 270,890,60',
  '388,838,30 420,850,26 440,866,36 452,890,60',
  '492,792,32 518,812,28 532,840,36 540,890,60',
];
const SHINES = ['222,808 252,834 262,868', '394,842 424,858 438,876', '498,796 522,820 532,858'];

export const fiveOfCups: Scene = {
  alt: 'A dark heron with its head sunk between its wings looks down with half-shut eyes at three fallen cups, whose red wine runs down the bank into the river; two upright cups stand behind it. Far off are a bridge and a house.',
  draw: () => [
    chatterSky('mid', 96, { marks: 'far', foot: 400, gap: 60 }),
    field('near', '40,424 140,404 300,420 400,414 560,396', 'mid'),
    put(
      [
        cut('ink', 'M84 372V312L112 292V268H128V280L146 266L208 312V372Z', 5),
        flat('glow', 'M132 372v-40h26v40Z'),
      ],
      { x: 28, y: 180, size: 0.64 },
    ),
    lake(446, 'far', 'light'),
    flat('glow', lens([120, 452], [120, 486], 12)),
    cut('ink', BRIDGE, 7),
    gouge('426,444 452,422 484,406 530,400 600,402', 6, 'far'),
    // The red drifts out on the water.
    flat(
      'accent',
      toPoints('520,770 500,734 546,744 512,706')
        .map(([x, y]) => lens([x - 40, y], [x + 50, y + 2], 5))
        .join(''),
    ),
    torn('near', BANK),
    hatch(tornPath('near', BANK), { role: 'mid', angle: 32, gap: 44, width: 6, reach: 0.3 }),
    torn('mid', '30,680 140,682 186,686 214,702 226,724', 730),
    torn('near', STEP_FRONT),
    hatch(tornPath('near', STEP_FRONT), { role: 'ink', angle: 84, gap: 16, width: 8, reach: 0.14 }),
    flat('ink', lens([50, 698], [140, 704], 14) + lens([134, 698], [226, 704], 14)),
    cup(86, 638, 0.64),
    cup(172, 638, 0.64),
    joined('accent', SPILLS.map(limb), 4, 'ink'),
    SHINES.map((shine) => gouge(shine, 6)),
    flat('ink', lens([240, 772], [370, 776], 14)),
    cup(150, 784, 0.66, 106),
    cup(330, 820, 0.66, 104),
    cup(438, 762, 0.66, 112),
    put(mourningHeron, { x: 4, y: -16 }),
  ],
};
