import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A hand closed over something from above, its back towards us: the wrist at (-28, -4), the fingers down to the right. */
export const closedOver = (skin: Skin, place: Place): Art =>
  put(
    [
      ['15,-13 29,-7 31,12', '11,-6 22,2 22,22', '4,-1 13,8 12,26', '-4,3 3,12 2,25'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), EDGE),
      ),
      fill(skin, 'M-34 -14C-20 -24 4 -26 20 -19C22 -8 8 8 -8 13C-18 13 -28 10 -34 8Z', EDGE),
      line('M17 -14q5 3 4 8M8 -7q5 3 4 8M-1 -1q5 3 3 7', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );

/** A hand that lets something fall: its back up, its fingers hanging apart; the wrist at (-32, -12). */
export const lettingGo = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, swellPath('-12,4 -10,24 -2,38', [14, 12, 9]), EDGE),
      ['0,4 6,26 4,46', '8,0 19,22 20,44', '14,-6 31,14 34,36', '18,-12 39,2 46,22'].map((points) =>
        fill(skin, swellPath(points, [13, 12, 9]), EDGE),
      ),
      fill(skin, 'M-38 -22C-22 -30 6 -32 24 -20C26 -8 14 6 -2 12C-14 14 -24 8 -38 2Z', EDGE),
      line('M18 -18q5 4 3 9M12 -8q5 4 3 9M3 -1q5 4 3 8', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );
