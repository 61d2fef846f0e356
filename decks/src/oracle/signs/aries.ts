import { put } from '../../drawing/art.ts';
import { crescent } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ramAhead } from './ramAhead.ts';

export const aries: OracleScene = {
  alt: 'A white ram with a dark face, close to us and from the front, looks straight at us between two great golden horns that curl in spirals; a crescent moon stands above its brow at dusk, and higher the constellation Aries.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('aries'),
    crescent(300, 262, 38, 200, 'linen', 2.6),
    hills(600, [70, 110, 60, 20, 60, 110, 80], 'far'),
    hills(680, [60, 30, 60, 30, 60, 60, 90], 'mid'),
    put(ramAhead, { x: 18, y: 34, size: 0.94 }),
  ],
};
