import { flat } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { sailingShip } from '../../primitives/buildings.ts';

import { geese, oracleHaze, hills, moonRoad, pineBough } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const fullMoon: OracleScene = {
  alt: 'The whole round moon rises out of the sea and lays a road of light on the waves; geese cross it, and a pine leans in from the cliff.',
  hour: 'sea',
  draw: (chance) => [
    phaseSky(chance, 4, { y: 300, r: 140, stars: 34 }),
    hills(560, [16, 50, 10, 0, 0, 24, 10], 'far'),
    water(556, 13, 30),
    flat('ink', 'M40 556H560V562H40Z', 0.5),
    moonRoad(300, 566, 800, 66),
    geese(
      [
        [214, 316, 22],
        [262, 292, 20],
        [310, 282, 18],
        [356, 292, 17],
        [396, 312, 16],
      ],
      'ink',
    ),
    oracleHaze(380, 512, 160, 'dusk', 0.8),
    sailingShip(140, 668, 0.9),

    pineBough(392, 150, 0.66),
  ],
};
