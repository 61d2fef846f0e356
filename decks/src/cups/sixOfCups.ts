import { type Art, eachOf, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { times } from '../drawing/geometry.ts';
import { house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { children } from './sixOfCups/children.ts';

export const sixOfCups: Scene = {
  alt: 'Before a great full moon a child in a red hood holds out a cup of flowers to a smaller one, who smells them with closed eyes; five more cups full of flowers stand in the grass in front, and a lit house behind.',
  draw: (chance) => [
    sky(chance, { stars: 36 }),
    disc('glow', 300, 380, 196, 2),
    eachOf('224,290,30 378,270,18 380,420,26 236,420,14', (x, y, r) => disc('straw', x, y, r, 0, 0.3)),
    hill(590, 10, 'far', 0.4),
    house(96, 610, 1.1, 'wine'),
    hill(660, 12, 'mid', 4.2, 0.5),
    hill(706, 6, 'near', 2),
    standing(300, 716, 190),
    children([put(bunch, { y: -58, size: 0.84 }), cup(0, -6, 0.8)]),
    eachOf('300,786,0.62 404,778,0.7 196,778,0.7 98,760,0.84 502,760,0.84', (x, y, size) => [
      standing(x, y + 96 * size, 50 * size),
      put(bunch, { x, y: y - 70 * size, size }),
      cup(x, y, size),
    ]),
    times(9, (i) => leaf(58 + i * 60, 880, -100 + (i % 3) * 22, 34, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

/** Flowers that fill a cup, whose rim is at 0,0. */
const bunch: Art = [
  eachOf('-150 -120 -90 -60 -30', (turn, i) => leaf(0, 6, turn, 70, i % 2 ? 'leaf' : 'leafDark')),
  eachOf('-40,-14,26 40,-14,26 0,-42,28 -4,2,24', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
];
