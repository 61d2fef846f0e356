import { type Art, eachOf, mirrored } from '../../drawing/art.ts';
import { limb } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';
import { pentacle } from '../../suits/objects.ts';

/** A slender tree on whose branches the coins hang in the order of the tree of life. */
export const coinTree: Art = [
  limb('wood', '296,700 302,600 298,480 300,230', [30, 20, 15, 6]),
  eachOf('262,1 322,1 382,1', (y) =>
    mirrored(limb('wood', `301,${y + 40} 336,${y + 26} 366,${y - 4}`, [11, 8, 5])),
  ),
  mirrored(
    eachOf('330,276 344,340 340,400 320,444 322,232', (x, y, i) => [
      leaf(x, y, -50 + i * 14, 34, i % 2 ? 'leaf' : 'leafDark'),
      leaf(x, y, 20 + i * 10, 28, i % 2 ? 'leafDark' : 'leaf'),
    ]),
  ),
  eachOf('300,216 236,262 364,262 300,292 236,322 364,322 300,356 236,382 364,382 300,424', (x, y) =>
    pentacle(x, y, 0.31),
  ),
];
