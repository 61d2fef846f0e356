import { type Art, eachOf, line } from '../drawing/art.ts';
import { polar, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { litEdge } from '../primitives/litEdge.ts';
import { leaf, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { milkyWay } from '../primitives/skies.ts';
import { lyingCoin } from '../suits/lyingCoin.ts';
import { pentacle } from '../suits/objects.ts';
import { gardener } from './sevenOfPentacles/gardener.ts';

export const sevenOfPentacles: Scene = {
  alt: 'A gardener, seen near, leans with both hands on a long staff and considers a great bush on whose branches six coins have ripened and glint in the moonlight; a seventh lies on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    milkyWay(chance, 34),
    crescent(420, 204, 32, -20),
    hill(650, 22, 'far', 0.2),
    hill(720, 14, 'mid', 2.1),
    hill(800, 8, 'near', 4),
    bush,
    eachOf(
      '176,290,0.5,-6 100,398,0.46,10 240,440,0.48,-12 162,540,0.66,6 96,672,0.54,-14 226,676,0.58,12',
      (x, y, size, turn) => [
        pentacle(x, y, size, turn),
        graven(
          times(5, (i) => polar(x, y, size * 86, -78 + i * 22)),
          7,
          'light',
          0.9,
        ),
        line(`M${x} ${y - size * 88}q-4 -10 -2 -20`, 5, 'woodDark'),
        leaf(x, y - size * 92, 196, 50),
        leaf(x, y - size * 92, -16, 50, 'leafDark'),
        leaf(x - size * 104, y + size * 62, 20, 46),
        leaf(x + size * 104, y + size * 62, 160, 46, 'leafDark'),
      ],
    ),
    standing(214, 850, 76),
    lyingCoin(214, 834, 1.05),
    gardener,
    moonlight,
  ],
};

/** One bush that branches, with a sprig where each coin has ripened. */
const bush: Art = [
  eachOf(
    '216,600,318,520,-0.3,4 170,800,232,694,-0.16,4 168,772,90,676,0.2,4 158,690,92,430,-0.2,7 160,640,252,474,0.2,5 160,600,174,326,-0.06,7 172,890,70,770,0.24,6 174,890,290,756,-0.26,6',
    (x, y, tx, ty, bend, leaves) =>
      spray({ from: [x, y], to: [tx, ty], bend, leaves, length: 56 + (leaves % 3) * 6 }),
  ),
  [
    ['166,810 204,770 226,690', [20, 15, 8]],
    ['170,780 112,740 94,680', [20, 15, 8]],
    ['156,690 112,600 98,410', [18, 13, 7]],
    ['160,640 220,570 250,470', [18, 14, 7]],
    ['172,900 178,800 154,690 170,560 158,450 174,310', [36, 28, 21, 15, 10, 6]],
  ].map(([points, widths]) => limb('woodDark', points as string, widths as number[], 'line', 1.6)),
];

/** The moon on the brim of his hat, and on his back. */
const moonlight: Art = [
  litEdge('366,384 386,364 416,357 438,368', [2, 8, 8, 2], 'light'),
  litEdge('470,386 500,380 516,374', [2, 4, 2], 'light'),
  litEdge('500,516 530,536 548,560', [2, 8, 3], 'light'),
];
