import { type Art, clipped, eachOf, eachRow, fill, flat, line, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { drop } from '../../primitives/lights.ts';
import { suitEmblem, sword } from '../../suits/objects.ts';

const HEART =
  'M300 646C146 544 112 464 140 396C166 332 258 330 300 404C342 330 434 332 460 396C488 464 454 544 300 646Z';

/** Where each sword goes in, its size and direction, and how far up its own length. */
const STABS: [x: number, y: number, size: number, turn: number, cut: number][] = [
  [236, 412, 2, 145, 12],
  [364, 412, 2, -145, 12],
  [300, 436, 2.3, 180, -22],
];

/** What is seen of a sword before the heart: above the slit that it has cut. */
function wound(x: number, y: number, size: number, turn: number, cut: number): Art {
  return put(
    [
      fill('ink', 'M-34 0Q0 -13 34 0Q0 13 -34 0Z', { edge: 'redDark', width: 3 }),
      clipped(boxPath(-140, 0, 280, 460), sword(0, -cut * size, size)),
      flat('red', 'M-36 -10Q0 -14 36 -10L34 0Q0 -11 -34 0Z'),
    ],
    { x, y, turn },
  );
}

/** The heart with all three swords in it, which drips. */
export const piercedHeart: Art = [
  eachRow(STABS, (x, y, size, turn, cut) =>
    put(put(suitEmblem('swords', size), { y: -cut * size }), { x, y, turn }),
  ),
  fill('red', HEART, { width: 3 }),
  flat(
    'redDark',
    'M452 398C474 464 440 546 300 646L300 610C404 526 430 460 416 376C432 378 446 386 452 398Z',
    0.8,
  ),
  line('M180 414C184 388 204 372 226 370', 6, 'light', 0.8),
  graven('176,470 200,530 252,580', 5, 'rose', 0.6),
  eachRow(STABS, (x, y, size, turn, cut) => wound(x, y, size, turn, cut)),
  eachOf('300,706 414,676 186,676', (x, y) => drop(x, y, 1.1, 'red')),
];
