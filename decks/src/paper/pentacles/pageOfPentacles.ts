import { flat } from '../../drawing/art.ts';
import { times, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { blossom, tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { pentacle } from '../objects.ts';
import { fawn } from './fawn.ts';

export const pageOfPentacles: Scene = {
  alt: 'A spotted fawn on long thin legs, a forefoot lifted, bends its neck and looks closely at a coin that stands among the flowers of a meadow; firs grow behind it.',
  draw: () => [
    chatterSky('sky', outward(430, 640), { marks: 'far', foot: 560 }),
    field('far', '40,430 200,470 400,400 560,440', 'light'),
    toTriples('92,470,1.7 196,462,1.1 376,430,1.3 490,440,1.9').map(([x, y, size]) =>
      fir({ x, y, size }, 'near'),
    ),
    field('mid', '40,560 200,520 400,540 560,510', 'far'),
    fawn,
    flat('ink', 'M356 834C400 816 520 816 564 832C520 850 400 850 356 834Z'),
    pentacle(462, 746, 0.98, 10),
    field('near', '40,830 200,806 340,816 560,806', 'far'),
    toTriples('376,776,26 420,806,22 532,790,32 480,822,24 188,838,28 90,826,24 290,820,20 246,796,17').map(
      ([x, y, r], i) => blossom(x, y, r, i % 2 ? 'accent' : 'light'),
    ),
    times(5, (i) => tuft(70 + i * 112, 866 + (i % 2) * 4, 58, 'ink')),
  ],
};
