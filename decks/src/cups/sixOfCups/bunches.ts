import { type Art, eachOf, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { flower, leaf, lily, sunflower } from '../../primitives/plants.ts';
import { cup } from '../../suits/objects.ts';

/** Flowers that fill a cup whose rim is at 0,0. */
const leaves: Art = eachOf('-170 -145 -118 -90 -62 -35 -10', (turn, i) =>
  leaf(0, -6, turn, 88, i % 2 ? 'leaf' : 'leafDark'),
);

const round = (role: Role, under: Role, other: Role): Art => [
  leaves,
  eachOf('0,-70,26 -32,-48,26 34,-46,26 -50,-12,25 50,-12,25 2,-30,30 -24,0,23 26,0,23', (x, y, r, i) =>
    flower(x, y, r, 5, i % 2 ? role : other, under),
  ),
];

const BUNCHES = {
  roses: round('light', 'red', 'rose'),
  daisies: round('light', 'linen', 'light'),
  poppies: round('red', 'redDark', 'red'),
  lilies: [
    leaves,
    eachOf('-34,-2,-26 34,-2,26 -16,-22,-10 18,-20,12 0,4,0', (x, y, turn) => lily(x, y, 1, turn)),
  ],
  sunflowers: [leaves, eachOf('-34,-20,0.64 36,-18,0.64 0,-58,0.72 0,-8,0.56', sunflower)],
} satisfies Record<string, Art>;

export type Bunch = keyof typeof BUNCHES;

/** A cup full of flowers. */
export const filled = (x: number, y: number, size: number, bunch: Bunch): Art => [
  cup(x, y, size),
  put(BUNCHES[bunch], { x, y: y - 82 * size, size }),
];
