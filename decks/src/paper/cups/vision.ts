import { put, type Art, type Place } from '../../drawing/art.ts';
import { cup } from '../objects.ts';

/** A cup with what rises out of it, tilted on a cloud of its own. */
export const vision = (wonder: Art, place: Place, base: Art): Art => [
  base,
  put([put(wonder, { y: -72, size: 1.5 }), cup(0, 0)], place),
];
