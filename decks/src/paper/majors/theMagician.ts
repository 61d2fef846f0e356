import { flat, mirrored, put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { lens } from '../lino/marks.ts';
import { blossom, sprig } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { cup, pentacle, sword, wand } from '../objects.ts';
import { endlessSnake } from './endlessSnake.ts';
import { stump } from './stump.ts';

export const theMagician: Scene = {
  alt: 'A cup, a budding branch, a sword and a coin stand side by side on a tree stump; above them a snake lies in the shape of an endless loop, with roses on both sides.',
  draw: () => [
    plainSky('glow'),
    beams(300, 330, 120, 460, 18, 'light', 22),
    mirrored([
      sprig('60,40 92,140 62,260 104,400', 5, 70, 'near'),
      blossom(94, 150, 36),
      blossom(72, 270, 32),
      blossom(110, 396, 30),
    ]),
    put(endlessSnake, { x: -54, y: 16, size: 1.18 }),
    stump,
    flat(
      'ink',
      [
        [138, 60],
        [250, 34],
        [352, 20],
        [464, 50],
      ]
        .map(([x = 0, w = 0]) => lens([x - w, 664], [x + w * 1.3, 664], 15))
        .join(''),
    ),
    cup(138, 570, 0.96),
    wand(246, 548, 1.08),
    sword(352, 538, 1, 180),
    pentacle(462, 602, 0.66),
  ],
};
