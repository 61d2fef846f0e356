import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { owlFace } from './owlFace.ts';

export const owl: OracleScene = {
  alt: 'The face of a great brown owl fills the picture; it looks straight at us, and in each of its wide dark eyes, rimmed with gold, lies the moon above a wood.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 70, floor: 480 }),
    hills(640, [60, 30, 0, 0, 0, 30, 60], 'mid'),
    owlFace,
  ],
};
