import { type Art, eachOf, eachRow, fill, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { flower, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { type Bunch, filled } from './sixOfCups/bunches.ts';
import { giving, older, younger } from './sixOfCups/children.ts';
import { moon } from './sixOfCups/moon.ts';

export const sixOfCups: Scene = {
  alt: 'In a garden under a great moon an older child in a red hood bends down and gives a cup full of flowers to a younger one, who looks up and takes it; five more cups of flowers stand on a wall and in the grass.',
  draw: (chance) => [
    sky(chance, { stars: 36 }),
    put(moon, { x: 66, y: 62, size: 0.78 }),
    bough,
    hill(560, 10, 'far', 0.4),
    bricks(650, 800, 40, 'stone', 'stoneDark'),
    fill('stone', 'M40 632H560V656H40Z'),
    hill(770, 5, 'leafDark', 2),
    filled(86, 580, 0.54, 'sunflowers'),
    put(
      [
        standing(170, 850, 100),
        standing(448, 852, 80),
        older,
        younger,
        giving(filled(316, 626, 0.82, 'roses')),
      ],
      { x: -14, y: -60, size: 1.07 },
    ),
    eachRow<readonly [x: number, y: number, size: number, bunch: Bunch]>(
      [
        [94, 802, 0.56, 'poppies'],
        [276, 822, 0.46, 'daisies'],
        [368, 822, 0.48, 'lilies'],
        [512, 804, 0.56, 'roses'],
      ],
      (x, y, size, bunch) => [standing(x, y + 96 * size, 54 * size), filled(x, y, size, bunch)],
    ),
    firelight(330, 300, 300, 0.5),
  ],
};

/** A bough in blossom before the moon. */
const bough: Art = [
  spray({ from: [570, 130], to: [396, 226], bend: -0.14, leaves: 6, length: 44 }),
  eachOf('516,170,17 468,178,15 430,212,18 396,232,14', (x, y, r) => flower(x, y, r, 5, 'light', 'rose')),
];
