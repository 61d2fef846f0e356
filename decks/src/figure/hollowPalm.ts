import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A palm made hollow for what falls into it, between the fingers behind and the thumb before it; the wrist at (-40, 12). */
export const hollowPalm = (skin: Skin, place: Place, what: Art = false): Art => [
  put(
    ['-6,4 20,-4 42,-16', '-4,8 24,2 50,-8'].map((points) =>
      fill(skin, swellPath(points, [14, 13, 9]), EDGE),
    ),
    place,
  ),
  what,
  put(
    [
      ['-4,16 24,12 52,2', '-8,22 20,20 44,12'].map((points) =>
        fill(skin, swellPath(points, [14, 13, 9]), EDGE),
      ),
      fill(skin, 'M-52 2C-36 -4 -22 -2 -10 4C0 8 10 12 12 20C6 30 -22 32 -50 25Z', EDGE),
      fill(skin, swellPath('-28,6 -16,2 -4,-4 8,-14', [16, 15, 12, 8]), EDGE),
      line('M-2 14q8 3 10 9', 1.4, 'skinEdge', 0.6),
    ],
    place,
  ),
];
