import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { acorn } from './acorn.ts';

export const seed: OracleScene = {
  alt: 'In dark earth below a field of snow an acorn has split and glows from inside; it sends a hairy root down and a tender shoot up, whose two oak leaves still hang below the snow; the tracks of a hare lead over it in moonlight.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 200 }),
    fullMoon(150, 122, 48, 'glow', 'shaded'),
    hills(206, [30, 60, 20, 30, 30, 60, 40], 'far'),
    hills(216, [16, 8, 12, 20, 10, 6, 14], 'snow', false),
    fence,
    earth,
    snow,
    acorn,
  ],
};

const fence: Art = [
  line('M330 196L560 186M330 214L560 208', 9, 'line'),
  line('M330 196L560 186M330 214L560 208', 5, 'wood'),
  line('M332 191L560 181', 4, 'snow'),
  [346, 402, 462, 524].map((x, i) => [
    fill('wood', `M${x - 6} 240L${x - 5 + (i % 2) * 3} 176L${x + 3} 170L${x + 8} 177L${x + 7} 240Z`, {
      width: 2.2,
    }),
    flat('snow', `M${x - 8} 178Q${x + 2} 158 ${x + 11} 178Z`),
  ]),
];

const snow: Art = [
  fill(
    'snow',
    outline(
      '30,214! 130,222 240,212 380,226 480,216 570,222! 570,276! 520,282 470,270 400,284 340,272 260,288 190,272 120,284 30,272!',
    ),
    { width: 3 },
  ),
  flat(
    'waterLight',
    outline(
      '30,254! 120,264 190,252 260,268 340,254 400,266 470,252 570,262! 570,276! 520,282 470,270 400,284 340,272 260,288 190,272 120,284 30,272!',
    ),
    0.6,
  ),
  // A hare has passed.
  eachOf(
    '84,254,1.1 158,247,1 226,240,0.86 286,234,0.76 338,229,0.66 382,226,0.56',
    (x = 0, y = 0, size = 1) =>
      put(
        [
          flat(
            'cloth',
            `M6 -7a13 4.4 0 0 1 26 0a13 4.4 0 0 1 -26 0ZM10 5a13 4.4 0 0 1 26 0a13 4.4 0 0 1 -26 0Z`,
            0.75,
          ),
          flat('cloth', circlePath(-8, 0, 4.6) + circlePath(-24, -3, 4.6), 0.75),
        ],
        { x, y, size, turn: -6 },
      ),
  ),
];

/** Each pebble is lit on the side that it turns to the acorn. */
const pebble = (x: number, y: number, r: number): Art =>
  put(
    [
      fill(
        'gloomLight',
        outline(
          `-${r},${r * 0.1} -${r * 0.7},-${r * 0.8}! ${r * 0.3},-${r * 0.9} ${r * 0.8},-${r * 0.5}! ${r * 0.9},${r * 0.5} ${r * 0.3},${r * 0.9}! -${r * 0.7},${r * 0.6}`,
        ),
        { width: 2.2 },
      ),
      flat(
        'straw',
        outline(
          `${r * 0.3},-${r * 0.8}! ${r * 0.76},-${r * 0.46}! ${r * 0.82},${r * 0.46} ${r * 0.3},${r * 0.8}! ${r * 0.6},${r * 0.3} ${r * 0.58},-${r * 0.3}`,
        ),
        0.9,
      ),
    ],
    { x, y, turn: (Math.atan2(540 - y, 300 - x) * 180) / Math.PI },
  );

const earth: Art = [
  fill('woodDark', 'M30 262H570V840H30Z'),
  flat('skinEdge', outline('30,330! 130,316 220,336 330,320 430,338 570,322! 570,840! 30,840!')),
  flat('ink', outline('30,330! 90,400 70,560 110,700 60,840! 30,840!'), 0.4),
  flat('ink', outline('570,330! 530,420 548,560 500,700 540,840! 570,840!'), 0.4),
  flat('woodDark', outline('300,326 420,360 496,470 510,590 440,720 300,770 160,720 96,590 110,450 190,360')),
  flat(
    'wood',
    outline('290,392 400,420 452,510 450,610 390,690 290,716 190,680 138,590 150,480 210,416'),
    0.55,
  ),
  flat('metalDark', outline('300,450 380,470 420,540 412,610 350,656 270,650 210,600 206,520 240,466'), 0.5),
  flat('trim', outline('330,520 396,556 414,610 380,656 320,664 280,630 276,570'), 0.35),
  line(
    'M46 372Q120 356 190 370M420 366Q500 350 560 366M46 470Q76 460 96 466M520 500Q540 492 560 498M46 660Q80 648 110 660M500 710Q530 698 560 710',
    2.4,
    'wood',
    0.8,
  ),
  times(13, (i) => {
    const x = 60 + i * 40;
    const length = 34 + ((i * 29) % 40);
    return [-7, 0, 8].map((dx, k) =>
      graven(
        [
          [x, 270],
          [x + dx, 276 + length * 0.5],
          [x + dx * 2 - 4, 276 + length * (1 - (k % 2) * 0.3)],
        ],
        4,
        'straw',
        0.7,
      ),
    );
  }),
  eachOf(
    '88,420,20 520,420,22 74,600,15 526,600,19 120,740,26 494,752,22 138,356,11 160,790,12',
    (x = 0, y = 0, r = 0) => pebble(x, y, r),
  ),
  times(34, (i) => {
    const [x, y] = [60 + ((i * 149) % 480), 350 + ((i * 83) % 440)];
    const near = Math.hypot(x - 300, y - 540) < 210;
    return flat(near ? 'trim' : 'wood', circlePath(x, y, 2 + (i % 3)), 0.85);
  }),
];
