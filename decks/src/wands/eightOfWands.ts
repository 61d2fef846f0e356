import { graven } from '../drawing/swell.ts';
import { type Art, eachRow, fill, flat, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const eightOfWands: Scene = {
  alt: 'Eight burning staffs fly close together aslant across the sky, far smaller behind than in front, each with a trail of light, over a winding river, slender cypresses and a small house.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crescent(470, 212, 30, -30),
    hill(640, 22, 'far', 0.4),
    slender(72, 668, 58),
    slender(96, 676, 48),
    slender(508, 662, 62),
    slender(532, 666, 50),
    hill(694, 14, 'mid', 2),
    river,
    house(150, 742, 0.6),
    slender(214, 752, 104),
    slender(86, 758, 92),
    slender(500, 786, 128),
    slender(534, 800, 106),
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

/** A tall, narrow cypress with its foot at x, y. */
const slender = (x: number, y: number, height: number): Art =>
  put(
    [
      fill('wood', 'M-4 0V-16H4V0Z', { width: 1.6 }),
      fill('leafDark', 'M0 -6C-17 -16 -15 -62 -7 -84Q-2 -94 0 -104Q2 -94 7 -84C15 -62 17 -16 0 -6Z', {
        width: 1.8,
      }),
      graven('-5,-18 -7,-46 -2,-76', 3, 'leaf', 1),
      graven('5,-18 6,-40 3,-66', 2.4, 'leaf', 1),
    ],
    { x, y, size: height / 100 },
  );

type Flight = readonly [x: number, y: number, size: number];

/** From afar above on the left to close below on the right. */
const FLIGHT: readonly Flight[] = [
  [162, 160, 0.44],
  [146, 200, 0.47],
  [106, 262, 0.52],
  [329, 216, 0.74],
  [268, 322, 0.82],
  [190, 446, 0.9],
  [422, 352, 1.1],
  [360, 474, 1.26],
];

/** A staff in flight: its flame is blown back, and a trail of light tapers away behind its foot. */
const flying = (x: number, y: number, size: number): Art => [
  put(
    [
      flat('glow', 'M-13 104Q-7 160 0 236Q7 160 13 104Z', 0.3),
      flat('glow', 'M-5 104Q-3 140 0 180Q3 140 5 104Z', 0.75),
    ],
    { x, y, size, turn: 123 },
  ),
  wand(x, y, size, 123),
  put(
    [
      fill(
        'red',
        'M0 -122C13 -115 21 -104 21 -90C28 -74 36 -58 34 -20C29 -40 23 -50 17 -56C17 -46 18 -38 14 -24C10 -40 6 -52 0 -60C-6 -52 -10 -40 -14 -24C-18 -38 -17 -46 -17 -56C-23 -50 -29 -40 -34 -20C-36 -58 -28 -74 -21 -90C-21 -104 -13 -115 0 -122Z',
        { width: 2 },
      ),
      flat(
        'glow',
        'M0 -108C9 -102 13 -94 13 -86C16 -78 20 -70 20 -54C14 -66 8 -72 0 -78C-8 -72 -14 -66 -20 -54C-20 -70 -16 -78 -13 -86C-13 -94 -9 -102 0 -108Z',
      ),
    ],
    { x, y, size, turn: 123 },
  ),
];
