import { fill, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { pillar } from '../primitives/buildings.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { elder, family, hound } from './tenOfPentacles/family.ts';
import { coinTree } from './tenOfPentacles/coinTree.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man strokes the hound before him, which is nose to nose with a child; the mother looks on from behind the child, and between them stands a tree on which ten coins grow.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(650, 6, 'far', 1),
    put(coinTree, { x: 24, y: 18, size: 0.92 }),
    hill(640, 8, 'mid', 1),
    fill('stone', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    fill('stoneDark', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    tiles(780, 'stone', 'stoneDark'),
    mirrored(pillar(84, 330, 806)),
    family,
    elder,
    hound,
  ],
};
