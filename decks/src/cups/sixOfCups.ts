import { type Art, eachOf, fill, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';
import { child } from './sixOfCups/child.ts';

export const sixOfCups: Scene = {
  alt: 'Before a great full moon a child in a red hood, with lowered eyes and a smile, holds out to us in both hands a golden cup full of flowers; five more cups of flowers stand on the wall behind and in the grass in front.',
  draw: (chance) => [
    sky(chance, { stars: 36 }),
    disc('glow', 300, 330, 214, 2),
    eachOf('190,250,30 412,210,20 440,400,28 150,400,18', (x, y, r) => disc('straw', x, y, r, 0, 0.3)),
    hill(560, 10, 'far', 0.4),
    bricks(640, 900, 44, 'stone', 'stoneDark'),
    fill('stone', 'M40 622H560V646H40Z'),
    eachOf('112,560,0.66 488,560,0.66', filled),
    child(filled(300, 632, 1.22)),
    hill(790, 5, 'near', 2),
    eachOf('122,772,0.84 478,772,0.84 300,794,0.68', (x, y, size) => [
      standing(x, y + 96 * size, 54 * size),
      filled(x, y, size),
    ]),
    times(9, (i) => leaf(58 + i * 60, 884, -100 + (i % 3) * 22, 34, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

/** Flowers that fill a cup, whose rim is at 0,0. */
const bunch: Art = [
  eachOf('-170 -145 -118 -90 -62 -35 -10', (turn, i) => leaf(0, -6, turn, 84, i % 2 ? 'leaf' : 'leafDark')),
  eachOf('0,-70,26 -30,-54,26 32,-52,26 -50,-14,26 50,-14,26 2,-34,30 -24,-2,24 26,0,24', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
  ),
];

/** A cup full of flowers. */
function filled(x: number, y: number, size: number): Art {
  return [cup(x, y, size), put(bunch, { x, y: y - 82 * size, size })];
}
