import { type Art, eachOf, eachRow, fill, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { flower, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { type Bunch, filled } from './sixOfCups/bunches.ts';
import { childWith } from './sixOfCups/child.ts';
import { moon } from './sixOfCups/moon.ts';

export const sixOfCups: Scene = {
  alt: 'A child in a red hood, before a great moon, smiles and holds out to us in both hands a cup full of flowers; five smaller cups of flowers stand in a row on the garden wall before it.',
  draw: (chance) => [
    sky(chance, { stars: 36 }),
    put(moon, { x: -83, y: -56, size: 1.16 }),
    mirrored(bough),
    hill(600, 10, 'far', 0.4),
    hill(700, 5, 'leafDark', 2),
    childWith(filled(300, 690, 1.06, 'roses')),
    bricks(846, 900, 40, 'stone', 'stoneDark'),
    fill('stone', 'M40 832H560V852H40Z'),
    eachRow<readonly [x: number, bunch: Bunch]>(
      [
        [88, 'sunflowers'],
        [192, 'poppies'],
        [300, 'daisies'],
        [408, 'lilies'],
        [512, 'poppies'],
      ],
      (x, bunch) => filled(x, 796, 0.44, bunch),
    ),
    firelight(300, 300, 330, 0.5),
  ],
};

/** A bough in blossom beside the moon. */
const bough: Art = [
  spray({ from: [30, 210], to: [106, 306], bend: 0.2, leaves: 5, length: 44 }),
  eachOf('70,232,16 104,290,15 62,284,14', (x, y, r) => flower(x, y, r, 5, 'light', 'rose')),
];
