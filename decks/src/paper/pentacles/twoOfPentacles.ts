import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { curlingWave } from './curlingWave.ts';

export const twoOfPentacles: Scene = {
  alt: 'Two great waves curl towards each other, one higher than the other, and each tosses a coin in its curl; a small ship with a red sail rides in the trough between them.',
  draw: () => [
    chatterSky('sky', outward(300, 400), { marks: 'far' }),
    field('far', '40,520 160,500 300,520 560,500', 'mid'),
    put(
      [
        cut('ink', 'M420 448L440 490H510L526 448Z', 4),
        cut('accent', 'M470 344V440H416C440 416 462 384 470 344ZM480 360C506 384 520 416 522 440H480Z', 4),
      ],
      { x: -176, y: 190, size: 1 },
    ),
    curlingWave({ x: 10, y: -130, size: 0.86 }),
    curlingWave({ x: 580, y: 70, size: 0.74, flip: true }),
    pentacle(222, 292, 0.84, 12),
    pentacle(400, 436, 0.74, 24),
    waves(700, 4, ['mid', 'near', 'ink'], 50),
  ],
};
