import { flat, put, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ramInProfile } from './ramInProfile.ts';

export const aries: OracleScene = {
  alt: 'A white ram with a dark face, in profile and so close that the picture cuts its horn, looks to the left over the hills at dusk, its breath white before it; its curled horn frames the pale moon; above, the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('aries'),
    hills(690, [90, 130, 60, 20, 60, 110, 90], 'far'),
    hills(750, [50, 30, 60, 30, 60, 60, 80], 'mid'),
    put(ramInProfile, { x: 704, y: 108, size: 1.08, flip: true }),
    breath,
  ],
};

/** It goes out before the ram as words do. */
const breath: Art = flat(
  'linen',
  [
    swellPath('124,672 98,652 72,650 62,632 76,618 90,628', [4, 11, 13, 11, 8, 3]),
    swellPath('122,690 92,692 62,702 40,690', [4, 12, 10, 4]),
    swellPath('120,656 112,622 92,604 68,596 64,576 80,568', [4, 10, 12, 11, 8, 3]),
  ].join(''),
  0.9,
);
