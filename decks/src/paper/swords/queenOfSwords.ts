import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { cloud } from '../nature/clouds.ts';
import { field, lake } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, crescentMoon } from '../nature/sky.ts';
import { crane } from './crane.ts';
import { stuck } from './stuck.ts';

export const queenOfSwords: Scene = {
  alt: 'A white crane with a black neck and a red crown stands on one leg in shallow water before an upright sword; a crescent moon shines above a bank of clouds.',
  draw: () => [
    chatterSky('mid', -6, { marks: 'far', foot: 560 }),
    crescentMoon({ x: 450, y: 190 }, 76),
    cloud({ x: 490, y: 562, size: 1.4 }, 'light', 'mid'),
    cloud({ x: 90, y: 566, size: 1.2 }, 'light', 'mid'),
    cloud({ x: 280, y: 572, size: 1.3 }, 'light', 'mid'),
    lake(590, 'near', 'mid'),
    field('ink', '40,770 190,784 244,830 280,900', 'mid'),
    [30, 54, 84].map((w, i) =>
      gouge(`${350 - w * 1.4},${806 + i * 16} 350,${812 + i * 18} ${350 + w * 1.4},${806 + i * 16}`, 7),
    ),
    crane,
    stuck(150, 812, 2, 0, 'ink', true),
    tuft(520, 880, 120, 'ink', 9),
    tuft(70, 886, 60, 'mid', 7),
  ],
};
