import { flat, put } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { signConstellation } from './constellations.ts';
import { hermitCrab } from './hermitCrab.ts';

export const cancer: OracleScene = {
  alt: 'A red hermit crab walks along a beach at night and carries its shell, in which two round windows are lit; behind it the sea and a great pale moon, above it the forked constellation Cancer.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(384, 420, 150, 'linen', 'rings'),
    signConstellation('cancer'),
    oracleHaze(52, 580, 120),
    water(620, 5, 27),
    hills(716, [4, 16, 24, 12, 20, 6, 14], 'straw'),
    hills(756, [20, 6, 0, 14, 0, 12, 22], 'linen', false),
    flat('ink', 'M150 762C220 742 440 742 520 762C450 786 200 786 150 762Z', 0.4),
    hermitCrab,
    put(scallop('rose'), { x: 92, y: 774, size: 0.24, turn: -16 }),
  ],
};
