import { clipped, flat, put, type Art } from '../../drawing/art.ts';
import { boxPath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, torn } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { perchedBird } from '../nature/birds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { felledTree } from './felledTree.ts';

/** A slender sword driven deep into the wood, which splits along its grain where the blade goes in at (x, y). */
const driven = (x: number, y: number, lean: number): Art => {
  const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
  return [
    clipped(boxPath(x - 150, 0, 300, y), slenderSword(x + sin * 84, y - cos * 84, 1.4, 180 + lean)),
    flat('ink', lens([x - 46, y + 2], [x + 48, y - 4], 20)),
    gouge(`${x - 34},${y + 11} ${x},${y + 8} ${x + 36},${y + 9}`, 6, 'far'),
    gouge(`${x - 40},${y - 2} ${x - 26},${y - 4} ${x - 14},${y - 2}`, 5, 'far'),
    gouge(`${x + 16},${y - 4} ${x + 28},${y - 6} ${x + 42},${y - 4}`, 5, 'far'),
  ];
};

export const tenOfSwords: Scene = {
  alt: 'A great felled tree with dark bark lies under a black sky with ten swords driven deep into its trunk; dawn comes up yellow on the horizon, and a robin sits on the sawn end.',
  draw: () => [
    chatterSky('ink', outward(300, 420), { marks: 'near', foot: 340, gap: 56 }),
    beams(300, 420, 150, 400, 28, 'glow', 14),
    torn('glow', '40,380 160,330 300,300 440,330 560,378', 500),
    flat('light', boxPath(40, 452, 520, 8)),
    lake(460, 'mid', 'glow', 640),
    field('far', '40,550 200,536 400,540 560,526', 'mid', 6, 30),
    put(
      [
        flat('near', 'M104 788C220 830 420 816 600 796V846C400 840 220 842 104 808Z'),
        felledTree,
        toTriples('258,630,-12 314,644,-6 364,624,0 414,640,5 460,622,9').map((at) => driven(...at)),
        toTriples('232,742,-15 290,758,-7 346,734,-3 404,752,4 466,734,9').map((at) => driven(...at)),
        perchedBird({ x: 146, y: 570, size: 0.46, flip: true }),
      ],
      { x: -60, y: -84, size: 1.14 },
    ),
    [90, 240, 330, 470, 530].map((x, i) => tuft(x, 878, 44 + (i % 3) * 16, 'ink', 7)),
  ],
};
