import { graven, swellPath } from '../drawing/swell.ts';
import { type Art, eachRow, fill, flat, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { cypress } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const eightOfWands: Scene = {
  alt: 'Eight burning staffs fly close together aslant across the sky, larger as they come near, with trails of light, over a winding river, cypresses and a small house.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crescent(470, 212, 30, -30),
    hill(640, 22, 'far', 0.4),
    cypress(96, 676, 60),
    cypress(506, 646, 54),
    cypress(476, 652, 42),
    hill(694, 14, 'mid', 2),
    river,
    house(150, 742, 0.6),
    cypress(206, 750, 84),
    cypress(92, 756, 66),
    cypress(494, 770, 92),
    cypress(530, 786, 74),
    hill(856, 6, 'near', 1),
    eachRow<Flight>(FLIGHT, flying),
  ],
};

/** From the hills to the foreground, broader with each bend, with light along its banks. */
const river: Art = [
  fill(
    'waterLight',
    'M318 676C352 690 300 704 316 720C336 742 420 746 404 776C384 806 250 806 236 838C226 862 262 884 290 900H470C420 880 390 862 408 840C432 812 496 800 476 768C456 738 366 738 346 718C332 702 372 688 330 676Z',
    { width: 2 },
  ),
  graven('324,704 340,732 396,750', 3, 'light'),
  graven('390,790 320,808 268,830', 4, 'light'),
  graven('300,848 320,868 366,888', 5, 'light'),
  graven('430,782 400,806 372,820', 4, 'light'),
];

type Flight = readonly [x: number, y: number, size: number];

/** From afar above on the left to close below on the right. */
const FLIGHT: readonly Flight[] = [
  [196, 206, 0.72],
  [404, 318, 0.96],
  [172, 258, 0.78],
  [374, 384, 1.06],
  [144, 314, 0.84],
  [340, 458, 1.16],
  [126, 380, 0.9],
  [306, 542, 1.28],
];

/** A staff in flight: its flame streams back along it, and a trail of light hangs behind its foot. */
const flying = (x: number, y: number, size: number): Art => [
  put(
    [-13, -4, 5, 14].map((dx, i) =>
      graven(
        [
          [dx, 106],
          [dx * 1.4, 150],
          [dx * 1.2, i % 2 ? 250 : 200],
        ],
        5,
        'glow',
        0.8,
      ),
    ),
    { x, y, size, turn: 123 },
  ),
  wand(x, y, size, 123),
  put(
    [-1, 1].map((side) => [
      fill(
        'red',
        swellPath(
          [
            [side * 5, -100],
            [side * 17, -78],
            [side * 15, -56],
            [side * 26, -28],
          ],
          [10, 15, 9, 2],
        ),
        {
          width: 1.6,
        },
      ),
      flat(
        'glow',
        swellPath(
          [
            [side * 8, -92],
            [side * 16, -74],
            [side * 16, -58],
          ],
          [4, 6, 2],
        ),
      ),
    ]),
    { x, y, size, turn: 123 },
  ),
];
