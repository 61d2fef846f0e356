import { type Art, eachOf, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { children } from './sixOfCups/children.ts';
import { curtains, sill, spinningTop } from './sixOfCups/window.ts';

export const sixOfCups: Scene = {
  alt: 'Through an open window, before a great full moon, a child is seen to hand a smaller one a cup of flowers; on the sill stand five more cups full of flowers beside a spinning top.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    disc('glow', 300, 372, 176, 2),
    eachOf('224,290,30 378,270,18 380,420,26 236,420,14', (x, y, r) => disc('straw', x, y, r, 0, 0.3)),
    hill(560, 10, 'far', 0.4),
    hill(592, 22, 'near', 4.2, 0.5),
    put([children, put(bunch, { x: 303, y: 462, size: 0.5 }), cup(303, 488, 0.34)], { x: 10 }),
    curtains,
    sill,
    eachOf('380,724,0.6 452,716,0.74 196,718,0.72 108,702,0.94 524,704,0.92', (x, y, size) => [
      standing(x, y + 96 * size, 50 * size),
      put(bunch, { x, y: y - 70 * size, size }),
      cup(x, y, size),
    ]),
    put(spinningTop, { x: 286, y: 780, turn: 16 }),
  ],
};

/** Flowers that fill a cup, whose rim is at 0,0. */
const bunch: Art = [
  eachOf('-150 -120 -90 -60 -30', (turn, i) => leaf(0, 6, turn, 70, i % 2 ? 'leaf' : 'leafDark')),
  eachOf('-40,-14,26 40,-14,26 0,-42,28 -4,2,24', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
];
