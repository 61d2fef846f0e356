import { mirrored, put } from '../../drawing/art.ts';
import { polar, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { bee } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { wheat } from '../nature/plants.ts';
import { bigStar, chatterSky } from '../nature/sky.ts';
import { beehive } from './beehive.ts';
import { rose } from './rose.ts';

const STREAM = swellPath(
  '600,668 520,680 430,700 404,730 470,764 480,806 380,844 330,900',
  [16, 18, 24, 32, 46, 62, 84, 110],
);

export const theEmpress: Scene = {
  alt: 'A beehive with bees round it stands under a bow of twelve stars, with ripe wheat on both sides; before it roses bloom and a stream winds down through the grass.',
  draw: () => [
    chatterSky('far', outward(300, 380), { marks: 'sky' }),
    times(12, (i) => {
      const [x, y] = polar(300, 400, 222, -166 + i * 13.8);
      return bigStar(x, y, 22, 'light', 5);
    }),
    field('mid', '40,580 180,550 420,560 560,540', 'far'),
    toTriples('66,690,220 100,690,270 134,690,236 166,690,180').map(([x, foot, tall]) => [
      wheat(x, foot, tall),
      wheat(606 - x, foot, tall - 12),
    ]),
    put(beehive, { x: 42, y: 74, size: 0.86 }),
    field('near', '40,680 200,622 400,622 560,660', 'mid'),
    cut('far', STREAM, 7),
    gouge('560,674 480,686 424,706', 5),
    [gouge('424,728 476,750 498,790', 7), gouge('470,806 400,836 350,880', 9)],
    [gouge('440,738 466,760 476,784', 5, 'mid'), gouge('440,836 392,858 372,886', 7, 'mid')],
    rose(104, 716, 40, 18),
    rose(310, 690, 36, 10),
    rose(208, 744, 50, -8),
    rose(514, 752, 28, 4),
    mirrored(bee(182, 356, -24)),
    bee(402, 590, -10),
    bee(232, 586, 30),
  ],
};
