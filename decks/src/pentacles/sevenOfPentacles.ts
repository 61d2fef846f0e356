import { eachOf, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { leaf, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { milkyWay } from '../primitives/skies.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { pentacle } from '../suits/objects.ts';
import { gardener } from './sevenOfPentacles/gardener.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener, seen near, leans with both hands on a long staff and considers a great bush on which six coins have ripened; a seventh lies on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    milkyWay(chance, 34),
    crescent(420, 204, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    eachOf(
      '166,900,96,420,-0.1 166,900,244,480,0.12 166,900,168,320,0.02 166,900,84,620,-0.2 166,900,250,680,0.2 166,900,166,540,0',
      (x, y, tx, ty, bend) => spray({ from: [x, y], to: [tx, ty], bend, leaves: 8, length: 58 }),
    ),
    eachOf('172,262 98,372 246,440 166,490 94,600 240,644', (x, y) => [
      line(`M${x} ${y + 70}Q${x - 4} ${y + 56} ${x} ${y + 40}`, 6, 'stem'),
      pentacle(x, y, 0.54),
      leaf(x, y + 58, -150, 42),
      leaf(x, y + 58, -30, 42, 'leafDark'),
    ]),
    standing(214, 850, 76),
    lyingCoin(214, 834, 1.05),
    gardener,
  ],
};
