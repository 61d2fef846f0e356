import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * A hand at the rim of something to its left: the thumb before it, the fingers behind it. `what` is painted between
 * them and keeps its own place; the wrist is at (4, 34).
 */
export const rimHand = (skin: Skin, place: Place, what: Art = false): Art => [
  put(
    [
      ['2,-18 -12,-28 -26,-26', '4,-8 -12,-14 -30,-14', '4,4 -12,0 -28,0'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), EDGE),
      ),
      fill(skin, 'M-10 44C-14 24 -18 4 -12 -16C-6 -30 12 -30 17 -14C22 2 19 24 18 44Z', EDGE),
      line('M13 -16q4 4 3 10M16 0q3 5 2 10', 1.4, 'skinEdge', 0.6),
    ],
    place,
  ),
  what,
  put(
    [
      fill(skin, swellPath('4,30 -8,12 -18,2 -34,-4', [18, 17, 14, 9]), EDGE),
      line('M-32 -8q-4 2 -4 5', 1.2, 'skinEdge', 0.6),
    ],
    place,
  ),
];

/**
 * A hand behind something to its left, whose four fingers come forward over its rim; `what` is painted between them and
 * keeps its own place. The wrist is at (6, 66).
 */
export const fourOverRim = (skin: Skin, place: Place, what: Art = false): Art => [
  put(fill(skin, 'M-8 74C-12 50 -22 30 -20 -22C-6 -40 16 -36 20 -14C22 10 22 44 20 74Z', EDGE), place),
  what,
  put(
    [
      ['10,-24 -4,-32 -24,-28', '14,-10 -2,-16 -30,-12', '15,4 -2,1 -28,4', '13,17 0,17 -20,19'].map(
        (points) => fill(skin, swellPath(points, [13, 13.5, 10]), EDGE),
      ),
      line('M4 -34q5 3 4 9M7 -18q5 3 4 9M7 -2q5 3 3 9', 1.4, 'skinEdge', 0.6),
    ],
    place,
  ),
];

/** A flat palm beneath something, its fingers straight to the right, the thumb before it; the wrist is at (-52, 16). */
export const flatPalm = (skin: Skin, place: Place): Art =>
  put(
    [
      ['-6,4 30,-2 58,-14', '-6,8 34,4 64,-6'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 9]), EDGE),
      ),
      fill(
        skin,
        'M-60 4C-44 -2 -28 -6 -8 -2C12 2 40 6 62 2C68 4 68 10 62 13C40 18 22 26 2 28C-20 32 -44 32 -60 28Z',
        EDGE,
      ),
      fill(skin, swellPath('-34,12 -18,8 -2,0 10,-10', [17, 15, 12, 8]), EDGE),
      line('M20 10Q40 11 56 8', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );
