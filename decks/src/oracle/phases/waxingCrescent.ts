import { line } from '../../drawing/art.ts';
import { sailingShip } from '../../primitives/buildings.ts';
import { cone, geese, oracleHaze, hills, moonRoad, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingCrescent: OracleScene = {
  alt: 'A thin young moon, lit on its right, hangs in the dusk above a bay; a small boat with a red pennant sets out past reeds.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 1, { x: 356, y: 330, r: 128 }),
    cone(452, 596, 150, 118),
    hills(590, [34, 60, 20, 6, 0, 0, 0], 'mid'),
    oracleHaze(52, 520, 130),
    stillWater(600),
    moonRoad(370, 604, 740, 30),
    sailingShip(214, 716, 2.1),
    line('M106 732h210M140 744h136', 2.4, 'ink', 0.5),
    geese([
      [330, 524, 14],
      [362, 512, 12],
      [306, 506, 10],
    ]),
    reeds(486, 820, 9, 190),
    reeds(88, 824, 5, 110),
  ],
};
