import { type Art, clipped, eachOf, eachRow, fill, flat, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { drop } from '../../primitives/lights.ts';
import { litEdge } from '../../primitives/litEdge.ts';
import { suitEmblem, sword } from '../../suits/objects.ts';

const HEART =
  'M300 646C146 544 112 464 140 396C166 332 258 330 300 404C342 330 434 332 460 396C488 464 454 544 300 646Z';

/** Where each sword goes in, its size and direction, and how far up its own length. */
const STABS: [x: number, y: number, size: number, turn: number, cut: number][] = [
  [236, 412, 2, 145, 12],
  [364, 412, 2, -145, 12],
  [300, 436, 2.3, 180, -22],
];

/** Blood that runs from the cuts. */
const BLOOD: [points: string][] = [
  ['252,424 246,464 250,500 246,528'],
  ['348,424 356,470 350,512 354,560'],
  ['292,446 288,490 292,536 288,590'],
];

/** What is seen of a sword before the heart: above the slit that it has cut. */
function wound(x: number, y: number, size: number, turn: number, cut: number): Art {
  return put(
    [
      flat('redDark', 'M-46 2Q-20 -26 0 -26Q20 -26 46 2Q20 22 0 22Q-20 22 -46 2Z', 0.75),
      fill('ink', 'M-38 0Q0 -18 38 0Q0 16 -38 0Z', { edge: 'redDark', width: 2 }),
      clipped(boxPath(-140, -4, 280, 460), sword(0, -cut * size, size)),
      // The lip of the cut lies before the blade.
      fill('red', 'M-44 3Q0 -34 44 3Q40 -2 30 -4Q0 -14 -30 -4Q-40 -2 -44 3Z', {
        edge: 'redDark',
        width: 1.6,
      }),
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
  graven('176,470 200,530 252,580', 5, 'rose', 0.6),
  graven('164,430 168,396 196,376', 6, 'rose', 0.7),
  // Its folds, as of something that lives.
  graven('300,412 304,470 296,530', 7, 'redDark', 0.8),
  graven('196,500 232,556 280,590', 5, 'redDark', 0.5),
  // The storm lights it from the right.
  litEdge('456,400 468,450 448,506 412,552', [3, 12, 10, 2], 'light', 1.2),
  eachRow(STABS, (x, y, size, turn, cut) => wound(x, y, size, turn, cut)),
  eachRow(BLOOD, (points) => [
    flat('redDark', swellPath(points, [13, 9, 10, 5])),
    graven(points, 3, 'rose', 0.7),
  ]),
  eachOf('206,654,1.15 206,706,0.8 394,654,1 300,700,1.3 302,752,0.9', (x, y, size) =>
    drop(x, y, size, 'red'),
  ),
];
