import type { Scene } from '../../drawing/scene.ts';
import { cloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { crownedCrane } from './crownedCrane.ts';
import { stuck } from './stuck.ts';

export const queenOfSwords: Scene = {
  alt: 'A grey crowned crane with a golden crest like a crown looks sternly over a tall sword that stands before its breast in the ground; a crescent moon shines over clouds and water.',
  draw: () => [
    chatterSky('near', -6, { marks: 'mid', foot: 560, gap: 46 }),
    crescentMoon({ x: 452, y: 160, turn: -16 }, 64),
    cloud({ x: 470, y: 640, size: 1.4 }, 'light', 'mid'),
    lake(664, 'mid', 'light'),
    field('ink', '40,806 200,816 400,812 560,804', 'mid'),
    stuck(496, 856, 2.22, 0, 'ink', true),
    crownedCrane,
    tuft(440, 880, 50, 'mid', 7),
    tuft(540, 874, 50, 'mid', 7),
  ],
};
