import { flat, put } from '../../drawing/art.ts';
import { circlePath, times, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { woodpecker } from './woodpecker.ts';

const TRUNK = 'M30 900L52 760C40 560 58 300 44 30H346C330 200 352 380 344 560C342 700 380 800 440 900Z';
const CHIP = 'M-24 4L-6 -7L8 -5L26 -12L12 6L-2 3L-8 10Z';

export const eightOfPentacles: Scene = {
  alt: 'A woodpecker braces its tail on a thick trunk and chips at a coin; seven coins that are done sit in the bark, and chips fly and lie at the foot of the tree.',
  draw: () => [
    plainSky('far'),
    toPoints('430,30 520,44 478,18').map(([x, w]) =>
      cut('sky', `M${x} 30H${x + w}L${x + w + 6} 800H${x - 6}Z`, 4),
    ),
    field('mid', '40,720 300,690 460,700 560,680'),
    field('near', '40,830 300,800 560,816', 'far'),
    cut('ink', TRUNK, 7),
    hatch(TRUNK, { role: 'near', angle: 90, gap: 17, width: 7, side: 'all' }),
    hatch(TRUNK, { role: 'far', angle: 0, gap: 24, width: 6, side: 'start', reach: 0.1 }),
    [170, 296, 422, 548, 674].map((y, i) => pentacle(112 + (i % 2) * 40, y, i % 2 ? 0.48 : 0.58, i * 9)),
    [560, 690].map((y, i) => pentacle(268 - i * 10, y + i * 20, i ? 0.6 : 0.5, 20 - i * 30)),
    flat('light', circlePath(262, 344, 74)),
    pentacle(256, 344, 0.68, -12),
    woodpecker,
    toTriples('330,296,0.7 372,262,0.9 366,420,0.8 388,500,1 372,590,0.8 396,680,1.1').map(([x, y, size]) =>
      put(keyed('light', CHIP, 3), { x, y, size, turn: y * 1.7 }),
    ),
    times(9, (i) =>
      put(keyed('light', CHIP, 3), {
        x: 430 + ((i * 37) % 118),
        y: 826 + i * 5,
        turn: i * 47,
      }),
    ),
  ],
};
