import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cloud } from '../nature/clouds.ts';
import { moth } from '../nature/insects.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { borzoi } from './borzoi.ts';
import { stuck } from './stuck.ts';

export const queenOfSwords: Scene = {
  alt: 'A white borzoi with grey ears and a red collar looks out over the water in profile, upright and still; a sword stands before it, a butterfly has settled on the hilt, and a crescent moon shines above a bank of clouds.',
  draw: () => [
    chatterSky('near', -6, { marks: 'mid', foot: 560 }),
    crescentMoon({ x: 474, y: 168 }, 70),
    cloud({ x: 486, y: 612, size: 1.4 }, 'light', 'mid'),
    lake(640, 'mid', 'light'),
    field('ink', '40,826 200,836 400,826 560,816', 'mid'),
    stuck(506, 850, 1.75, 0, 'ink', true),
    moth({ x: 508, y: 462, size: 0.5, turn: 24 }, 'sky'),
    put(borzoi, { x: -16, y: -92 }),
    tuft(470, 876, 50, 'mid', 7),
    tuft(540, 870, 50, 'mid', 7),
  ],
};
