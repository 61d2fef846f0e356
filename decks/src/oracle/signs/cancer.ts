import { flat, line, put } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';
import { signConstellation } from './constellations.ts';
import { hermitCrab } from './hermitCrab.ts';

export const cancer: OracleScene = {
  alt: 'A red hermit crab looks out of its great shell as from a house, a claw on each side of the door; two round windows in the shell are lit; behind it the sea, above it a pale moon half in cloud and the forked constellation Cancer.',
  hour: 'sea',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(430, 326, 80, 'linen'),
    oracleHaze(326, 338, 190, 'waterLight', 1),
    oracleHaze(408, 284, 130, 'waterLight', 1),
    signConstellation('cancer'),
    oracleHaze(52, 580, 120),
    water(620, 5, 27),
    hills(716, [4, 16, 24, 12, 20, 6, 14], 'straw'),
    hills(756, [20, 6, 0, 14, 0, 12, 22], 'linen', false),
    flat('ink', 'M120 786C200 756 500 756 560 776V810H140Z', 0.4),
    hermitCrab,
    flat('linen', 'M40 800C120 776 190 792 260 790C330 786 400 800 560 782V840H40Z'),
    line('M40 800C120 776 190 792 260 790C330 786 400 800 560 782', 2.6),
    put(scallop('rose'), { x: 92, y: 774, size: 0.24, turn: -16 }),
  ],
};
