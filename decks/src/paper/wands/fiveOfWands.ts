import { times, polar, type Point } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { stagBeetle } from './stagBeetle.ts';

/** The corners of the ring, one above and two on either side. */
const corner = (i: number): Point => {
  const [x, y] = polar(0, 0, 1, -90 + i * 72);
  return [300 + x * 206, 482 + y * 306];
};

/** From a point towards another and a little past it. */
const past = ([ax, ay]: Point, [bx, by]: Point): Point => [bx + (bx - ax) * 0.19, by + (by - ay) * 0.19];

export const fiveOfWands: Scene = {
  alt: 'Two stag beetles, one black and one red, seen from above, lock their great jaws in a ring of five wands that lie across one another.',
  draw: () => [
    chatterSky('sky', outward(300, 456), { marks: 'far', foot: 870, gap: 64 }),
    beams(300, 456, 90, 560, 30, 'far', 24),
    times(5, (i) => stick(past(corner(i + 1), corner(i)), past(corner(i), corner(i + 1)), 29)),
    stagBeetle({ x: 168, y: 668, turn: 24, size: 0.98 }, 'ink', 'far'),
    stagBeetle({ x: 418, y: 244, turn: 204, size: 0.98 }, 'near', 'glow'),
  ],
};
