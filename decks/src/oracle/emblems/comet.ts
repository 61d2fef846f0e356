import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { standing } from '../../primitives/ground.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills, printedSky, oracleRidge } from '../landscape.ts';
import { moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const comet: OracleScene = {
  alt: 'A comet with a long straw-coloured tail crosses the ring of moons above snowy mountains; on a hill a red fox sits with its back to us and looks up at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 120, floor: 640 }),
    disc('water', 290, 270, 150, 2.4, 0.7),
    moonRing({ x: 290, y: 270, r: 184, count: 16, size: 11.5 }),
    orbits,
    tail,
    greatStar(214, 350, 72),
    mountains,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [78, 742, 130],
        [126, 752, 96],
        [172, 758, 74],
      ],
      'near',
    ),
    oracleRidge(
      [
        [40, 800],
        [150, 782],
        [300, 748],
        [430, 728],
        [560, 750],
      ],
      'near',
    ),
    standing(398, 754, 110),
    put(fox, { x: 14, y: -14 }),
  ],
};

const mountains: Art = [
  oracleRidge(
    [
      [40, 650],
      [84, 590],
      [112, 574],
      [170, 650],
      [224, 556],
      [250, 536],
      [310, 640],
      [400, 620],
      [480, 560],
      [560, 640],
    ],
    'far',
  ),
  fill(
    'snow',
    'M70 608C84 590 94 582 102 582C114 584 126 598 138 612L122 606L110 618L96 604L84 614ZM206 584C220 560 230 546 240 546C252 550 264 572 276 590L258 582L246 598L230 582L218 592Z',
    { width: 1.6 },
  ),
];

/** A fox that sits with its back to us and looks up. */
const fox: Art = [
  fill('red', outline('402,724! 470,706 522,716 540,752 506,776 440,780 396,770!'), { width: 2.8 }),
  fill('light', outline('504,716! 526,724 540,750 524,768! 512,748'), { width: 2 }),
  fill('red', outline('372,540 418,572 446,640 456,710 446,776! 298,776! 288,710 298,640 326,572'), {
    width: 2.8,
  }),
  fill(
    'red',
    outline(
      '300,452! 336,478 372,488 408,478 444,452! 442,508 462,548! 420,566 372,582 324,566 282,548! 302,508',
    ),
    { width: 2.8 },
  ),
  fill('woodDark', outline('308,470! 330,486 334,506! 314,510'), { edge: 'none' }),
  fill('woodDark', outline('436,470! 414,486 410,506! 430,510'), { edge: 'none' }),
  graven('372,600 376,670 372,750', 5, 'redDark', 1),
  graven('340,640 326,700 330,766', 5, 'redDark', 1),
  graven('404,640 418,700 414,766', 5, 'redDark', 1),
  graven('350,510 356,530 352,550', 4, 'redDark', 1),
  graven('392,510 388,530 392,550', 4, 'redDark', 1),
];

/** The orbits of the planets, as thin lines. */
const orbits: Art = [
  [48, 86, 122].map((r) =>
    line(
      `M${290 - r} 270a${r} ${r * 0.8} -24 1 0 ${2 * r} 0a${r} ${r * 0.8} -24 1 0 ${-2 * r} 0`,
      1.4,
      'light',
      0.2,
    ),
  ),
  disc('glow', 290, 270, 15, 1.6),
  eachRow(
    [
      [330, 302, 6],
      [226, 214, 8],
      [394, 198, 7],
    ],
    (x, y, r) => disc('light', x, y, r, 1.4),
  ),
];

/** Two tails that thin out to points: the broad one of dust, curved, and the straight one of gas. */
const tail: Art = [
  fill('waterLight', 'M186 330C270 240 360 150 438 78C372 176 300 270 232 372Z', {
    width: 1.2,
    opacity: 0.5,
  }),
  fill('glow', 'M192 326C290 250 420 190 536 176C430 224 330 290 240 386Z', { width: 2 }),
  flat('light', 'M206 336C300 262 410 206 510 184C410 230 310 292 232 372Z', 0.85),
  graven('276,318 350,262 440,214', 4, 'metalDark', 0.7),
  graven('262,280 320,216 384,144', 3, 'light', 0.4),
  eachRow(
    [
      [400, 290, 4],
      [456, 254, 5],
      [308, 170, 4],
      [392, 96, 4],
      [500, 222, 4],
      [346, 336, 4],
    ],
    (x, y, r) => flat('light', circlePath(x, y, r)),
  ),
];
