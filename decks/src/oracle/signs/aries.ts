import { put } from '../../drawing/art.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ramAhead } from './ramAhead.ts';

export const aries: OracleScene = {
  alt: 'A white ram with a dark face, close to us and from the front, looks straight at us between two great golden horns that curl in spirals; a crescent moon, its points up, stands over its brow at dusk; higher, the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('aries'),
    disc('linen', 300, 226, 74, 0, 0.12),
    crescent(300, 226, 58, -90, 'linen', 3),
    hills(600, [70, 110, 60, 20, 60, 110, 80], 'far'),
    hills(680, [60, 30, 60, 30, 60, 60, 90], 'mid'),
    put(ramAhead, { x: 42, y: 72, size: 0.86 }),
  ],
};
