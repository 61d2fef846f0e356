import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { mountains, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { waterHorse } from './waterHorse.ts';

export const knightOfCups: Scene = {
  alt: 'A white horse with a red mane wades through rough water, one foreleg lifted, and bears a cup strapped upright to its saddle; mountains stand behind.',
  draw: () => [
    chatterSky('sky', 14, { marks: 'far' }),
    mountains(
      640,
      toPoints('110,340 330,190 510,300').map(([x, height]) => [x, 160, height] as const),
      'far',
      'light',
    ),
    waves(596, 1, ['mid'], 30),
    put(
      [
        waterHorse,
        cup(270, 284, 0.7),
        cutStroke('accent', '232,352 270,362 314,346', [12, 12, 12], [19, 19, 19]),
      ],
      { x: 604, flip: true, y: 14 },
    ),
    waves(674, 4, ['near', 'ink'], 44),
  ],
};
