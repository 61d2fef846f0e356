import { fill, flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** The back of a stone throne with a round top, on which two butterflies are carved. */
export const seat: Art = [
  fill('stone', 'M112 900V330C112 220 190 150 300 150C410 150 488 220 488 330V900Z'),
  flat('stoneDark', 'M300 150C410 150 488 220 488 330V900H464V336C464 246 404 168 300 150Z', 0.8),
  fill('clothDark', 'M146 900V340C146 244 214 184 300 184C386 184 454 244 454 340V900Z', { width: 2 }),
  mirrored([disc('metal', 112, 322, 15, 2), graven('128,420 124,560 128,760', 5, 'ink', 0.4)]),
];

/** A butterfly of beaten silver, 100 wide. */
export const butterfly = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          fill('steel', 'M4 -6C14 -40 46 -46 50 -26C50 -8 28 2 4 2Z'),
          fill('steel', 'M4 2C26 2 40 12 34 28C24 40 8 26 4 10Z'),
        ],
        0,
      ),
      fill('steelDark', 'M-5 -16Q0 -24 5 -16L3 26Q0 32 -3 26Z', { width: 2 }),
    ],
    place,
  );
