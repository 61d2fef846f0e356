import { flat } from '../../drawing/art.ts';
import { circlePath, times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { fawn } from './fawn.ts';

export const pageOfPentacles: Scene = {
  alt: 'A spotted fawn with wide ears stands breast-deep in a meadow, face to face with us, and bows its head over a coin among the flowers; firs grow behind it.',
  draw: () => [
    chatterSky('sky', outward(300, 560), { marks: 'far', foot: 560 }),
    field('far', '40,430 200,470 400,440 560,430', 'light'),
    toTriples('76,470,1.1 140,462,0.8 480,452,0.8 530,462,1.2').map(([x, y, size]) =>
      fir({ x, y, size }, 'near'),
    ),
    field('mid', '40,560 200,540 400,540 560,550', 'far'),
    fawn,
    flat('light', circlePath(300, 752, 100)),
    pentacle(300, 752, 1.02, 6),
    field('near', '40,830 200,806 340,816 560,806', 'far'),
    toTriples('176,812,30 420,806,26 532,800,32 480,832,24 90,816,30 230,842,22 372,844,22').map(
      ([x, y, r], i) => blossom(x, y, r, i % 2 ? 'accent' : 'light'),
    ),
    times(5, (i) => tuft(70 + i * 112, 866 + (i % 2) * 4, 58, 'ink')),
  ],
};
