import { eachOf, fill, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { tower } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { bearer, farHand, nearArm } from './tenOfWands/bearer.ts';

export const tenOfWands: Scene = {
  alt: 'A bearded man bends under a great bundle of ten staffs on his back, each with a flame of its own, pulls with both fists at the rope that ties them, eyes on the ground, and strains on along a road to the lit towers of a town.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    disc('glow', 96, 262, 30),
    hill(640, 12, 'far', 0.6),
    put(town, { x: 118, y: 152, size: 0.8 }),
    hill(690, 8, 'mid', 2),
    put(path, { x: 44, y: -4 }),
    put([bearer, farHand, nearArm, fireOnHim], { x: -20, y: -25, size: 1.02 }),
    firelight(426, 250, 300),
    firelight(420, 500, 150, 0.25),
  ],
};

/** A walled town on a rise, its windows lit. */
const town: Art = [
  eachOf('436,690,28,84 476,688,38,128 532,690,52,178', (x, y, width, height) => [
    tower(x, y, width, height),
    fill(
      'redDark',
      `M${x - width * 0.66} ${y - height - width / 4}L${x} ${y - height - width * 1.2}L${x + width * 0.66} ${y - height - width / 4}Z`,
      { width: 1.8 },
    ),
  ]),
  fill(
    'stoneDark',
    'M404 712V676h14v8h12v-8h14v8h12v-8h14v8h12v-8h14v8h12v-8h14v8h12v-8h14v8h12v-8h14V712Z',
    { width: 1.8 },
  ),
];

/** The fire of the load on his hair, brow, sleeve and knee. */
const fireOnHim: Art = [
  ['362,434 386,412 412,412', '312,512 300,548 296,600', '240,548 210,590 196,640'].map((points) =>
    graven(points, 7, 'glow', 0.75),
  ),
];

/** A road on which he walks, which winds up to the town. */
const path: Art = [
  fill(
    'straw',
    'M474 704C444 716 384 724 394 742C408 764 470 762 446 786C404 816 180 792 -20 818V900H420C500 884 548 826 532 784C520 754 438 754 434 740C432 726 484 718 492 706Z',
    { width: 1.6, opacity: 0.75 },
  ),
  graven('424,738 440,754 502,766 500,790', 5, 'ink', 0.4),
  graven('490,800 420,826 240,826 60,838', 7, 'ink', 0.35),
  graven('500,826 420,858 240,860 60,872', 8, 'ink', 0.35),
  eachOf('70,836,7 214,872,6 452,818,5', (x, y, r) =>
    fill('stone', `M${x - r} ${y}q${r} ${-r * 1.6} ${2 * r} 0Z`, { width: 1.4 }),
  ),
];
