import { type Art, fill, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { HATS } from '../../figure/hats.ts';
import { flower } from '../../primitives/plants.ts';

/** Somebody who sits with the back to us, from the neck at 0,0 to the seat at 190. */
const back = (cloth: Role, place: { x: number; y: number; size: number; turn?: number }): Art =>
  put(
    [
      fill(
        cloth,
        'M-28 -8C-66 2 -80 30 -80 74C-78 110 -76 122 -82 140C-96 158 -98 180 -92 196Q-50 210 -4 196Q50 210 92 196C98 180 96 158 82 140C76 122 78 110 80 74C80 30 66 2 28 -8Q0 8 -28 -8Z',
      ),
      graven('-44,20 -54,80 -60,130', 5),
      graven('44,20 54,80 60,130', 5),
      graven('-30,150 -44,172 -50,194', 5),
      graven('24,150 40,172 46,194', 5),
      fill('trim', 'M-80 128Q0 146 80 128L82 143Q0 162 -82 143Z', { width: 1.8 }),
      line('M-32 -8Q0 9 32 -8', 6, 'trim'),
    ],
    place,
  );

/** Her plait, pinned up, with a flower. */
const knot: Art = [
  fill('hairBlack', circlePath(4, -72, 36)),
  graven('-22,-84 4,-98 30,-80', 4, 'detail', 0.5),
  graven('-20,-64 6,-80 30,-60', 4, 'detail', 0.5),
  flower(-28, -50, 20, 5, 'rose', 'red'),
];

/** The parents outside, the children between them. */
export const family: Art = put(
  [
    back('rose', { x: 136, y: 640, size: 0.98, turn: 2 }),
    headFromBehind({
      skin: 'skinBrown',
      hair: 'hairBlack',
      cut: 'short',
      place: { x: 144, y: 590, size: 0.72, turn: 9 },
    }),
    put(knot, { x: 144, y: 590, size: 0.72, turn: 9 }),
    back('cloth', { x: 462, y: 624, size: 1.06, turn: -2 }),
    headFromBehind({
      skin: 'skinOlive',
      hair: 'hairBrown',
      cut: 'short',
      place: { x: 452, y: 560, size: 0.72, turn: -10 },
    }),
    put(HATS.wideHat, { x: 452, y: 566, size: 0.8, turn: -10 }),
    back('trim', { x: 260, y: 698, size: 0.68, turn: -4 }),
    headFromBehind({
      skin: 'skinOlive',
      hair: 'hairAuburn',
      cut: 'curls',
      place: { x: 246, y: 652, size: 0.58, turn: -12 },
    }),
    back('sage', { x: 352, y: 716, size: 0.6, turn: 5 }),
    headFromBehind({
      skin: 'skinBrown',
      hair: 'hairBlack',
      cut: 'short',
      place: { x: 366, y: 676, size: 0.54, turn: 14 },
    }),
  ],
  { x: 24, y: 66, size: 0.92 },
);
