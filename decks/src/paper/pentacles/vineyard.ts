import { clipped, flat, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { cut } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';

/** A steep hill in the window's left half, its top at 250, whose vines stand in rows that run together at the top. */
const HILL = 'M20 780V300C60 246 110 240 150 280C190 330 220 420 250 560V780Z';
const TOP: Point = [96, 150];

export const vineyard: Art = [
  cut('far', HILL, 6),
  clipped(
    HILL,
    times(7, (i) => {
      const foot: Point = [-60 + i * 62, 760];
      const at = (t: number): Point => [TOP[0] + (foot[0] - TOP[0]) * t, TOP[1] + (foot[1] - TOP[1]) * t];
      return flat(
        'mid',
        times(6, (k) => wedge(at(0.97 - k * 0.14), at(0.85 - k * 0.14), 24 - k * 3.4)).join(''),
      );
    }),
  ),
];
