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
  alt: 'A white borzoi with grey ears and a red collar sits upright in profile and looks at a butterfly that has settled on the hilt of a tall sword before it; a crescent moon shines over a bank of clouds and the water.',
  draw: () => [
    chatterSky('near', -6, { marks: 'mid', foot: 560 }),
    crescentMoon({ x: 452, y: 160, turn: -16 }, 64),
    cloud({ x: 486, y: 640, size: 1.4 }, 'light', 'mid'),
    lake(664, 'mid', 'light'),
    field('ink', '40,836 200,846 400,836 560,826', 'mid'),
    stuck(480, 856, 2.22, 0, 'ink', true),
    moth({ x: 484, y: 330, size: 0.68, turn: 14 }, 'glow'),
    put(borzoi, { x: -58, y: -76, size: 0.95 }),
    tuft(440, 880, 50, 'mid', 7),
    tuft(540, 874, 50, 'mid', 7),
  ],
};
