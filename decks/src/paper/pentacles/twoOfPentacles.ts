import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { field, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { curlingWave } from './curlingWave.ts';

export const twoOfPentacles: Scene = {
  alt: 'Two great waves with foaming lips curl towards each other, one higher than the other, and toss two coins between them; a small ship with a red sail rides in the trough between them.',
  draw: () => [
    chatterSky('sky', outward(300, 400), { marks: 'far' }),
    field('far', '40,560 160,550 300,556 560,550', 'mid'),
    curlingWave({ x: -44, y: -110, size: 0.86 }),
    curlingWave({ x: 622, y: 180, size: 0.66, flip: true }),
    put(
      [
        cut('ink', 'M420 448L440 490H510L526 448Z', 4),
        cut('accent', 'M470 344V440H416C440 416 462 384 470 344ZM480 360C506 384 520 416 522 440H480Z', 4),
      ],
      { x: -12, y: 304, size: 0.8 },
    ),
    [gouge('318,694 362,700 416,692', 8), gouge('336,716 380,720 440,714', 7)],
    pentacle(428, 222, 0.8, 12),
    pentacle(222, 478, 0.6, 24),
    waves(760, 3, ['mid', 'near', 'ink'], 44),
  ],
};
