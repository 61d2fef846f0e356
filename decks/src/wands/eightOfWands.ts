import { graven } from '../drawing/swell.ts';
import { type Art, eachOf, eachRow, fill, flat } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, peaks } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { type Flight, FLIGHT, flying } from './eightOfWands/flight.ts';
import { slender } from './eightOfWands/slender.ts';

export const eightOfWands: Scene = {
  alt: 'Eight burning staffs fly close together aslant across the sky, far smaller behind than in front, each with a trail of light, over a winding river, slender cypresses and a small tower with a light.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    crescent(470, 212, 30, -30),
    peaks(640, [
      [440, 120, 90],
      [540, 90, 120],
      [96, 110, 70],
    ]),
    hill(648, 20, 'far', 0.4),
    slender(72, 668, 58),
    slender(96, 676, 48),
    slender(508, 662, 62),
    slender(532, 666, 50),
    hill(694, 14, 'mid', 2),
    river,
    tower(150, 744, 34, 92),
    slender(214, 752, 104),
    slender(86, 758, 92),
    slender(500, 786, 128),
    slender(534, 800, 106),
    hill(856, 6, 'near', 1),
    eachRow<Flight>(FLIGHT, flying),
    firelight(440, 440, 280, 0.6),
  ],
};

/** From the hills to the foreground, broader with each bend, with light along its banks. */
const river: Art = [
  fill(
    'waterLight',
    'M318 676C352 690 300 704 316 720C336 742 420 746 404 776C384 806 250 806 236 838C226 862 262 884 290 900H470C420 880 390 862 408 840C432 812 496 800 476 768C456 738 366 738 346 718C332 702 372 688 330 676Z',
    { width: 2 },
  ),
  // The flames on the water.
  eachOf('372,752,14 420,772,20 356,800,18 300,836,22 346,872,20', (x, y, half) =>
    flat('glow', `M${x - half} ${y}Q${x} ${y - 6} ${x + half} ${y}Q${x} ${y + 6} ${x - half} ${y}Z`, 0.8),
  ),
  graven('324,704 340,732 396,750', 3, 'light'),
  graven('390,790 320,808 268,830', 4, 'light'),
  graven('300,848 320,868 366,888', 5, 'light'),
  graven('430,782 400,806 372,820', 4, 'light'),
];
