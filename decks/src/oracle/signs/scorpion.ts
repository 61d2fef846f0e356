import { eachRow, fill, flat, line, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** The joints of the tail, from the body to the sting, with the tail's width at each. */
const TAIL: readonly (readonly [x: number, y: number, width: number])[] = [
  [10, -84, 60],
  [54, -122, 54],
  [88, -174, 48],
  [90, -232, 43],
  [56, -276, 38],
  [6, -290, 32],
];

const tail: Art = [
  eachRow(TAIL.slice(1), (x, y, width, i) => {
    const [fromX, fromY, fromWidth] = TAIL[i] ?? [x, y, width];
    const middle: Point = [(x + fromX) / 2, (y + fromY) / 2];
    return [
      limb('waterLight', [[fromX, fromY], middle, [x, y]], [fromWidth * 0.66, fromWidth, width * 0.76]),
      graven(
        [
          [fromX - width * 0.22, fromY - width * 0.1],
          [middle[0] - width * 0.28, middle[1] - width * 0.1],
          [x - width * 0.18, y],
        ],
        width * 0.16,
        'dusk',
        0.9,
      ),
    ];
  }),
  put(
    [
      fill(
        'red',
        'M62 -250C34 -262 0 -246 -6 -216C-12 -192 -26 -180 -44 -170C-12 -166 22 -180 34 -202C52 -204 66 -222 62 -250Z',
      ),
      line('M46 -240C26 -244 10 -232 6 -212', 3, 'rose'),
    ],
    { x: -42, y: -60 },
  ),
];

/** The rings of the back, each before the one behind it, edged with gold. */
const back: Art = eachRow(
  [
    [-84, 40],
    [-66, 56],
    [-46, 68],
    [-24, 76],
  ],
  (y, half) => [
    fill(
      'waterLight',
      outline(
        `${-half},${y + 22} ${toTenth(-half * 0.8)},${y - 12} 0,${y - 26} ${toTenth(half * 0.8)},${y - 12} ${half},${y + 22} 0,${y + 34}`,
      ),
    ),
    line(`M${-half * 0.72} ${y - 6}Q0 ${y - 34} ${half * 0.72} ${y - 6}`, 3, 'trim'),
  ],
);

/** The legs of the right side, from the back one to the front one. */
const legs: Art = eachRow(
  [
    ['48,-14 112,-52 176,6 204,88'],
    ['54,4 108,-16 152,34 170,94'],
    ['52,18 92,12 120,54 130,98'],
    ['40,28 66,32 84,66 88,102'],
  ],
  (points) => [limb('waterLight', points, [24, 20, 13, 3], 'line', 2)],
);

/** The right arm: out, up from its elbow, and an open claw whose inner finger is the one that moves. */
const arm: Art = [
  limb('waterLight', '40,30 84,38 124,24', [24, 26, 30]),
  limb('waterLight', '124,24 166,10 180,-28 172,-56', [26, 32, 34, 28]),
  put(
    [
      fill('cloth', outline('-4,-54! -24,-44 -40,-34! -56,-70 -54,-108 -34,-140! -38,-104 -26,-84')),
      fill(
        'waterLight',
        outline('18,10! 44,-28 42,-76 18,-114 -14,-142! -4,-110 0,-90 -8,-66! -26,-52 -32,-24 -16,10!'),
      ),
      graven('18,-100 36,-66 32,-22', 6, 'dusk', 0.9),
      line('M2 -100l-7 6M6 -86l-8 5', 3, 'dusk'),
      line('M-12 -8Q2 2 16 -8', 2.6, 'trim'),
    ],
    { x: 170, y: -66, turn: -6, size: 1.06 },
  ),
];

/** The shield of the head with its two eyes, and the jaws below it. */
const head: Art = [
  mirrored(
    [
      fill('cloth', outline('2,26! 30,26 36,48 24,66 12,80! 8,66 2,58!')),
      line('M14 52Q20 56 28 50', 2, 'dusk', 0.8),
    ],
    0,
  ),
  fill(
    'waterLight',
    outline('-76,0 -62,-36 -26,-46 0,-40! 26,-46 62,-36 76,0 66,26 36,40 0,44 -36,40 -66,26'),
  ),
  flat('ink', outline('-72,12! -30,24 30,22 75,-4! 66,26 36,40 0,44 -36,40 -66,26'), 0.32),
  line('M-70 -8C-64 -32 -44 -42 -24 -41Q-10 -40 0 -34Q12 -42 30 -40', 4.6, 'light', 0.9),
  line('M0 -36V-14M0 8V40', 2.2),
  mirrored(
    [
      fill('glow', circlePath(17, -8, 11)),
      flat('ink', circlePath(16, -6, 5)),
      flat('light', circlePath(19, -11, 2.6)),
      line('M6 -26Q20 -28 32 -16', 3.4),
    ],
    0,
  ),
  mirrored([flat('light', circlePath(56, -6, 3)), flat('light', circlePath(60, 4, 2.6))], 0),
];

/** A scorpion that faces us, its claws raised at both sides and its tail arched above it; its feet are at y = 100. */
export const scorpion = (place: Place): Art =>
  put([mirrored(legs, 0), tail, back, mirrored(arm, 0), head], place);
