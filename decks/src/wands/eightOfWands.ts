import { graven } from '../drawing/swell.ts';
import { type Art, clipped, eachOf, fill, flat, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, peaks } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { flying, FLIGHT } from './eightOfWands/flight.ts';
import { slender } from './eightOfWands/slender.ts';

export const eightOfWands: Scene = {
  alt: 'Eight burning staffs, the nearest large, fly down across the night sky like comets, with long tails of fire along the wood, past a crescent moon towards a valley with a river and a lit tower; a sealed letter is tied to one by a red ribbon.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    rays(150, 236, 66, 420, 30, 0.35),
    crescent(150, 236, 54, 140),
    peaks(700, [
      [430, 120, 90],
      [530, 100, 150],
      [96, 110, 60],
    ]),
    hill(700, 20, 'far', 0.4),
    hill(744, 14, 'mid', 2),
    put(river, { x: 30, y: 26 }),
    tower(500, 800, 64, 150),
    slender(448, 812, 124),
    slender(420, 806, 92),
    hill(866, 6, 'near', 1),
    townLight,
    windowLight,
    FLIGHT.map(flying),
    FLIGHT.map(([x, y, size]) => firelight(x, y, 140 * size, 0.7)),
  ],
};

/** A lit window in the tower, and its light on the river. */
const windowLight: Art = [
  fill('glow', 'M484 736V714Q496 698 508 714V736Z', { width: 1.8 }),
  firelight(496, 720, 54, 0.9),
  eachOf('420,824,26 404,842,22 412,860,30 422,880,24', (x, y, half) =>
    flat('light', `M${x - half} ${y}Q${x} ${y - 5} ${x + half} ${y}Q${x} ${y + 5} ${x - half} ${y}Z`, 0.85),
  ),
];

/** The flames light the tower and the cypresses from the left. */
const townLight: Art = [
  ['472,690 470,740 468,796', '440,712 436,760 444,800', '414,730 410,766 416,798'].map((points) =>
    graven(points, 5, 'glow', 0.85),
  ),
  flat('glow', 'M470 656H500V800H466Z', 0.16),
];

const RIVER =
  'M318 676C352 690 300 704 316 720C336 742 420 746 404 776C384 806 250 806 236 838C226 862 262 884 290 900H470C420 880 390 862 408 840C432 812 496 800 476 768C456 738 366 738 346 718C332 702 372 688 330 676Z';

/** From the hills to the foreground, broader with each bend, with light along its banks. */
const river: Art = [
  fill('waterLight', RIVER, { width: 2 }),
  // The flames on the water.
  clipped(
    RIVER,
    eachOf(
      '356,706,12 372,752,22 424,772,26 340,800,30 290,830,34 262,856,36 330,876,40 380,786,22',
      (x, y, half) =>
        flat('glow', `M${x - half} ${y}Q${x} ${y - 6} ${x + half} ${y}Q${x} ${y + 6} ${x - half} ${y}Z`, 0.8),
    ),
  ),
  graven('324,704 340,732 396,750', 3, 'light'),
  graven('390,790 320,808 268,830', 4, 'light'),
  graven('300,848 320,868 366,888', 5, 'light'),
  graven('430,782 400,806 372,820', 4, 'light'),
];
