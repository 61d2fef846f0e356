import { put } from '../../drawing/art.ts';
import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ramInProfile } from './ramInProfile.ts';

export const aries: OracleScene = {
  alt: 'A white ram with a dark face, in profile and so close that the picture cuts its horn, looks to the left over the hills at dusk; its curled horn frames the pale moon; above, the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('aries'),
    hills(690, [90, 130, 60, 20, 60, 110, 90], 'far'),
    hills(750, [50, 30, 60, 30, 60, 60, 80], 'mid'),
    put(ramInProfile, { x: 682, y: 108, size: 1.08, flip: true }),
  ],
};
