import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge, torn } from '../lino/cut.ts';
import { hatch, wedge } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';

const TRUNK =
  'M76 640C160 626 240 624 330 622C360 620 400 622 430 620C480 620 540 614 596 606V806C540 790 470 784 420 788C300 782 180 796 84 810C52 770 48 680 76 640Z';

/** A sword driven into the wood, which splits where it goes in at (x, y). */
const driven = (x: number, y: number, lean: number): Art => [
  sword(x + lean * 2, y - 108, 0.9, 180 + lean),
  flat('ink', `M${x - 16} ${y - 14}L${x} ${y - 20}L${x + 16} ${y - 14}V${y + 16}H${x - 16}Z`),
  gouge(`${x - 24},${y - 16} ${x},${y - 10} ${x + 24},${y - 18}`, 6),
  gouge(`${x - 3},${y - 6} ${x + 1},${y + 8} ${x - 4},${y + 26}`, 5),
];

export const tenOfSwords: Scene = {
  alt: 'A great felled tree lies under a black sky with ten swords driven into its trunk in two rows; dawn comes up yellow on the horizon, and a robin sits on the sawn end.',
  draw: () => [
    chatterSky('ink', 4, { marks: 'near', foot: 400 }),
    flat(
      'glow',
      times(13, (i) =>
        wedge([300 + (i - 6) * 40, 520], [300 + (i - 6) * 76, 400 - (i % 2) * 50 + Math.abs(i - 6) * 9], 9),
      ).join(''),
    ),
    torn('glow', '40,500 160,482 300,470 440,484 560,498', 570),
    flat('light', boxPath(40, 548, 520, 8)),
    lake(556, 'near', 'glow', 700),
    field('far', '40,690 200,680 400,684 560,676', 'ink', 6, 30),
    flat('ink', 'M60 796C200 826 420 820 600 806V846C400 836 200 840 60 796Z'),
    cut('ink', TRUNK, 6),
    hatch(TRUNK, { role: 'mid', angle: -3, gap: 19, width: 6, side: 'all' }),
    cut('far', 'M76 640C110 662 114 788 84 810C48 786 46 662 76 640Z', 5),
    [gouge('80,664 98,722 86,788', 6, 'ink'), gouge('76,686 88,724 80,764', 5, 'ink')],
    toPoints('158,656 238,686 318,656 398,686 478,656').map(([x, y], i) => driven(x, y, i % 2 ? 2 : -2)),
    toPoints('198,740 278,766 358,740 438,766 516,740').map(([x, y], i) => driven(x, y, i % 2 ? -2 : 2)),
    perchedBird({ x: 97, y: 608, size: 0.42 }),
    [300, 460, 530].map((x, i) => tuft(x, 876, 40 + i * 8, 'ink', 7)),
  ],
};
