import { type Art, put } from '../../drawing/art.ts';
import { polar, times, type Point } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { pentacle } from '../../suits/objects.ts';

/** The centre of the right loop and its radius; the left one is its mirror image. */
const LOOP = { x: 120, r: 94 };

/** From the clasp round the coin, and back. */
const strand: readonly Point[] = [
  [0, 0],
  ...times(15, (i) => polar(LOOP.x, 0, LOOP.r, i * 20 - 140)),
  [0, 0],
];

const width = (of: number): number[] => strand.map(() => of);

const loop: Art = [limb('linen', strand, width(28)), limb('leaf', strand, width(9), 'leaf', 0)];

/**
 * A ribbon in the sign of infinity with a clasp where it crosses, and a coin in each of its loops; it leans, so that one
 * coin rises while the other sinks.
 */
export const tossed: Art = put(
  [
    loop,
    put(loop, { flip: true }),
    disc('metal', 0, 0, 25),
    disc('red', 0, 0, 12, 1.8),
    pentacle(LOOP.x, 0, 0.72, 20),
    pentacle(-LOOP.x, 0, 0.72, 20),
  ],
  { x: 300, y: 297, turn: -8 },
);
