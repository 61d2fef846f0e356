import { flat, put, type Art } from '../../drawing/art.ts';
import { times, toTriples, type Triples } from '../../drawing/geometry.ts';
import { keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const EAR = outline(
  '0,0! -20,-14 -15,-26! -24,-38 -16,-50! -23,-64 -13,-76! -15,-92 0,-112! 15,-92 13,-76! 23,-64 16,-50! 24,-38 15,-26! 20,-14',
);

/** Ripe wheat in front of each other, each ear by its root and its slant in degrees, its stalk down to `foot`. */
export const wheatStand = (ears: Triples, foot: number): Art =>
  toTriples(ears).map(([x, y, turn]) => [
    stroke(
      'sky',
      [
        [x, y],
        [x - turn * 0.6, (y + foot) / 2],
        [x - turn, foot],
      ],
      [8, 8, 9],
    ),
    put(
      [
        keyed('sky', EAR, 5),
        flat(
          'ink',
          times(
            3,
            (i) =>
              lens([-2, -12 - i * 26], [-14, -30 - i * 26], 5) +
              lens([2, -12 - i * 26], [14, -30 - i * 26], 5),
          ).join(''),
        ),
      ],
      { x, y, turn },
    ),
  ]);
