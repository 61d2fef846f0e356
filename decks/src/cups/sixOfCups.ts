import { type Art, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { bricks, house, tower } from '../primitives/buildings.ts';
import { hill, tiles } from '../primitives/land.ts';
import { flower, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const sixOfCups: Scene = {
  alt: 'In the garden of an old house a child hands a smaller one a cup full of flowers; five more flowering cups stand round them.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 8, 'far', 1),
    put(house(0, 0, 2), { x: 190, y: 640 }),
    tower(444, 640, 110, 300),
    bricks(636, 700, 32, 'stoneDark', 'shade'),
    tiles(700, 'stone', 'stoneDark'),
    person({
      x: 262,
      y: 816,
      size: 1.04,
      look: {
        shape: 'round',
        skin: 'skinOlive',
        hair: 'hairBrown',
        cut: 'curls',
        eyes: 'down',
        mouth: 'smile',
        turn: 0.9,
      },
      wears: 'featherCap',
      dress: 'tunic',
      cloth: 'cloth',
      hose: 'wine',
      lean: 8,
      arms: [
        { elbow: [30, -170], hand: [66, -168], behind: true },
        { elbow: [48, -150], hand: [74, -152] },
      ],
    }),
    blooming(356, 644, 0.5),
    person({
      x: 424,
      y: 826,
      size: 0.82,
      flip: true,
      look: {
        shape: 'round',
        skin: 'skinFair',
        hair: 'hairFair',
        cut: 'braids',
        eyes: 'open',
        mouth: 'smile',
        turn: 0.9,
      },
      wears: 'kerchief',
      dress: 'gown',
      cloth: 'rose',
      bow: -8,
      arms: [
        { elbow: [34, -180], hand: [60, -186], behind: true },
        { elbow: [46, -170], hand: [66, -176] },
      ],
    }),
    blooming(98, 652, 0.56),
    blooming(508, 676, 0.56),
    blooming(110, 812, 0.64),
    blooming(340, 830, 0.5),
    blooming(504, 816, 0.64),
  ],
};

/** A cup with five-petalled flowers growing out of it. */
const blooming = (x: number, y: number, size: number): Art => [
  [-1, 0, 1].map((i) =>
    spray({
      from: [x + i * 10, y - 70 * size],
      to: [x + i * 30, y - (126 - Math.abs(i) * 18) * size],
      bend: i * 0.2,
      leaves: 2,
      length: 18,
      tip: flower(
        x + i * 32 * (size + 0.3),
        y - (134 - Math.abs(i) * 20) * size,
        15,
        5,
        i ? 'rose' : 'light',
        i ? 'red' : 'linen',
      ),
    }),
  ),
  cup(x, y, size),
];
