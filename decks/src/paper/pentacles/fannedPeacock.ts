import { eachOf, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** Where the feathers of the fan spring from. */
const [X, Y] = [300, 690];

/** The ground of the fan, which narrows to its root behind the bird, and the pale fall of feathers within it. */
const FAN = outline(
  '300,120! 380,170 440,240 480,370 500,500 500,610 486,680! 430,706 380,756! 220,756! 170,706 114,680! 100,610 100,500 120,370 160,240 220,170',
);
const TRAIN = outline(
  '300,240 380,296 430,390 450,500 440,590 410,650! 370,700 350,750! 250,750! 230,700 190,650! 160,590 150,500 170,390 220,296',
);

const PLUME = outline('0,-190! 30,-84 72,-30 76,24 44,66 0,86 -44,66 -76,24 -72,-30 -30,-84');

/** A feather of the fan whose eye is a coin. */
const eyed = (x = 0, y = 0): Art => {
  const turn = (Math.atan2(X - x, y - Y) * 180) / Math.PI;
  return [
    put([cut('near', PLUME, 6), flat('mid', circlePath(0, 6, 66))], { x, y, turn, size: 0.84 }),
    pentacle(x, y, 0.57),
  ];
};

/** Its quill, which runs to the bird's back. */
const quill = (x = 0, y = 0): Art =>
  cutStroke(
    'near',
    [
      [X + (x - X) * 0.06, Y + (y - Y) * 0.06],
      [X + (x - X) * 0.4, Y + (y - Y) * 0.4],
      [x, y],
    ],
    [4, 6, 12],
    [11, 13, 20],
  );

const WING = outline('266,318! 240,340 230,388 242,440 268,474! 282,410 288,346');
const NECK = limb(
  '304,450,34 306,430,84 306,400,108 300,364,100 288,328,72 282,292,50 290,256,38 308,222,36 306,192,40',
);
const HEAD = outline('328,222! 334,194 324,168 298,160 276,170 266,192 272,214 294,228!');

const bird: Art = [
  eachOf('288,1 318,-1', (x = 0, side = 0) => [
    cutStroke(
      'glow',
      [
        [x, 450],
        [x - side * 4, 486],
      ],
      [11, 10],
      [20, 18],
    ),
    [-20, 0, 20].map((toe) =>
      cutStroke(
        'glow',
        [
          [x - side * 4, 480],
          [x - side * 4 + toe, 496],
        ],
        [10, 7],
        [18, 14],
      ),
    ),
  ]),
  [false, true].map((flip) =>
    put(
      [
        cut('accent', WING, 5),
        ['256,320 240,366 250,430', '270,330 258,372 262,430'].map((quill) => gouge(quill, 7, 'ink')),
      ],
      { x: flip ? 2 * 303 : 0, flip },
    ),
  ),
  joined('ink', [NECK, HEAD], 6),
  gouge('292,236 272,270 272,310', 8, 'far'),
  combed('262,356 264,400 288,440', '344,356 350,400 322,440', {
    role: 'far',
    rows: 4,
    width: 9,
    length: 28,
  }),
  eachOf('274,124 288,115 303,111 318,114 332,123', (x = 0, y = 0) => [
    cutStroke(
      'ink',
      [
        [302 + (x - 302) * 0.2, 170],
        [302 + (x - 302) * 0.7, 146],
        [x, y],
      ],
      [4, 4, 4],
      [10, 10, 10],
    ),
    keyed('glow', circlePath(x, y, 7), 4),
  ]),
  flat('light', outline('268,206! 280,192 306,192 322,206! 306,222 280,222')),
  keyed('glow', outline('268,196! 242,208 228,228! 250,224 272,218!'), 4),
  flat('ink', circlePath(296, 206, 9)),
  flat('light', circlePath(293, 202, 3.4)),
];

const COINS = '114,634 486,634 118,500 482,500 145,367 455,367 199,243 401,243 300,168';

/** A peacock that stands on a wall at y 760 with its head turned aside, nine coins as the eyes of its raised fan: the fan from 96 down to 760, 500 wide. */
export const fannedPeacock: Art = [
  cut('near', FAN, 6),
  flat('far', TRAIN),
  eachOf(COINS, quill),
  eachOf(COINS, eyed),
  put(bird, { x: -83, y: 125, size: 1.28 }),
];
