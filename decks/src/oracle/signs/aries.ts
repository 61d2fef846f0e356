import { fill, put } from '../../drawing/art.ts';
import { flame } from '../../primitives/lights.ts';
import { grass, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { ram } from './ram.ts';
import { signSky } from './signSky.ts';

export const aries: OracleScene = {
  alt: 'A woolly ram with a great curled horn stands on a crag before a pale moon; above it the bent line of the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'aries'),
    hills(700, [50, 90, 30, 10, 30, 80, 50], 'far'),
    hills(770, [20, 6, 50, 70, 60, 10, 30], 'mid'),
    fill('near', 'M40 830V790L110 772L150 736L210 728L290 740L380 726L452 738L480 780L560 800V830Z'),
    ram({ x: 296, y: 734, size: 1.06 }),
    put([flame(0, 0, 0.8), flame(26, 8, 0.55), flame(-22, 8, 0.5)], { x: 500, y: 790 }),
    put([flame(0, 0, 0.7), flame(22, 6, 0.5)], { x: 92, y: 786 }),
    grass(
      [
        [180, 736],
        [412, 734],
        [240, 734],
      ],
      'straw',
    ),
  ],
};
