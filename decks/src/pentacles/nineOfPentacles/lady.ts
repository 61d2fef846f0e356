import { falconFeet, hoodedFalcon } from '../../creatures/falcon.ts';
import { eachOf, fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleeve } from '../../figure/garment.ts';
import { HATS } from '../../figure/hats.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { disc } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** A falconer's glove with a wide cuff at 0,0; the fist is closed, its thumb on top. */
const glove: Art = [
  fill('wood', 'M-52 -42Q-60 0 -46 42L24 28L20 -28Z', { width: 2 }),
  line('M-49 -40Q-56 0 -43 40', 7, 'trim'),
  line('M-36 -37Q-42 0 -31 37', 2, 'trim'),
  fill('wood', 'M8 -27C28 -38 56 -36 68 -26L72 24C50 35 24 33 8 27Z', { width: 2 }),
  [
    '44,-20 74,-24 90,-15 68,-8',
    '46,-5 78,-8 94,2 70,8',
    '44,9 74,7 88,16 68,22',
    '40,22 64,21 78,28 60,33',
  ].map((points, i) => fill('wood', swellPath(points, [15, 15.5 - i, 14.5 - i, 10]), { width: 1.8 })),
  fill('wood', swellPath('10,-22 38,-38 72,-34', [20, 17, 12]), { width: 1.8 }),
  line('M34 -30q4 4 3 9', 1.6, 'ink', 0.5),
];

/** The straps of the bird, which hang from the fist. */
const straps: Art = [
  line('M66 24C64 40 72 52 66 66M54 26C48 40 52 52 44 60', 4.4, 'woodDark'),
  [
    [66, 72],
    [43, 66],
  ].map(([x = 0, y = 0]) => disc('metal', x, y, 8, 1.6)),
];

/** Flowers stitched on the gown. */
const stitched: Art = eachOf(
  '100,632 96,724 112,812 196,836 270,846 60,680 66,780 160,764 236,760',
  (x, y, i) => [leaf(x, y, 200 + i * 40, 24, 'leafDark', 0.4), flower(x, y, 13, 5, 'red', 'wine')],
);

/** The puffed top of the sleeve. */
const puff: Art = [
  fill(
    'straw',
    'M136 560C176 544 232 562 252 606C262 640 250 668 240 682C210 690 166 678 146 664C128 640 122 588 136 560Z',
  ),
  graven('150,572 160,620 164,666', 6, 'wine', 0.8),
  graven('184,564 196,620 196,676', 6, 'wine', 0.8),
  graven('216,574 230,624 224,680', 6, 'wine', 0.8),
  fill('trim', 'M140 650Q188 682 248 668L246 688Q186 702 138 668Z', { width: 1.8 }),
];

/** Her face is turned to the falcon on her gloved fist. */
export const lady: Art = [
  disc('hairBlack', 78, 370, 46),
  line('M78 330Q52 366 78 408', 3, 'detail', 0.5),
  nearBust(
    {
      side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'tender' },
      cloth: 'straw',
      trim: 'wine',
      over: [
        put(HATS.leafBand, { x: -12, turn: -10 }),
        disc('metal', -14, 28, 6, 1.4),
        disc('red', -14, 38, 4.4, 1.2),
      ],
      bow: 3,
    },
    { x: 190, y: 394, size: 1.36 },
  ),
  stitched,
  hoodedFalcon({ x: 402, y: 608, size: 1.6 }),
  sleeve(
    'wine',
    [
      [196, 606],
      [238, 792],
      [326, 704],
    ],
    2.1,
  ),
  puff,
  put([straps, glove], { x: 348, y: 676, turn: -24, size: 1.36 }),
  falconFeet({ x: 400, y: 612, size: 1.7, turn: -14 }),
];
