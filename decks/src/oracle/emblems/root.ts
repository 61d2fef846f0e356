import { grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { crown, trunk } from './appleTree.ts';
import { earth } from './rootedEarth.ts';

export const root: OracleScene = {
  alt: 'The moon shines through the boughs of a broad apple tree, and below the grass its roots spread as wide as its crown, past stones, a spring and a rabbit in its burrow.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 30 }),
    fullMoon(300, 250, 178, 'glow', 'shaded'),
    hills(480, [30, 50, 30, 60, 20, 50, 30], 'far'),
    hills(506, [4, 10, 6, 12, 6, 10, 6], 'leaf', false),
    earth,
    crown,
    trunk,
    grass(
      [
        [80, 506],
        [130, 502],
        [190, 504],
        [420, 504],
        [470, 500],
        [530, 506],
      ],
      'leafDark',
    ),
  ],
};
