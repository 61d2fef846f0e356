import { line } from '../../drawing/art.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { cone, geese, oracleHaze, hills, moonRoad, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingCrescent: OracleScene = {
  alt: 'A thin young moon, lit on its right, hangs in the dusk above a bay; a small boat with a red pennant sets out past reeds.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 1, { x: 262, y: 292, r: 124 }),
    cone(456, 590, 170, 170),
    hills(590, [34, 60, 20, 6, 0, 0, 0], 'mid'),
    oracleHaze(190, 566, 230),
    stillWater(600),
    moonRoad(300, 604, 740, 30),
    sailingShip(196, 700, 1.35),
    line('M122 712h150M140 722h96', 2.4, 'ink', 0.5),
    geese([
      [430, 540, 14],
      [462, 528, 12],
      [404, 522, 10],
    ]),
    reeds(486, 820, 9, 190),
    reeds(88, 824, 5, 110),
  ],
};
