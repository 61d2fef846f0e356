import { eachOf } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { fullCloud, peaks } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { smoke, bolt, crag, tower, tornTop, spark, masonry } from './tower/tower.ts';
import { falling } from './tower/falling.ts';

export const theTower: Scene = {
  alt: 'Lightning strikes the top of a tall tower on a crag and breaks it open; its battlements and golden crown are thrown off, fire bursts from the windows, and two people fall head first among sparks.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    peaks(
      880,
      [
        [96, 80, 90],
        [510, 80, 110],
      ],
      'far',
      'mid',
    ),
    eachOf('116,262,1.1 470,200,1.2 366,162,0.9', (x, y, size) => fullCloud(x, y, size, 'shade')),
    smoke,
    crag,
    tower,
    bolt,
    tornTop,
    masonry,
    times(20, (i) => spark(84 + ((i * 97) % 436), 350 + ((i * 71) % 420), 12 + (i % 4) * 5)),
    falling('woman', { x: 178, y: 680, turn: 122, size: 0.76 }),
    falling('man', { x: 428, y: 616, turn: -136, size: 0.76, flip: true }),
    firelight(296, 390, 330, 0.65),
  ],
};
