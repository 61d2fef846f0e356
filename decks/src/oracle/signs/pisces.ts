import { fill, line, put, type Art } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { disc } from '../../primitives/lights.ts';
import { oracleHaze, hills, reeds } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { carp } from './carp.ts';
import { signSky } from './signSky.ts';

const [X, Y] = [300, 470];
const CORD = 'M104 -60C112 -6 50 -40 0 0C-50 40 -112 6 -104 60';

export const pisces: OracleScene = {
  alt: 'A red and a blue fish with fanned fins circle each other before a pale moon and splash the waves below; a knotted golden cord runs from mouth to mouth; over them the constellation Pisces.',
  hour: 'sea',
  draw: (chance) => [
    signSky(chance, 'pisces', { x: X, y: Y, r: 196 }),
    hills(668, [20, 50, 20, 0, 0, 20, 40], 'far'),
    oracleHaze(400, 640, 130),
    water(672, 6, 28),
    splash,
    put(
      [
        [9, 5.4].map((width, i) => line(CORD, width, i ? 'metal' : 'line')),
        carp('red', 'rose'),
        put(carp('cloth', 'waterLight'), { turn: 180 }),
        fill('metal', 'M-4 -4C-24 -26 -34 -8 -8 2C-30 12 -20 28 2 6C24 26 34 10 8 -2C30 -14 18 -28 -4 -4Z', {
          width: 1.8,
        }),
      ],
      { x: X, y: Y, size: 1.16 },
    ),
    reeds(84, 830, 5, 120),
    reeds(524, 828, 5, 140),
  ],
};

/** Water thrown up by the lower fish. */
const splash: Art = [
  fill(
    'waterLight',
    'M186 700C196 660 180 640 150 628C166 624 190 630 204 646C204 622 196 604 180 590C214 600 232 628 236 664C246 646 262 638 280 640C262 656 258 676 262 700Z',
    { width: 1.8 },
  ),
  fill(
    'waterLight',
    'M350 704C354 676 372 654 404 650C396 662 394 672 396 682C410 668 428 664 444 668C428 678 420 690 420 704Z',
    { width: 1.8 },
  ),
  [
    [150, 600, 7],
    [206, 572, 5],
    [452, 642, 6],
    [412, 628, 4],
    [262, 618, 4],
  ].map(([x = 0, y = 0, r = 0]) => disc('light', x, y, r, 1.6)),
];
