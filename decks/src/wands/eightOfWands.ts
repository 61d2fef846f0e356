import { graven } from '../drawing/swell.ts';
import { type Art, eachOf, eachRow, fill, flat, put, rays } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, peaks } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { type Flight, FLIGHT, flying, MOON } from './eightOfWands/flight.ts';
import { slender } from './eightOfWands/slender.ts';

export const eightOfWands: Scene = {
  alt: 'Eight burning staffs fly out of the crescent moon towards us, ever larger, with flames blown back along the wood; the nearest carries a sealed letter on a red ribbon over a river and a small tower.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(MOON.x, MOON.y, 50, 400, 30, 0.35),
    crescent(MOON.x, MOON.y, 36, 140),
    peaks(690, [
      [430, 120, 90],
      [540, 90, 130],
      [96, 110, 80],
    ]),
    hill(690, 20, 'far', 0.4),
    slender(72, 716, 78),
    slender(100, 724, 62),
    slender(520, 706, 62),
    hill(734, 14, 'mid', 2),
    put(river, { y: 26 }),
    tower(160, 796, 40, 112),
    slender(108, 806, 112),
    slender(78, 816, 96),
    hill(862, 6, 'near', 1),
    eachRow<Flight>(FLIGHT, flying),
    eachRow<Flight>(FLIGHT, (angle, _foot, head) =>
      firelight(...polar(MOON.x, MOON.y, head, angle), head * 0.3, 0.7),
    ),
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
