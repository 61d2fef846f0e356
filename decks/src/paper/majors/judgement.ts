import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { seed, seedPod } from './seedPod.ts';
import { trumpet } from './trumpet.ts';

export const judgement: Scene = {
  alt: 'A long trumpet slants down out of the clouds, a white banner with a red cross waving from it; below it three red seed pods stand split open on the earth and their downy seeds rise towards it.',
  draw: () => [
    chatterSky('mid', outward(300, 160), { marks: 'far', foot: 700 }),
    beams(300, 150, 110, 420, 22, 'far', 16),
    toTriples('92,410,-10 300,556,-6 404,610,8 504,548,-8 196,590,-12 130,520,8').map(([x, y, turn]) =>
      seed(x, y, turn),
    ),
    trumpet({ x: 296, y: 282, size: 1.3 }),
    cloud({ x: 210, y: 120, size: 1.15 }),
    cloud({ x: 390, y: 112, size: 1.15 }),
    field('near', '40,700 200,670 400,680 560,660', 'mid'),
    toTriples('136,792,-12 300,772,0 464,796,12').map(([x, y, turn]) =>
      seedPod({ x, y, turn, size: turn ? 0.96 : 1.16 }),
    ),
    field('ink', '40,850 200,830 400,836 560,820', 'mid'),
  ],
};
