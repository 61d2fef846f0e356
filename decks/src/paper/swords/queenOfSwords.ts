import type { Scene } from '../../drawing/scene.ts';
import { cloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { ermine } from './ermine.ts';
import { stuck } from './stuck.ts';

export const queenOfSwords: Scene = {
  alt: 'A white ermine with a black tip to its tail sits upright by the water, one paw laid on the hilt of a sword that stands before it; a crescent moon shines above a bank of clouds.',
  draw: () => [
    chatterSky('mid', -6, { marks: 'far', foot: 560 }),
    crescentMoon({ x: 450, y: 190 }, 76),
    cloud({ x: 490, y: 562, size: 1.4 }, 'light', 'mid'),
    cloud({ x: 90, y: 566, size: 1.2 }, 'light', 'mid'),
    cloud({ x: 280, y: 572, size: 1.3 }, 'light', 'mid'),
    lake(590, 'near', 'mid'),
    field('ink', '40,816 200,826 400,820 560,806', 'mid'),
    stuck(128, 846, 2.1, 0, 'ink', true),
    ermine,
    tuft(70, 886, 60, 'mid', 7),
  ],
};
