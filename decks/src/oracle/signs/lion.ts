import { eachOf, eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** One lock of the mane, rooted at 0,0, of three strands; its tip curls over at (girth, -length). */
const lock = (role: Role, length: number, girth: number, lit: boolean): Art => [
  fill(
    role,
    outline(
      `${-girth},6! ${-girth * 1.2},${-length * 0.4} ${-girth * 0.5},${-length * 0.78} ${girth},${-length}! ${girth * 0.5},${-length * 0.78} ${girth * 0.66},${-length * 0.62}! ${girth * 1.1},${-length * 0.5} ${girth * 1.3},${-length * 0.26} ${girth},6!`,
    ),
    { width: 2.4 },
  ),
  [-0.4, 0.2].map((k) =>
    graven(
      [
        [girth * k * 1.2, -length * 0.14],
        [girth * (k - 0.14), -length * 0.5],
        [girth * (k * 0.4 + 0.36), -length * 0.84],
      ],
      3,
      'line',
      0.5,
    ),
  ),
  lit &&
    graven(
      [
        [-girth * 0.8, -length * 0.1],
        [-girth * 0.9, -length * 0.42],
        [-girth * 0.3, -length * 0.78],
        [girth * 0.7, -length * 0.96],
      ],
      6,
      role === 'straw' ? 'light' : 'trim',
      0.9,
    ),
];

/** Rounds of locks about the face, long below and at the sides; no two beside each other are alike. */
const ROUNDS = [
  [120, 92, 27, 17, 'woodDark'],
  [112, 62, 25, 15, 'hairAuburn'],
  [104, 44, 20, 13, 'straw'],
] as const;
const [outer, middle, inner] = ROUNDS.map(([from, length, girth, count, role], round): Art =>
  times(count, (i) => {
    const turn = 180 - (i * 180) / (count - 1);
    return ([1, -1] as const).map((side) => {
      const change = ((i * 5 + round * 2 + (side > 0 ? 0 : 3)) % 7) / 6 - 0.5;
      const reach = length * (1 + 0.3 * (turn / 180) ** 2 + change * 0.42);
      const lit = side < 0 ? turn < 140 : turn < 34;
      const one = put(lock(role, reach, girth * (1 - change * 0.3), lit), { y: -from, turn: change * 22 });
      return put(one, { y: 6, turn: side * turn, flip: (i + round) % 3 === 0 });
    });
  }),
);

const ear: Art = [
  fill('metal', outline('66,-86! 70,-124 102,-140 128,-118! 132,-88 112,-62 84,-58!'), { width: 3 }),
  flat('woodDark', outline('84,-82! 88,-108 106,-118 118,-106! 118,-88 104,-74')),
];

/** The right eye and the lines of brow and cheek. */
const eye: Art = [
  fill('glow', outline('30,-12! 40,-32 60,-38 78,-32! 70,-12 48,-6'), { edge: 'ink', width: 6 }),
  flat('ink', circlePath(49, -17, 9.6)),
  flat('light', circlePath(46, -21, 2.8)),
  line('M31 -11Q23 -2 22 10', 6, 'ink'),
  flat('light', outline('34,-2! 50,2 70,-4! 60,8 44,10'), 0.5),
  graven('30,-6 48,2 72,-8', 4, 'metalDark', 1),
  graven('24,-76 36,-92 56,-96', 5, 'metalDark', 1),
  graven('14,-90 18,-106 28,-114', 5, 'metalDark', 1),
  graven('88,10 90,44 72,70', 5, 'metalDark', 1),
];

const muzzle: Art = [
  fill('linen', outline('0,104! 30,104 38,122 26,142 0,148 -26,142 -38,122 -30,104 0,104!'), { width: 2.6 }),
  mirrored(
    [
      fill('light', outline('0,58! 26,50 58,58 72,82 62,108 34,118 6,110 0,98!'), { width: 2.6 }),
      eachRow(
        [
          [30, 78],
          [48, 76],
          [38, 92],
          [54, 92],
        ],
        (x, y) => flat('woodDark', circlePath(x, y, 3)),
      ),
      line('M60 74Q96 66 118 70M58 86Q92 86 116 94', 2, 'light', 0.9),
    ],
    0,
  ),
  line('M0 62V104', 4, 'woodDark'),
  fill('woodDark', outline('-30,36! -16,30 16,30 30,36! 24,54 8,64 0,68! -8,64 -24,54'), { width: 2.2 }),
  graven('-18,36 0,34 18,36', 4, 'rose', 0.9),
];

/** Hair on brow, cheeks and chin, which runs away from the nose. */
const fur: Art = [
  mirrored(
    [
      ['14,-58 20,-76 30,-90', '36,-60 48,-74 60,-80', '62,-56 74,-62 84,-58', '84,-36 94,-30 98,-18'],
      [
        '84,-4 92,6 94,20',
        '80,26 88,38 86,54',
        '74,58 80,72 70,90',
        '60,14 70,26 72,42',
        '46,20 54,34 54,48',
      ],
    ]
      .flat()
      .map((hair) => graven(hair, 5, 'metalDark', 0.95)),
    0,
  ),
  eachOf('-6,-104 8,-104 -22,-96 24,-96', (x = 0, y = 0) =>
    line(`M${x} ${y}l${x * 0.2} -12`, 3, 'metalDark', 0.9),
  ),
  flat('trim', outline('-100,-34! -92,-76 -54,-110 -8,-120! -50,-98 -78,-66 -86,-24!'), 0.95),
  flat('trim', outline('-100,0! -96,24 -82,68! -84,30'), 0.9),
  line('M-99 -28C-96 -66 -70 -98 -30 -114', 4, 'light', 0.9),
];

/** It sits on the nose and opens its wings to us. */
const butterfly: Art = put(
  [
    mirrored(
      [
        fill('cloth', outline('2,-4! 20,-36 50,-46 56,-26 40,-6 6,4!'), { width: 2.4 }),
        fill('waterLight', outline('4,4! 32,2 44,18 30,34 10,24!'), { width: 2.4 }),
        flat('waterLight', outline('12,-8! 26,-30 44,-36 44,-22 30,-10!')),
        flat('light', circlePath(46, -32, 3.4)),
        line('M2 -14Q6 -30 16 -38', 2.2, 'ink'),
      ],
      0,
    ),
    fill('ink', outline('-4,-16 0,-20 4,-16 4,18 0,26 -4,18')),
  ],
  { x: 2, y: 40, turn: -10, size: 0.74 },
);

/** Short fur round the face, so that it has no hard edge: it grows into the mane, longer towards the chin. */
const tufts: Art = times(30, (i) => {
  const turn = i * 12 - 90;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const length = 26 + 10 * Math.max(0, sin) + ((i * 7) % 5) * 3;
  return put(
    fill(
      cos > 0.5 ? 'metalDark' : i % 3 === 0 ? 'straw' : 'metal',
      outline(`-16,20! -15,-${length * 0.4} 3,-${length}! 14,-${length * 0.3} 16,20!`),
      { width: 2.4 },
    ),
    { x: 98 * cos, y: 6 + 124 * sin, turn: turn + 90 },
  );
});

/** A lion's head from the front, about 0,0: the mane begins at its cheeks. */
export const lionHead: Art = [
  outer,
  middle,
  mirrored(ear, 0),
  inner,
  tufts,
  flat(
    'metal',
    outline(
      '0,-122 52,-112 92,-78 104,-30 100,24 84,74 60,108 0,140 -60,108 -84,74 -100,24 -104,-30 -92,-78 -52,-112',
    ),
  ),
  flat('metalDark', outline('88,-78! 102,-30 98,24 82,74 58,108! 70,60 78,0 76,-50'), 0.5),
  fill('straw', outline('-22,-40! -30,-10 -30,20 -34,44! 34,44! 30,20 30,-10 22,-40! 0,-56'), {
    edge: 'none',
  }),
  fur,
  mirrored(eye, 0),
  line('M-24 -36C-32 -8 -30 14 -36 40M24 -36C32 -8 30 14 36 40', 2.6, 'metalDark'),
  muzzle,
  butterfly,
];
