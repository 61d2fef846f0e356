import { flat } from '../../drawing/art.ts';
import { hills, moonRoad, oracleHaze, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { paperBoat } from './paperBoat.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingCrescent: OracleScene = {
  alt: 'A thin young moon, lit on its right, hangs in the dusk above a bay; a boat folded from a written letter, sealed with red wax, sets out along the broken light of the moon, with its wake and its image in the water, past reeds.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 1, { x: 382, y: 296, r: 112, pale: true }),
    hills(560, [66, 40, 84, 50, 20, 30, 16], 'far'),
    oracleHaze(60, 500, 150, 'dusk', 0.6),
    hills(564, [30, 20, 40, 16, 10, 34, 60], 'mid'),
    stillWater(566),
    flat('ink', 'M40 760Q300 720 560 770V830H40Z', 0.28),
    moonRoad(452, 566, 832, 52),
    paperBoat,
    reeds(86, 840, 5, 140),
    reeds(536, 840, 4, 200),
  ],
};
