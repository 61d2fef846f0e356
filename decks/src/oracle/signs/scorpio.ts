import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { scorpion } from './scorpion.ts';
import { signSky } from './signSky.ts';

export const scorpio: OracleScene = {
  alt: 'The great blue tail of a scorpion arches over a pale moon above a lake; its red sting has stopped just above a white flower, which its whole pincer holds by the stalk; above it the long hook of the constellation Scorpio.',
  hour: 'night',
  draw: (chance) => [
    signSky(chance, 'scorpio', { x: 334, y: 574, r: 96 }),
    hills(700, [50, 40, 20, 0, 10, 40, 70], 'far'),
    oracleHaze(330, 660, 130, 'dusk', 0.5),
    stillWater(704),
    moonRoad(340, 708, 800, 44, 'linen'),
    scorpion,
  ],
};
