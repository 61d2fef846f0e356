import { eachOf, fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { curledHair } from '../../figure/profileHair.ts';

/** A pleated collar, in the units of a head. */
const ruff: Art = eachOf('-66,98,30 -44,110,16 -20,114,2 4,110,-12 24,96,-28', (x, y, turn) =>
  put(
    [
      fill('light', 'M0 -12C-20 -6 -24 22 -8 30C8 32 20 20 18 4C16 -6 8 -12 0 -12Z', { width: 1.8 }),
      graven('0,-6 -4,10 2,24', 3, 'stoneDark', 0.6),
    ],
    {
      x,
      y,
      turn,
    },
  ),
);

/** A page whose face is lifted to the fish. */
export const leaningPage: Art = [
  nearBust(
    {
      side: { skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'wonder', nose: 'snub' },
      cloth: 'rose',
      over: [curledHair('hairFair'), put(HATS.reedCap, { x: -16, y: 2, turn: -10 })],
      bow: -10,
    },
    { x: 180, y: 452, size: 1.56 },
  ),
  put(ruff, { x: 180, y: 452, size: 1.56 }),
];
