import { clipped, flat, line, put, suitObject, type Art, type Place } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { gouge, keyed } from '../lino/cut.ts';

const STAR = polygonPath(times(10, (i) => polar(0, 0, i % 2 ? 26 : 66, -90 + i * 36)));

/** A chisel with its cutting edge at 0, upright, 150 long. */
export const chisel = (place: Place): Art =>
  put(
    [
      keyed('light', 'M-18 -80V-12L2 0V-80Z', 4),
      gouge('-16,-30 -8,-27 0,-22', 5, 'ink'),
      keyed('accent', 'M-18 -90H2L7 -134C4 -152 -20 -152 -23 -134Z', 4),
      keyed('glow', 'M-22 -94H6V-78H-22Z', 4),
      gouge('-12,-100 -15,-118 -13,-136', 4),
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
