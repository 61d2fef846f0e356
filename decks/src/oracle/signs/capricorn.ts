import { water } from '../../primitives/land.ts';
import { cone, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { seaGoat } from './seaGoat.ts';
import { signSky } from './signSky.ts';

export const capricorn: OracleScene = {
  alt: 'A sea-goat, white goat before and blue fish behind, rises from the waves before a pale moon; above it the wide triangle of the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    signSky(chance, 'capricorn'),
    cone(470, 700, 130, 150),
    cone(120, 700, 110, 110),
    hills(706, [10, 20, 0, 0, 10, 16, 20], 'mid'),
    oracleHaze(230, 676, 190, 'snow'),
    water(706, 2, 28),
    seaGoat({ x: 286, y: 690, size: 1.08 }),
    water(752, 4, 28),
  ],
};
