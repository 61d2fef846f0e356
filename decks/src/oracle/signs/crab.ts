import { fill, flat, line, mirrored, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** A crab with lifted claws, a crescent on its shell; about 340 wide, centred at 0,0. */
export const crab = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          tube('red', 'M-84 34C-120 30 -140 56 -146 92', 13),
          tube('red', 'M-76 48C-104 54 -116 82 -114 112', 12),
          tube('red', 'M-58 58C-76 72 -80 96 -74 120', 11),
          tube('red', 'M-90 14C-130 2 -158 24 -170 58', 13),
          tube('red', 'M-74 -28C-108 -40 -132 -66 -128 -100', 20),
          fill(
            'red',
            'M-134 -92C-166 -104 -178 -150 -150 -186C-140 -196 -132 -194 -134 -180C-138 -164 -134 -152 -126 -144C-120 -160 -108 -174 -92 -176C-84 -176 -82 -168 -84 -158C-88 -128 -100 -96 -118 -88Z',
          ),
          line('M-154 -136q4 -14 10 -20M-104 -134q6 -10 8 -18', 2.2, 'redDark'),
          line('M-22 -62L-28 -92', 6, 'line'),
          line('M-22 -62L-28 -92', 3, 'red'),
          disc('light', -29, -98, 11, 2),
          flat('ink', circlePath(-27, -98, 5)),
        ],
        0,
      ),
      fill(
        'red',
        'M0 -66C-66 -70 -116 -26 -104 18C-92 54 -44 68 0 68C44 68 92 54 104 18C116 -26 66 -70 0 -66Z',
      ),
      flat(
        'redDark',
        'M-104 18C-92 54 -44 68 0 68C44 68 92 54 104 18C84 44 40 52 0 52C-40 52 -84 44 -104 18Z',
        0.7,
      ),
      crescent(2, -10, 32, 0, 'glow', 1.8),
      line('M-76 -16q6 -20 22 -28M76 -16q-6 -20 -22 -28M-16 42Q0 50 16 42', 2.4, 'redDark'),
      [
        [-58, 8],
        [-44, 26],
        [58, 8],
        [44, 26],
      ].map(([x = 0, y = 0]) => disc('rose', x, y, 6, 1.2)),
    ],
    place,
  );
