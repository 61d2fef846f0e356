import { fill, flat, line } from '../../drawing/art.ts';
import { grass, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { ram } from './ram.ts';
import { signSky } from './signSky.ts';

export const aries: OracleScene = {
  alt: 'A woolly ram with a great curled horn stands on a crag before a pale moon, one forehoof set on the next ledge; above it the bent line of the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'aries', { x: 206, y: 442, r: 148 }),
    hills(660, [60, 110, 40, 20, 40, 90, 60], 'far'),
    hills(730, [20, 6, 50, 30, 60, 80, 130], 'mid'),
    fill(
      'near',
      'M40 830V788L84 776L100 742L132 712L340 708L362 712L376 674L478 668L512 690L528 742L560 756V830Z',
    ),
    flat(
      'mid',
      'M132 712L340 708L362 712L330 736L240 732L160 742ZM376 674L478 668L512 690L470 700L400 696Z',
      0.9,
    ),
    line(
      'M160 742L140 800M240 732L256 790M330 736L346 800M400 696L392 740L410 790M470 700L486 760',
      1.8,
      'metalDark',
      0.8,
    ),
    flat('ink', 'M110 714C150 700 330 698 362 708C330 722 160 728 110 714Z', 0.5),
    ram({ x: 256, y: 708, size: 1.2 }),
    grass(
      [
        [150, 716],
        [300, 714],
        [470, 672],
        [110, 744],
      ],
      'straw',
    ),
  ],
};
