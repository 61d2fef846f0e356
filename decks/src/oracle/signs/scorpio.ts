import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { scorpion } from './scorpion.ts';

const POOL = outline(
  '20,20! 580,20! 580,470! 520,496 450,470 380,500 300,492 210,506 140,474 70,498 20,480!',
);

export const scorpio: OracleScene = {
  alt: 'A dark scorpion with a red sting, seen from above, stands at the edge of a desert pool at night and closes its pincers gently round the pale moon in the water, in which the constellation Scorpio shines, too.',
  hour: 'night',
  draw: (chance) => [
    sand,
    flat('ink', POOL, 0.45),
    fill('water', POOL, { width: 3 }),
    clipped(POOL, [
      printedSky(chance, { stars: 26, floor: 480, twinkling: false }),
      signConstellation('scorpio'),
      [152, 124, 98].map((r) => line(circlePath(300, 356, r), 2.4, 'waterLight', 0.7)),
      fullMoon(300, 356, 74, 'linen', 'seas'),
      flat(
        'water',
        'M220 400Q262 392 310 401Q262 408 220 400ZM296 414Q330 408 366 415Q330 421 296 414Z',
        0.9,
      ),
      line(POOL, 26, 'waterLight', 0.35),
    ]),
    line(POOL, 4, 'light', 0.8),
    pebbles,
    scorpion,
  ],
};

/** The ripples that the wind has left in the sand. */
const sand: Art = [
  flat('straw', boxPath(40, 470, 520, 360)),
  flat('metalDark', outline('40,690! 180,660 420,700 560,650! 560,830! 40,830!'), 0.35),
  eachOf('90,560 470,560 110,640 500,760 120,730 430,800 140,800 530,640', (x = 0, y = 0, i = 0) =>
    graven(
      [
        [x - 62, y + 6],
        [x - 30, y - 7],
        [x, y + 5],
        [x + 34, y - 6],
        [x + 62, y + 4],
      ],
      6,
      i % 2 ? 'metalDark' : 'linen',
      0.7,
    ),
  ),
];

const pebbles: Art = eachOf('76,526,17 112,536,10 536,516,12 86,770,20 122,786,11', (x = 0, y = 0, r = 0) => [
  flat('ink', circlePath(x + 4, y + 5, r), 0.4),
  fill(
    'stoneDark',
    outline(
      `${x - r},${y} ${x - r * 0.3},${y - r * 0.8} ${x + r * 0.8},${y - r * 0.5} ${x + r},${y + r * 0.4} ${x},${y + r * 0.8}`,
    ),
  ),
  graven(
    [
      [x - r * 0.6, y],
      [x - r * 0.3, y - r * 0.5],
      [x + r * 0.3, y - r * 0.5],
    ],
    4,
    'light',
    0.9,
  ),
]);
