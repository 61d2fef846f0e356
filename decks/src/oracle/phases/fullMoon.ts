import { flat, line } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { crag } from '../../primitives/land.ts';
import { geese, haze, hills, moonRoad, pineBough, printedSky } from '../landscape.ts';
import { fullMoon as roundMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const fullMoon: OracleScene = {
  alt: 'The whole round moon rises out of the sea and lays a road of light on the waves; geese cross it, and a pine leans in from the cliff.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 34 }),
    moonRing({ y: 330, r: 220, count: 8, size: 19, marked: 4 }),
    roundMoon(300, 330, 162),
    hills(560, [16, 50, 10, 0, 0, 24, 10], 'far'),
    water(556, 13, 30),
    flat('ink', 'M40 556H560V562H40Z', 0.5),
    moonRoad(300, 566, 800, 66),
    geese(
      [
        [214, 296, 22],
        [262, 272, 20],
        [310, 262, 18],
        [356, 272, 17],
        [396, 292, 16],
      ],
      'ink',
    ),
    haze(330, 516, 200, 'dusk', 0.8),
    sailingShip(126, 640, 0.6),
    crag(640, 470, 'stoneDark', true) && false,
    pineBough(392, 150, 0.66),
    line('M90 660h80', 2, 'ink', 0.4),
  ],
};
