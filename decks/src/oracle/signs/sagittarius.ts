import { put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { firs, grass, hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { centaur } from './centaur.ts';
import { signSky } from './signSky.ts';

const TUFTS: readonly Point[] = [
  [70, 770],
  [176, 784],
  [240, 758],
  [456, 766],
  [520, 790],
];

export const sagittarius: OracleScene = {
  alt: 'A brown centaur, one foreleg lifted, stands on a hilltop at dusk before a great pale moon and draws his golden bow; he aims upwards, far out of the picture, and above him is the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'sagittarius', { x: 262, y: 464, r: 178, face: 'seas' }),
    hills(680, [30, 50, 80, 40, 20, 30, 50], 'far'),
    oracleHaze(380, 626, 140),
    firs(
      [
        [508, 716, 96],
        [544, 720, 66],
      ],
      'near',
    ),
    hills(758, [0, 10, 18, 14, 18, 12, 0], 'near'),
    grass(TUFTS, 'waterLight'),
    put(centaur, { x: 10, y: 80, size: 0.9 }),
  ],
};
