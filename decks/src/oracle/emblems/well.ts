import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { wellBucket } from './wellBucket.ts';

export const well: OracleScene = {
  alt: 'A round stone well with a red tiled roof stands in a meadow at dusk; from its windlass hangs a wooden bucket, full to the brim, the crescent moon whole in its water, which drips back into the well.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 330 }),
    crescent(98, 124, 40, -24),
    hills(560, [60, 110, 150, 120, 90, 130, 80], 'far'),
    oracleHaze(60, 470, 160, 'dusk', 0.7),
    oracleHaze(400, 500, 150, 'dusk', 0.6),
    hills(610, [40, 50, 20, 20, 20, 60, 60], 'mid'),
    firs(
      [
        [72, 606, 150],
        [540, 600, 170],
        [500, 604, 100],
      ],
      'leafDark',
    ),
    flat('near', 'M40 640C160 610 440 610 560 640V830H40Z'),
    backOfRim,
    posts,
    put(wellBucket, { x: 309, y: 494, size: 1.06, turn: -6 }),
    windlass,
    wall,
    roof,
    meadow,
  ],
};

const RIM = 'M104 566A196 44 0 0 1 496 566A196 44 0 0 1 104 566Z';
const MOUTH = 'M138 566A162 30 0 0 1 462 566A162 30 0 0 1 138 566Z';

const backOfRim: Art = [
  fill('stone', RIM, { width: 3 }),
  fill('ink', MOUTH, { width: 2.6 }),
  clipped(MOUTH, flat('glow', 'M200 600Q300 572 400 600Z', 0.5)),
];

const posts: Art = eachOf('140 460', (x = 0) => [
  fill('wood', boxPath(x - 17, 230, 34, 340), { width: 3 }),
  flat('woodDark', boxPath(x + 2, 231, 14, 338), 0.85),
  fill(
    'wood',
    outline(
      `${x - 9},300! ${x + (x < 300 ? 70 : -70)},236! ${x + (x < 300 ? 84 : -84)},246! ${x + (x < 300 ? 10 : -10)},322!`,
    ),
    { width: 2.4 },
  ),
]);

/** The log on which the rope is wound, with its crank. */
const windlass: Art = [
  fill('wood', boxPath(124, 306, 352, 38), { width: 3 }),
  flat('woodDark', boxPath(125, 328, 350, 15), 0.8),
  line('M476 325H508V388H534', 15, 'line'),
  line('M476 325H508V388H534', 10, 'steelDark'),
  [-34, -17, 0, 17, 34].map((dx) => [
    line(`M${297 + dx} 304Q${303 + dx} 326 ${299 + dx} 346`, 20, 'line'),
    line(`M${297 + dx} 304Q${303 + dx} 326 ${299 + dx} 346`, 14, 'linen'),
  ]),
  line('M300 340V392', 15, 'line'),
  line('M300 340V392', 9, 'linen'),
  line('M296 358l8 -5M296 370l8 -5M296 382l8 -5', 2.4, 'woodDark'),
  [10, 5].map((width, i) => line('M300 386V394C312 396 312 414 299 412', width, i ? 'steelDark' : 'line')),
];

const COURSES = [590, 642, 694, 746] as const;
const FRONT = 'M104 566A196 44 0 0 0 496 566L486 796A186 44 0 0 1 114 796Z';

/** The front of the wall, its blocks lit from the left. */
const wall: Art = [
  fill('stone', FRONT, { width: 3.2 }),
  clipped(FRONT, [
    COURSES.map((y, row) =>
      times(9, (i) => {
        const x = 84 + i * 58 - (row % 2) * 29;
        const sag = (k: number) => toTenth(y + 44 * Math.sqrt(Math.max(0, 1 - ((k - 300) / 200) ** 2)) - 20);
        return fill(
          (i * 5 + row * 3) % 7 < 2 ? 'linen' : (i + row) % 4 ? 'stone' : 'stoneDark',
          `M${x} ${sag(x)}L${x + 55} ${sag(x + 55)}L${x + 55} ${Number(sag(x + 55)) + 48}L${x} ${Number(sag(x)) + 48}Z`,
          { width: 2.4 },
        );
      }),
    ),
    flat('ink', 'M400 560H520V840H380Q410 700 400 560Z', 0.34),
  ]),
  line(FRONT, 3.2),
  fill('stone', 'M104 566A196 44 0 0 0 496 566L498 590A198 46 0 0 1 102 590Z', { width: 3 }),
  flat('light', 'M112 574A196 44 0 0 0 300 608V616A196 44 0 0 1 108 584Z', 0.8),
  line('M180 604L176 626M256 612L254 634M340 612L342 634M416 604L422 626', 2.4, 'line', 0.6),
];

const ROOF = 'M176 112H424L556 262H44Z';
const roof: Art = [
  fill('woodDark', 'M60 258H540L530 282H70Z', { width: 3 }),
  fill('red', ROOF, { width: 3.4 }),
  clipped(ROOF, [
    times(6, (row) =>
      line(
        times(24, (i) => `M${24 + i * 24 - (row % 2) * 12} ${126 + row * 25}q12 19 24 0`).join(''),
        2.4,
        'redDark',
      ),
    ),
    flat('redDark', 'M350 100H430L570 270H400Z', 0.45),
  ]),
  line(ROOF, 3.4),
  fill('redDark', 'M166 98H434V120H166Z', { width: 3 }),
  graven('90,216 130,170 176,126', 7, 'rose', 0.8),
];

const meadow: Art = [
  grass(times(11, (i): Point => [60 + i * 48, 796 + ((i * 7) % 4) * 6])),
  eachRow(
    [
      [76, 742, 17],
      [128, 782, 13],
      [536, 752, 17],
      [488, 792, 14],
      [58, 694, 11],
      [548, 700, 11],
    ],
    (x, y, r, i) => [
      line(`M${x} ${y}v44`, 3.4, 'leaf'),
      flower(x, y, r, 5, i % 2 ? 'rose' : 'light', 'linen'),
    ],
  ),
];
