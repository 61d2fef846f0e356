import { put } from '../../drawing/art.ts';
import { toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { seed, seedPod } from './seedPod.ts';
import { trumpet } from './trumpet.ts';

/** One broad bank of clouds, its lower edge in scallops. */
const BANK =
  'M30 30H570V120C556 146 520 150 502 130C480 162 430 160 414 134C390 168 330 170 308 140C284 172 226 168 206 138C184 162 136 160 118 132C96 152 50 148 30 122Z';

export const judgement: Scene = {
  alt: 'A long trumpet slants down out of the clouds, a white banner with a red cross waving from it; below it three red seed pods stand split open on the earth and their downy seeds rise towards it.',
  draw: () => [
    chatterSky('mid', outward(300, 160), { marks: 'far', foot: 700 }),
    beams(300, 150, 110, 420, 22, 'far', 16),
    toTriples(
      '96,640,0.9 92,560,0.8 120,486,0.7 176,452,0.62 238,452,0.54 296,470,0.46 504,600,0.9 520,520,0.74',
    ).map(([x, y, size]) => put(seed(0, 0, x < 300 ? 10 : -10), { x, y, size })),
    keyed('sky', BANK, 5),
    [
      gouge('110,116 140,86 170,108', 8, 'mid'),
      gouge('250,128 290,92 326,120', 8, 'mid'),
      gouge('410,116 446,84 480,112', 8, 'mid'),
    ],
    trumpet({ x: 276, y: 316, size: 1.5 }),
    field('near', '40,700 200,670 400,680 560,660', 'mid'),
    toTriples('136,792,-12 300,772,0 464,796,12').map(([x, y, turn]) =>
      seedPod({ x, y, turn, size: turn ? 0.96 : 1.16 }),
    ),
    field('ink', '40,850 200,830 400,836 560,820', 'mid'),
  ],
};
