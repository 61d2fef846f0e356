import { hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { ram } from './ram.ts';
import { signSky } from './signSky.ts';

export const aries: OracleScene = {
  alt: 'A white ram with two great curled horns looks straight at us before a pale moon, its woolly breast filling the foot of the picture; above it the bent line of the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    signSky(chance, 'aries', { y: 424, r: 150 }),
    hills(690, [90, 130, 60, 20, 60, 110, 90], 'far'),
    hills(750, [50, 30, 60, 30, 60, 60, 80], 'mid'),
    ram,
  ],
};
