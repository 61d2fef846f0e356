import { fill, flat, line, mirrored, put, tube, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';

const TAIL: readonly (readonly [number, number, number])[] = [
  [4, 96, 25],
  [18, 128, 23],
  [44, 152, 21],
  [78, 160, 20],
  [110, 146, 18],
  [130, 118, 17],
  [134, 86, 16],
];

/** A scorpion from above, its claws up and its tail curled to the right; about 300 high, centred at 0,0. */
export const scorpion = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          [0, 1, 2, 3].map((i) =>
            tube(
              'cloth',
              `M-30 ${-24 + i * 24}C-66 ${-44 + i * 26} -92 ${-26 + i * 30} -104 ${14 + i * 30}`,
              9,
            ),
          ),
          tube('cloth', 'M-26 -54C-64 -64 -90 -90 -84 -124', 14),
          fill(
            'cloth',
            'M-92 -116C-122 -132 -126 -174 -98 -200C-94 -184 -94 -170 -86 -160C-80 -174 -72 -184 -58 -188C-54 -158 -62 -128 -80 -114Z',
          ),
        ],
        0,
      ),
      TAIL.toReversed().map(([x, y, r]) => disc('cloth', x, y, r)),
      fill('red', 'M122 80C104 66 102 40 120 22C128 36 150 46 150 76C146 88 132 90 122 80Z'),
      fill(
        'cloth',
        'M0 -84C-36 -84 -46 -56 -42 -34C-56 -6 -52 40 -28 78C-14 96 14 96 28 78C52 40 56 -6 42 -34C46 -56 36 -84 0 -84Z',
      ),
      times(5, (i) =>
        line(
          `M${-44 + Math.max(0, i - 2) * 7} ${-22 + i * 22}Q0 ${-8 + i * 22} ${44 - Math.max(0, i - 2) * 7} ${-22 + i * 22}`,
          2.4,
          'trim',
        ),
      ),
      [-15, 15].map((x) => [disc('glow', x, -62, 7, 1.6), flat('ink', circlePath(x, -62, 3))]),
      flat('waterLight', 'M-26 -40C-40 -10 -36 30 -20 62C-28 30 -30 -6 -18 -40Z', 0.6),
    ],
    place,
  );
