import type { Scene } from '../../drawing/scene.ts';
import { around } from '../lino/marks.ts';
import { lake, mountains } from '../nature/land.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { blindfoldedOwl, clutchingFeet } from './blindfoldedOwl.ts';

export const twoOfSwords: Scene = {
  alt: 'A long-eared owl with a red band tied over its eyes faces us and does not stir; each of its feet holds one of two swords that cross at its throat, their points raised on either side of its face, and a red crescent moon stands over the sea.',
  draw: () => [
    chatterSky('sky', around(500, 150), { marks: 'far', gap: 64, foot: 520 }),
    crescentMoon({ x: 500, y: 150, turn: 180 }, 38, 'accent'),
    mountains(560, '96,120,130 520,120,110', 'far'),
    lake(560, 'mid', 'far'),
    blindfoldedOwl,
    slenderSword(300, 550, 2.7, 38),
    slenderSword(300, 550, 2.7, -38),
    clutchingFeet,
  ],
};
