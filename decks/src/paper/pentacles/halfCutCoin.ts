import { clipped, flat, line, put, suitObject, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';

const STAR = polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 26 : 66, -90 + i * 36)));

/** A graver with its point at 0, upright, 110 long. */
export const graver = (place: Place): Art =>
  put(
    [
      keyed('light', 'M0 0L-7 -20V-58H7V-20Z', 4),
      keyed('accent', 'M-9 -56H9L14 -98C12 -112 -12 -112 -14 -98Z', 4),
      gouge('-5,-64 -8,-80 -6,-98', 4),
    ],
    place,
  );

/** A coin in the making, 176 wide: its right half is cut, its left half only scored. */
export const halfCutCoin = (place: Place): Art =>
  suitObject(
    'pentacles',
    put(
      [
        keyed('glow', circlePath(0, 0, 88), 6),
        line(STAR, 4, 'ink'),
        clipped(boxPath(0, -90, 90, 180), [flat('ink', circlePath(0, 0, 74)), flat('glow', STAR)]),
        times(5, (i) =>
          gouge(
            [polar(0, 0, 84, 112 + i * 32), polar(0, 0, 76, 114 + i * 32), polar(0, 0, 68, 112 + i * 32)],
            4,
            'ink',
          ),
        ),
      ],
      place,
    ),
  );
