import { eachRow, fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { jointed } from '../jointed.ts';

const SHELL =
  'M0 -70L-18 -64L-34 -72L-50 -62L-68 -64L-78 -50L-94 -46L-98 -30L-110 -22C-120 -4 -112 18 -96 34C-70 56 -36 64 0 64C36 64 70 56 96 34C112 18 120 -4 110 -22L98 -30L94 -46L78 -50L68 -64L50 -62L34 -72L18 -64Z';

/** A crab with lifted claws, a crescent on its shell; about 370 wide, centred at 0,0, its feet at y = 134 and less. */
export const crab = (place: Place): Art =>
  put(
    [
      mirrored(
        [
          eachRow(
            [
              ['84,2 128,-30 168,10 190,70'],
              ['88,18 136,4 160,56 168,108'],
              ['78,36 116,42 130,88 128,128'],
              ['58,48 84,66 88,106 78,138'],
            ],
            (points) => jointed('red', points, 20, 'rose'),
          ),
          limb('red', '74,-34 122,-52 138,-96', [26, 24, 30]),
          claw,
          limb('redDark', '22,-58 28,-92', [9, 7]),
          disc('ink', 29, -98, 9, 2),
          flat('light', circlePath(26, -101, 2.6)),
        ],
        0,
      ),
      fill('red', SHELL),
      flat(
        'redDark',
        'M-104 26C-92 6 -60 42 0 42C60 42 92 6 104 26C80 54 40 64 0 64C-40 64 -80 54 -104 26Z',
        0.75,
      ),
      line('M-78 -34C-52 -52 -20 -56 0 -54', 4, 'rose', 0.9),
      crescent(2, -12, 30, 0, 'glow', 1.8),
      mirrored(
        [
          line('M46 -28q26 2 38 22M40 34Q66 30 84 12M58 -46q8 2 14 10', 2.4, 'redDark'),
          eachRow(
            [
              [52, -10, 4],
              [64, 2, 3],
              [54, 10, 4.6],
              [72, -12, 3],
              [44, 22, 3],
              [82, 4, 2.6],
            ],
            (x, y, r) => flat('rose', circlePath(x, y, r)),
          ),
        ],
        0,
      ),
      line('M-14 48Q0 56 14 48', 2.4, 'line'),
    ],
    place,
  );

/** A claw with toothed edges, a broad finger inside and a narrow one outside. */
const claw: Art = [
  fill(
    'red',
    'M120 -88C86 -112 86 -168 126 -208C138 -192 130 -178 140 -168L136 -158L148 -152L146 -142L156 -136L154 -124C162 -150 174 -164 194 -170C206 -140 192 -100 164 -84C148 -76 130 -78 120 -88Z',
  ),
  flat(
    'redDark',
    'M154 -124C162 -150 174 -164 194 -170C206 -140 192 -100 164 -84C152 -78 140 -78 130 -82C150 -90 160 -104 154 -124Z',
    0.6,
  ),
  line('M108 -120C102 -146 108 -166 120 -182', 4, 'rose'),
  line('M154 -124C150 -114 144 -108 136 -106', 2.2),
];
