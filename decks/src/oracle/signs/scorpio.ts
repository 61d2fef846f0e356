import { fill, flat, line } from '../../drawing/art.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'A blue scorpion faces us on a broad rock by dark water, an open claw raised at each side and its tail arched above it, the red sting before a pale moon; above it the long hook of the constellation Scorpio.',
  hour: 'night',
  draw: (chance) => [
    signSky(chance, 'scorpio', { x: 300, y: 452, r: 168 }),
    hills(640, [50, 20, 0, 0, 10, 40, 70], 'far'),
    oracleHaze(60, 612, 150, 'dusk', 0.6),
    stillWater(648),
    moonRoad(300, 652, 780, 44, 'linen'),
    fill(
      'near',
      'M40 830V764L76 752L112 730L128 706L190 692L286 684L400 682L480 688L528 704L544 728L560 732V830Z',
      { width: 3 },
    ),
    flat(
      'mid',
      'M112 730L130 708L190 694L286 686L400 684L480 690L526 706L540 728L480 740L400 752L300 756L190 750Z',
      0.95,
    ),
    line(
      'M190 750L176 800M300 756L312 800M400 752L392 790M480 740L500 800M112 730L96 790',
      2,
      'waterLight',
      0.6,
    ),
    line('M130 708L190 694L286 686L400 684L480 690', 2.4, 'waterLight', 0.8),
    flat('ink', 'M150 742C196 716 470 708 500 728C470 752 206 760 150 742Z', 0.5),
    scorpion({ x: 300, y: 634, size: 1.06 }),
  ],
};
