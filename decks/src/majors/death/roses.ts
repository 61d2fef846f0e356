import { type Art, eachOf } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** A bank of white roses in leaf, as on the banner, which hides the hooves. */
export const roses: Art = [
  times(23, (i) =>
    leaf(30 + i * 24, 868 - (i % 3) * 14, -128 + ((i * 47) % 76), 62, i % 2 ? 'leaf' : 'leafDark'),
  ),
  eachOf('236,828,34 318,850,36 402,820,36 474,852,38 536,812,32 176,858,28', (x, y, r) => [
    leaf(x - r * 0.5, y + 6, 196, r * 1.2, 'leaf'),
    leaf(x + r * 0.5, y + 6, -16, r * 1.2, 'leafDark'),
    flower(x, y, r, 5, 'light', 'linen'),
    flower(x, y, r * 0.5, 5, 'linen', 'light'),
  ]),
];
