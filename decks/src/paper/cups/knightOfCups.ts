import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { mountains, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { waterHorse } from './waterHorse.ts';

export const knightOfCups: Scene = {
  alt: 'A white horse with a red mane wades through rough water, one foreleg lifted, and bears a cup upright on its saddle; mountains stand behind.',
  draw: () => [
    chatterSky('sky', 14, { marks: 'far' }),
    mountains(
      640,
      toPoints('110,340 330,190 510,300').map(([x, height]) => [x, 160, height] as const),
      'far',
      'light',
    ),
    waves(596, 1, ['mid'], 30),
    put([cup(258, 240, 1.08), waterHorse], { x: 590, flip: true, y: 10 }),
    waves(674, 4, ['near', 'ink'], 44),
  ],
};
