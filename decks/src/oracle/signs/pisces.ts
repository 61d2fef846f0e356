import { fish } from '../../creatures/beasts.ts';
import { line } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';
import { oracleHaze, hills, reeds } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

const CORD = 'M426 420C486 470 440 500 370 484C300 468 250 500 216 488C160 470 120 520 174 550';

export const pisces: OracleScene = {
  alt: 'Two fishes, one red and one blue, circle each other before a pale moon, joined by a golden cord, above waves; over them the constellation Pisces.',
  hour: 'sea',
  draw: (chance) => [
    signSky(chance, 'pisces'),
    hills(690, [20, 50, 20, 0, 0, 20, 40], 'far'),
    oracleHaze(350, 664, 180),
    water(694, 6, 28),

    [
      ['line', 9],
      ['metal', 5.4],
    ].map(([role, width]) => line(CORD, Number(width), role as 'line' | 'metal')),
    fish({ x: 304, y: 400, size: 2.4, turn: 8 }, 'red'),
    fish({ x: 296, y: 566, size: 2.4, turn: 188 }, 'cloth'),
    disc('light', 206, 640, 8, 1.8),
    disc('light', 226, 618, 5, 1.6),
    disc('light', 398, 344, 7, 1.8),
    reeds(84, 830, 5, 120),
    reeds(524, 828, 5, 140),
  ],
};
