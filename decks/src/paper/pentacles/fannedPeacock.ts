import { clipped, eachOf, eachRow, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { pentacle } from '../objects.ts';

/** Where the feathers of the fan spring from. */
const [X, Y] = [300, 690];

/** A shape over the fan's root that stands on y 780. */
const arch = (rx: number, ry: number) =>
  `M${X - rx * 0.5} 780C${X - rx * 0.9} 740 ${X - rx} 700 ${X - rx} 640A${rx} ${ry} 0 0 1 ${X + rx} 640C${X + rx} 700 ${X + rx * 0.9} 740 ${X + rx * 0.5} 780Z`;
const FAN = arch(222, 470);
const COVERTS = arch(126, 344);

const PLUME = outline('0,-190! 30,-84 72,-30 76,24 44,66 0,86 -44,66 -76,24 -72,-30 -30,-84');

/** A feather of the fan whose eye is a coin. */
const eyed = (x = 0, y = 0): Art => {
  const turn = (Math.atan2(X - x, y - Y) * 180) / Math.PI;
  return [
    put([cut('near', PLUME, 6), flat('mid', circlePath(0, 6, 66))], { x, y, turn, size: 0.8 }),
    pentacle(x, y, 0.54),
  ];
};

const WING = outline('262,296! 232,322 222,372 236,428 262,456! 276,400 284,330');
const NECK = limb('304,410,64 304,376,106 302,344,116 297,304,86 304,262,54 314,222,48 308,192,42');
const HEAD = outline('328,226! 338,194 326,164 296,156 270,168 260,192 268,216 292,230!');
/** Small round feathers that lie on the breast like scales. */
const SCALE = 'M-17 -4C-18 26 18 26 17 -4Z';

const bird: Art = [
  eachOf('288,1 318,-1', (x = 0, side = 0) => [
    cutStroke(
      'glow',
      [
        [x, 430],
        [x - side * 4, 484],
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
  eachRow(
    [
      [408, 2],
      [386, 3],
      [364, 3],
      [342, 2],
    ],
    (y, count) =>
      times(count, (i) => put(keyed('glow', SCALE, 4), { x: 303 + (i - (count - 1) / 2) * 32, y })),
  ),
  combed('300,212 290,250 272,300', '328,216 324,256 334,300', {
    role: 'far',
    rows: 4,
    width: 8,
    length: 22,
  }),
  eachOf('262,132 280,120 302,114 324,118 342,130', (x = 0, y = 0) => [
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

/** A peacock that stands on a wall at y 760 with its head turned aside, nine coins as the eyes of its raised fan: the fan from 138 down to 760, 500 wide. */
export const fannedPeacock: Art = [
  cut('ink', FAN, 6),
  ticks(FAN, { role: 'mid', flow: outward(X, Y), gap: 24, length: 26, width: 5 }),
  eachOf('110,640 490,640 118,514 482,514 145,392 455,392 199,278 401,278 300,212', eyed),
  cut('far', COVERTS, 6),
  clipped(COVERTS, ticks(COVERTS, { role: 'mid', flow: outward(X, Y), gap: 30, length: 34, width: 7 })),
  put(bird, { x: -52, y: 180, size: 1.17 }),
];
