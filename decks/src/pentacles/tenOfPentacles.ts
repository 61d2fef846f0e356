import { fill, flat, mirrored, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house, pillar } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill, tiles } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { elder, family, hound } from './tenOfPentacles/family.ts';
import { coinTree } from './tenOfPentacles/coinTree.ts';

export const tenOfPentacles: Scene = {
  alt: 'Under the arch of a great house an old man lays an arm round a white hound, and a child strokes its chin; the mother looks down at both, and in the lit court stands a tree on which ten coins hang like fruit.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(600, 6, 'far', 1),
    house(236, 652, 0.78, 'wine'),
    house(376, 652, 0.9, 'wine'),
    put(coinTree, { x: 24, y: 18, size: 0.92 }),
    hill(640, 8, 'mid', 1),
    fill('stoneDark', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z'),
    flat('ink', 'M40 900V30H560V900H500V350A200 200 0 0 0 100 350V900Z', 0.35),
    fill('shade', 'M100 350A200 200 0 0 1 500 350H472A172 172 0 0 0 128 350Z'),
    firelight(306, 600, 250, 0.9),
    tiles(780, 'stone', 'stoneDark'),
    mirrored(pillar(84, 330, 806)),
    family,
    elder,
    hound,
  ],
};
