import { flat, type Art } from '../../drawing/art.ts';
import { boxPath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, torn } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { felledTree } from './felledTree.ts';

/** A slender sword driven into the wood, which splits along its grain where it goes in at (x, y). */
const driven = (x: number, y: number, lean: number): Art => [
  slenderSword(x + lean * 2.3, y - 170, 1.4, 180 + lean),
  flat('ink', lens([x - 40, y], [x + 42, y - 3], 17)),
  gouge(`${x - 26},${y + 7} ${x},${y + 4} ${x + 28},${y + 6}`, 5, 'far'),
];

export const tenOfSwords: Scene = {
  alt: 'A great felled tree with dark bark lies under a black sky with ten swords driven into its trunk in two rows; dawn comes up yellow on the horizon, and a robin sits on the sawn end.',
  draw: () => [
    chatterSky('ink', 4, { marks: 'near', foot: 340 }),
    flat(
      'glow',
      times(13, (i) =>
        wedge([300 + (i - 6) * 40, 440], [300 + (i - 6) * 84, 290 - (i % 2) * 60 + Math.abs(i - 6) * 12], 11),
      ).join(''),
    ),
    torn('glow', '40,420 160,396 300,380 440,396 560,418', 500),
    flat('light', boxPath(40, 472, 520, 8)),
    lake(480, 'mid', 'glow', 640),
    field('far', '40,580 200,566 400,570 560,556', 'mid', 6, 30),
    flat('near', 'M104 788C220 830 420 816 600 796V846C400 840 220 842 104 808Z'),
    felledTree,
    toTriples('249,654,-1 321,650,1 395,654,0 467,648,1 540,650,-1').map((at) => driven(...at)),
    toTriples('212,758,1 285,754,-1 358,760,0 431,752,-1 503,758,1').map((at) => driven(...at)),
    perchedBird({ x: 130, y: 564, size: 0.54, flip: true }),
    [90, 240, 330, 470, 530].map((x, i) => tuft(x, 878, 44 + (i % 3) * 16, 'ink', 7)),
  ],
};
