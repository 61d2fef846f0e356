import { sailingShip } from '../../primitives/buildings.ts';
import { geese, moonRoad, oracleHaze, openSea, printedSky } from '../landscape.ts';
import { fullMoon as roundMoon, monthArch } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { whaleFluke } from './whaleFluke.ts';

const [X, Y, R] = [300, 376, 182];

export const fullMoon: OracleScene = {
  alt: 'The whole round moon rises out of the sea, and before it a diving whale lifts its great tail, from which the water runs; far off a small boat sails in the light.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 34 }),
    roundMoon(X, Y, R),
    oracleHaze(52, 466, 120, 'dusk', 0.7),
    oracleHaze(440, 450, 110, 'dusk', 0.7),
    openSea(522),
    moonRoad(X, 526, 806, 84),
    geese([
      [236, 272, 20],
      [280, 252, 18],
      [326, 262, 17],
    ]),
    sailingShip(100, 568, 0.5),
    monthArch(4),
    whaleFluke,
  ],
};
