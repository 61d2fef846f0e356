import { fish } from '../../creatures/beasts.ts';
import { line } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';
import { haze, hills, reeds } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const pisces: OracleScene = {
  alt: 'Two fishes, one red and one blue, circle each other before a pale moon, joined by a golden cord, above waves; over them the constellation Pisces.',
  hour: 'sea',
  draw: (chance) => [
    signSky(chance, 'pisces'),
    hills(690, [20, 50, 20, 0, 0, 20, 40], 'far'),
    haze(350, 664, 180),
    water(694, 6, 28),
    line('M178 476C170 540 260 560 300 490C340 410 430 420 424 500', 8, 'line'),
    line('M178 476C170 540 260 560 300 490C340 410 430 420 424 500', 5, 'glow'),
    fish({ x: 304, y: 400, size: 2.4, turn: 8 }, 'red'),
    fish({ x: 296, y: 566, size: 2.4, turn: 188 }, 'cloth'),
    disc('light', 206, 640, 8, 1.8),
    disc('light', 226, 618, 5, 1.6),
    disc('light', 398, 344, 7, 1.8),
    reeds(84, 830, 5, 120),
    reeds(524, 828, 5, 140),
  ],
};
