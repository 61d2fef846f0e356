import { eachRow, fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { limb } from '../../drawing/swell.ts';
import { jointed } from '../jointed.ts';

/** The joints of the tail, from the body to the sting, with the tail's width at each. */
const TAIL: readonly (readonly [x: number, y: number, width: number])[] = [
  [104, -6, 54],
  [154, -46, 50],
  [178, -108, 45],
  [164, -172, 40],
  [116, -216, 35],
  [56, -230, 30],
];

/** A scorpion that faces left, its tail arched over its back; about 430 wide, its feet at y = 92. */
export const scorpion = (place: Place): Art =>
  put(
    [
      pincer('cloth', { x: -92, y: -26, turn: 62, size: 0.84 }),
      eachRow(
        [
          ['-60,-8 -112,-46 -132,10 -150,52'],
          ['-30,-12 -60,-62 -84,-10 -92,50'],
          ['10,-14 40,-62 66,-4 66,54'],
          ['50,-14 92,-56 122,2 132,54'],
        ],
        (points) => jointed('cloth', points, 17, 'dusk'),
      ),
      pincer('waterLight', { x: -84, y: 30, turn: 38 }),
      tail,
      body,
      eachRow(
        [
          ['-66,18 -112,4 -130,52 -152,92'],
          ['-38,22 -70,14 -78,60 -84,96'],
          ['2,24 24,8 40,58 34,98'],
          ['44,22 84,2 108,54 116,92'],
        ],
        (points) => jointed('waterLight', points, 20, 'dusk'),
      ),
    ],
    place,
  );

const tail: Art = [
  eachRow(TAIL.slice(1), (x, y, width, i) => {
    const [fromX, fromY, fromWidth] = TAIL[i] ?? [x, y, width];
    const middle: Point = [(x + fromX) / 2, (y + fromY) / 2];
    return [
      limb('waterLight', [[fromX, fromY], middle, [x, y]], [fromWidth * 0.7, fromWidth, width * 0.78]),
      line(
        `M${toTenth(fromX * 0.8 + x * 0.2)} ${toTenth(fromY * 0.8 + y * 0.2)}L${toTenth(fromX * 0.3 + x * 0.7)} ${toTenth(fromY * 0.3 + y * 0.7)}`,
        width * 0.16,
        'dusk',
        0.6,
      ),
    ];
  }),
  fill(
    'red',
    'M62 -250C34 -262 0 -246 -6 -216C-12 -192 -26 -180 -44 -170C-12 -166 22 -180 34 -202C52 -204 66 -222 62 -250Z',
  ),
  line('M46 -240C26 -244 10 -232 6 -212', 3, 'rose'),
];

const body: Art = [
  fill(
    'waterLight',
    'M-104 4C-108 -30 -76 -52 -42 -50C10 -58 84 -48 128 -10C134 10 118 30 84 34C30 46 -40 48 -76 36C-94 30 -104 20 -104 4Z',
  ),
  flat(
    'ink',
    'M-102 14C-60 32 60 30 128 0C130 18 116 30 84 34C30 46 -40 48 -76 36C-92 31 -100 24 -102 14Z',
    0.35,
  ),
  eachRow([[-34], [-4], [26], [56], [84]], (x) => [
    line(`M${x} -52Q${x + 26} -4 ${x + 4} 40`, 2.4, 'line'),
    line(`M${x + 8} -46Q${x + 30} -8 ${x + 16} 16`, 2.6, 'trim'),
  ]),
  line('M-96 -18C-84 -42 -60 -48 -40 -46C10 -52 76 -44 116 -14', 4.6, 'light', 0.85),
  line('M-102 12Q-112 16 -112 26M-98 20Q-104 26 -102 34', 4, 'waterLight'),
  flat('light', circlePath(-80, -16, 4.4)),
  flat('light', circlePath(-92, -8, 3)),
];

/** A claw on its arm: an upper jaw, and a thumb that moves against it; it reaches to the left from 0,0. */
const pincer = (role: Role, place: Place): Art =>
  put(
    [
      limb(role, '10,0 -30,24', [26, 21]),
      limb(role, '-30,24 -66,8', [22, 26]),
      fill(role, 'M-104 14C-134 24 -170 14 -190 -8C-166 -4 -142 -8 -116 -10Z'),
      fill(
        role,
        'M-58 18C-62 -20 -88 -46 -124 -50C-160 -52 -188 -40 -204 -14C-178 -28 -152 -26 -132 -14C-122 -6 -116 4 -110 14C-92 30 -70 30 -58 18Z',
      ),
      line('M-72 0C-80 -24 -102 -38 -128 -40M-150 -22l-4 8M-168 -24l-3 8', 2.6, 'dusk'),
    ],
    place,
  );
