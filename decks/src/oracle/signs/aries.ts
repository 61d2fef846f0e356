import { flat, put, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { crescent } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ramInProfile } from './ramInProfile.ts';

export const aries: OracleScene = {
  alt: 'A white ram with a dark face and one great curled horn, in profile and close to us, looks to the left over hills at dusk, its breath white before it; before it a pale crescent moon, above it the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('aries'),
    crescent(128, 350, 46, 205, 'linen'),
    hills(690, [90, 130, 60, 20, 60, 110, 90], 'far'),
    hills(750, [50, 30, 60, 30, 60, 60, 80], 'mid'),
    put(ramInProfile, { x: 18, y: 116, size: 0.86 }),
    put(breath, { x: 0, y: -20 }),
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
