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
      '176,296,0.58,-6 98,404,0.5,10 246,452,0.52,-12 158,532,0.6,6 96,660,0.52,-14 222,672,0.54,12',
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
  [
    ['174,900 170,800 158,700 160,560 172,330', [26, 20, 15, 10, 5]],
    ['168,800 214,750 246,690', [14, 10, 5]],
    ['166,770 112,730 92,680', [14, 10, 5]],
    ['158,690 110,600 92,430', [12, 9, 5]],
    ['160,640 220,570 250,470', [12, 9, 5]],
  ].map(([points, widths]) => limb('woodDark', points as string, widths as number[], 'line', 1.6)),
  eachOf(
    '216,600,318,520,-0.3,4 170,800,232,694,-0.16,4 168,772,90,676,0.2,4 158,690,92,430,-0.2,7 160,640,252,474,0.2,5 160,600,174,326,-0.06,7 172,890,70,770,0.24,6 174,890,290,756,-0.26,6',
    (x, y, tx, ty, bend, leaves) =>
      spray({ from: [x, y], to: [tx, ty], bend, leaves, length: 56 + (leaves % 3) * 6 }),
  ),
];

/** The moon on the brim of his hat, and on his back. */
const moonlight: Art = [
  litEdge('366,384 386,364 416,357 438,368', [2, 8, 8, 2], 'light'),
  litEdge('470,386 500,380 516,374', [2, 4, 2], 'light'),
  litEdge('500,516 530,536 548,560', [2, 8, 3], 'light'),
];
