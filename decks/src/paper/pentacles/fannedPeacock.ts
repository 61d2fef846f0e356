import { eachOf, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import type { PaperInk } from '../inks.ts';
import { pentacle } from '../objects.ts';

/** Where the feathers of the fan spring from. */
const [X, Y] = [300, 690];

/** A shape over the fan's root that stands on y 780. */
const arch = (rx: number, ry: number) =>
  `M${X - rx * 0.5} 780C${X - rx * 0.9} 740 ${X - rx} 700 ${X - rx} 640A${rx} ${ry} 0 0 1 ${X + rx} 640C${X + rx} 700 ${X + rx * 0.9} 740 ${X + rx * 0.5} 780Z`;
const FAN = arch(222, 470);

const PLUME = outline('0,-190! 30,-84 72,-30 76,24 44,66 0,86 -44,66 -76,24 -72,-30 -30,-84');

/** A feather of the fan whose eye is a coin. */
const eyed = (x = 0, y = 0): Art => {
  const turn = (Math.atan2(X - x, y - Y) * 180) / Math.PI;
  return [
    put([cut('near', PLUME, 6), flat('mid', circlePath(0, 6, 66))], { x, y, turn, size: 0.8 }),
    pentacle(x, y, 0.54),
  ];
};

/** A row of short round feathers, like scales; `k` is how far it is from the root to the coins. */
const row = (k: number, count: number, r: number, role: PaperInk, mark: PaperInk): Art =>
  times(count, (i) => {
    const angle = ((10 + (160 * i) / (count - 1)) * Math.PI) / 180;
    const [x, y] = [X - 200 * k * Math.cos(angle), Y - 30 - 448 * k * Math.sin(angle)];
    const turn = (Math.atan2(X - x, y - Y) * 180) / Math.PI;
    return put(
      [cut(role, circlePath(0, 0, r), 5), flat(mark, outline(`0,${-r * 0.66}! 9,2 0,${r * 0.5} -9,2`))],
      { x, y, turn },
    );
  });

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
  combed(
    '296,222 272,262 266,296 268,332 262,370 270,410 298,444',
    '322,222 308,262 306,296 326,336 352,374 346,410 314,446',
    {
      role: 'far',
      rows: 5,
      width: 9,
      length: 32,
    },
  ),
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
  ticks(FAN, { role: 'mid', flow: outward(X, Y), gap: 46, length: 44, width: 7 }),
  eachOf('110,640 490,640 118,514 482,514 145,392 455,392 199,278 401,278 300,212', eyed),
  row(0.6, 10, 40, 'mid', 'ink'),
  row(0.45, 9, 38, 'far', 'near'),
  row(0.28, 6, 36, 'mid', 'ink'),
  put(bird, { x: -52, y: 180, size: 1.17 }),
];
