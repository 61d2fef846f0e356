import { fill, line } from '../../drawing/art.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'A blue scorpion with a red sting lies before a pale moon above dark water and rocks; above it the long hook of the constellation Scorpio.',
  hour: 'night',
  draw: (chance) => [
    signSky(chance, 'scorpio'),
    hills(690, [50, 20, 0, 0, 10, 40, 70], 'far'),
    oracleHaze(200, 668, 190, 'dusk', 0.6),
    stillWater(700),
    moonRoad(300, 704, 812, 70, 'linen'),
    fill('near', 'M40 830V742L92 716L140 744L190 770L236 830Z'),
    fill('near', 'M560 830V728L516 720L470 764L420 778L380 830Z'),
    line('M92 716L104 770M140 744L130 790M516 720L508 780', 1.8, 'waterLight', 0.6),
    scorpion({ x: 288, y: 488, size: 1.16 }),
  ],
};
