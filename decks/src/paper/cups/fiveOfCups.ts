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

const BANK = '40,600 150,606 250,640 360,690 450,756 560,826';
/** The wine runs down the bank from each lip and into the river. */
const SPILLS = [
  '170,734,30 206,752,24 250,790,30 330,818,26 410,836,34 480,880,70',
  '250,850,30 310,856,26 380,850,36 420,846,30',
  '452,790,30 474,814,28 490,840,34 506,880,60',
];
const SHINES = ['180,746 250,790 320,816', '280,856 330,858 384,852', '462,806 478,824 492,852'];

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
    cut('ink', 'M452 478V430C490 386 540 386 600 430V478H570C558 426 506 426 494 478Z', 5),
    // The red drifts out on the water.
    flat(
      'accent',
      toPoints('520,770 500,734 546,744 512,706')
        .map(([x, y]) => lens([x - 40, y], [x + 50, y + 2], 5))
        .join(''),
    ),
    torn('near', BANK),
    hatch(tornPath('near', BANK), { role: 'mid', angle: 32, gap: 44, width: 6, reach: 0.3 }),
    flat('ink', lens([60, 662], [150, 666], 10) + lens([136, 682], [226, 686], 10)),
    cup(84, 604, 0.6),
    cup(160, 624, 0.6),
    joined('accent', SPILLS.map(limb), 4, 'ink'),
    SHINES.map((shine) => gouge(shine, 6)),
    flat('ink', lens([240, 772], [370, 776], 14)),
    cup(118, 712, 0.7, 112),
    cup(206, 826, 0.7, 106),
    cup(414, 764, 0.7, 116),
    put(mourningHeron, { x: 4, y: -16 }),
  ],
};
