import { flat, put } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { mountains, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { dolphin, upperJaw } from './dolphin.ts';

/** Drops that fall from the leap, each by its place. */
const DROPS = toPoints(
  '224,660 260,690 300,640 286,728 330,690 246,740 350,640 378,700 70,650 50,612 84,590',
);

export const knightOfCups: Scene = {
  alt: 'A dolphin leaps in an arc out of rough water and holds the stem of a golden cup in its jaws; drops fall from its belly and tail, and pale mountains stand behind the sea.',
  draw: () => [
    chatterSky('sky', 12, { marks: 'far' }),
    mountains(
      680,
      toPoints('70,190 400,200 540,270').map(([x, height]) => [x, 170, height] as const),
      'far',
      'light',
    ),
    waves(690, 1, ['mid'], 34),
    flat('light', DROPS.map(([x, y], i) => circlePath(x, y, 5 + (i % 3) * 2.5)).join('')),
    put([dolphin, cup(528, 396, 0.86, 6), upperJaw], { x: -22, y: -62, size: 0.97 }),
    waves(758, 1, ['near'], 40),
    waves(806, 2, ['near', 'ink'], 44),
    flat('light', times(6, (i) => circlePath(110 + i * 37, 760 - (i % 3) * 16, 4 + (i % 2) * 3)).join('')),
  ],
};
