import { flat, put } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { mountains, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { dolphin } from './dolphin.ts';

/** Drops that fall from the leap, each by its place. */
const DROPS = toPoints('214,640 250,668 180,700 276,628 318,660 236,716 300,700 350,640 96,596 66,570');

export const knightOfCups: Scene = {
  alt: 'A dolphin leaps out of rough water and bears a golden cup by the stem in its beak; drops fall from its tail, and pale mountains stand behind the sea.',
  draw: () => [
    chatterSky('sky', 12, { marks: 'far' }),
    mountains(
      680,
      toPoints('70,190 400,220 540,290').map(([x, height]) => [x, 170, height] as const),
      'far',
      'light',
    ),
    waves(690, 1, ['mid'], 34),
    flat('light', DROPS.map(([x, y], i) => circlePath(x, y, 5 + (i % 3) * 2.5)).join('')),
    cup(478, 280, 1.02, 6),
    put(dolphin, { x: 6, y: 26, size: 0.94 }),
    waves(758, 1, ['near'], 40),
    waves(806, 2, ['near', 'ink'], 44),
    flat('light', times(6, (i) => circlePath(110 + i * 37, 760 - (i % 3) * 16, 4 + (i % 2) * 3)).join('')),
  ],
};
