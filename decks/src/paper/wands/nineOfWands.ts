import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, stroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky, sun } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { boar } from './boar.ts';

export const nineOfWands: Scene = {
  alt: 'A boar with raised bristles and old scars stands on guard before a fence of eight wands at dawn; a ninth wand stands aslant behind its neck, and two of the fence are bandaged.',
  draw: () => [
    chatterSky('sky', 0, { marks: 'far' }),
    sun(440, 300, 84, 'glow', 28),
    field('far', '40,560 200,540 400,556 560,530', 'light'),
    times(8, (i) => stick([72 + i * 65, 690], [76 + i * 65 + (i % 2 ? 5 : -6), 210 + ((i * 53) % 90)], 20)),
    field('mid', '40,690 200,676 400,690 560,676'),
    [3, 6].map((i) => [
      stroke(
        'light',
        [
          [62 + i * 65, 400],
          [90 + i * 65, 388],
        ],
        [34, 34],
      ),
      stroke(
        'accent',
        [
          [62 + i * 65, 400],
          [90 + i * 65, 388],
        ],
        [26, 26],
      ),
      gouge(
        [
          [64 + i * 65, 396],
          [76 + i * 65, 394],
          [88 + i * 65, 386],
        ],
        4,
      ),
    ]),
    stick([118, 850], [318, 320], 27),
    boar,
    [tuft(140, 858, 60, 'ink', 9), tuft(330, 862, 40), tuft(520, 850, 50)],
  ],
};
