import { type Art, fill, flat, mirrored } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { tower } from '../../primitives/buildings.ts';

/** A wall with battlements between two towers, and the open gate, through which the evening shines. */
export const city: Art = [
  fill(
    'stoneDark',
    'M40 900V470h30v-20h28v20h30v-20h28v20h30v-20h28v20h30v-20h28v20h60v-20h28v20h30v-20h28v20h30v-20h28v20h30v-20h14V900Z',
  ),
  fill('stone', 'M150 900V620A150 130 0 0 1 450 620V900Z'),
  fill('straw', 'M172 900V626A128 110 0 0 1 428 626V900Z'),
  flat('rose', boxPath(174, 760, 252, 140), 0.5),
  mirrored(tower(92, 860, 84, 500)),
];
