import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A horn from the brow up and out. */
const HORN: readonly Point[] = [
  [34, -150],
  [54, -212],
  [90, -266],
  [138, -300],
  [186, -304],
];

const horn: Art = [
  limb('metal', HORN, [44, 44, 38, 26, 5], 'line', 3),
  (
    [
      [20, -164, 62, -160],
      [26, -184, 70, -178],
      [32, -204, 76, -196],
      [40, -224, 84, -214],
      [52, -244, 92, -230],
      [66, -260, 104, -244],
      [84, -278, 116, -258],
      [106, -292, 130, -274],
    ] as const
  ).map(([x, y, tx, ty]) =>
    graven(
      [
        [x, y],
        [(x + tx) / 2, (y + ty) / 2 - 5],
        [tx, ty],
      ],
      5,
      'metalDark',
      1,
    ),
  ),
];

const FACE = outline(
  '0,-168 40,-160 64,-128 62,-84 46,-36 36,20 40,48 26,78 0,88 -26,78 -40,48 -36,20 -46,-36 -62,-84 -64,-128 -40,-160',
);
const BREAST = outline('-40,-60! -96,20 -128,110 -140,220! 140,220! 128,110 96,20 40,-60!');
const LOCKS = '-92,60 -48,70 48,70 92,60 -104,112 -62,124 -20,128 20,128 62,124 104,112 -84,170 84,170';

/** A goat from the front, its horns from -304, its breast down to 220, about x 0. */
const goat: Art = [
  fill('snow', BREAST, { width: 3 }),
  flat('stone', outline('60,-20! 96,20 128,110 140,220! 70,220! 84,120'), 0.7),
  LOCKS.split(' ').map((at) => line(`M${at.replace(',', ' ')}q-10 26 2 40q12 -12 12 -34`, 2.6, 'stoneDark')),
  mirrored(
    [
      fill('snow', outline('54,-118! 100,-130 152,-112 176,-80! 132,-74 84,-84 54,-96!'), { width: 2.6 }),
      flat('rose', outline('78,-108! 116,-116 154,-88! 116,-88 84,-94!')),
    ],
    0,
  ),
  fill('linen', outline('-26,66! -34,110 -18,150 0,190! 18,150 34,110 26,66!'), { width: 2.4 }),
  [graven('-8,90 -12,126 -4,164', 4, 'stoneDark', 1), graven('10,90 12,124 6,156', 4, 'stoneDark', 1)],
  fill('snow', FACE, { width: 3 }),
  flat('stone', outline('30,-160! 64,-128 62,-84 46,-36 36,20 40,48 26,78! 16,40 22,-20 38,-80'), 0.7),
  mirrored(
    [
      fill('glow', outline('24,-92! 36,-110 56,-106! 54,-88 38,-80'), { width: 2.2 }),
      flat('ink', 'M32 -98H50V-91H32Z'),
      graven('18,-98 36,-118 60,-112', 6, 'line', 1),
      fill('woodDark', outline('10,38! 26,32 30,44 18,54!'), { width: 1.6 }),
      graven('18,-60 24,-20 18,16', 4, 'stoneDark', 1),
      horn,
    ],
    0,
  ),
  fill('snow', outline('0,-176! -20,-160 -26,-130 -8,-100! 0,-120 10,-96! 24,-132 18,-162'), { width: 2.2 }),
  line('M0 56V68M-20 72Q0 62 20 72', 2.8, 'woodDark'),
];

/** The tail of a fish that rises out of the water behind the goat. */
const tail: Art = put(
  [
    limb('water', '110,210 30,150 -10,80 -6,20', [120, 96, 60, 34], 'line', 2.8),
    [60, 92, 124, 156].map((y, row) =>
      line(times(2 + row, (i) => `M${-24 + row * 8 + i * 20} ${y}q11 16 22 0`).join(''), 2.6, 'waterLight'),
    ),
    fill(
      'waterLight',
      outline(
        '-8,34! -60,16 -96,-30 -100,-92! -60,-72 -28,-46 -6,-30! 14,-58 48,-84 92,-92! 86,-30 50,14 4,34!',
      ),
      { width: 2.8 },
    ),
    [
      graven('-20,14 -58,-22 -84,-66', 4, 'water', 1),
      graven('-10,4 -30,-20 -40,-44', 4, 'water', 1),
      graven('12,12 48,-22 76,-66', 4, 'water', 1),
      graven('4,2 22,-22 32,-44', 4, 'water', 1),
    ],
  ],
  { x: -224, y: 60 },
);

/** A sea-goat that rises to its breast, its tail out of the water to the left; a scene puts waves before it. */
export const seaGoat: Art = [tail, goat];
