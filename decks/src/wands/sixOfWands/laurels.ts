import { type Art, eachOf, put } from '../../drawing/art.ts';
import { HATS } from '../../figure/hats.ts';
import { flower, leaf, wreath } from '../../primitives/plants.ts';
import { heldAt, wand } from '../../suits/objects.ts';

/** Round a head in profile. */
export const laurel: Art = put(HATS.leafBand, { x: -12, y: 4, turn: -12 });

export const wreathedStaff: Art = [heldAt(wand, 34, 1.14), wreath(0, -64, 28, 30, 14, 20)];

/** Leaves and flowers round the horse's neck, in units of the card. */
export const garland: Art = eachOf('280,522 300,548 324,566 348,574 372,568', (x, y, i) => [
  leaf(x, y, 20 + i * 10, 28, 'leafDark'),
  leaf(x, y, 160 - i * 10, 28, 'leaf'),
  leaf(x, y, 90, 26, i % 2 ? 'leaf' : 'leafDark'),
  i % 2 === 0 && flower(x, y, 14, 6, 'rose', 'red'),
]);
