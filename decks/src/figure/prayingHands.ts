import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** Two hands joined palm to palm, seen from the side: the fingers up, the thumbs to the left, the wrists at 0,24. */
export const prayingHands = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, 'M-2 28C6 8 8 -14 8 -34C8 -50 14 -58 18 -54C22 -40 22 -8 18 28Z', EDGE),
      fill(
        skin,
        'M-15 30C-19 8 -17 -14 -12 -32C-9 -48 -2 -60 4 -60C10 -58 11 -44 12 -30C14 -8 15 10 12 30Z',
        EDGE,
      ),
      line('M-3 -52C-5 -36 -6 -22 -6 -10M4 -56C3 -40 3 -26 3 -12', 1.4, 'skinEdge', 0.6),
      fill(skin, 'M-15 14C-24 4 -26 -14 -20 -24C-15 -27 -12 -22 -11 -14C-9 -6 -6 0 -6 8Z', EDGE),
    ],
    place,
  );
