import { put } from '../../drawing/art.ts';
import { times, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { combed } from '../lino/combed.ts';
import { cut, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field } from '../nature/land.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { halfCutCoin } from './halfCutCoin.ts';
import { woodpecker } from './woodpecker.ts';

const TRUNK = 'M30 900L52 760C40 560 58 300 44 30H346C330 200 352 380 344 560C342 700 380 800 440 900Z';
const CHIP = 'M-24 4L-6 -7L8 -5L26 -12L12 6L-2 3L-8 10Z';

export const eightOfPentacles: Scene = {
  alt: 'A woodpecker braces its tail on a thick trunk and chips at a coin whose star is only half cut; seven coins that are done sit in the bark, and chips fly and lie at the foot of the tree.',
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
    [170, 296, 422, 548, 674].map((y, i) => pentacle(104 + (i % 2) * 34, y, i % 2 ? 0.48 : 0.56, i * 9)),
    pentacle(256, 166, 0.52, 20),
    pentacle(244, 706, 0.6, -10),
    // The eighth lies in a hollow of pale wood, its star half cut out of it.
    cut(
      'light',
      outline('262,260 308,272 338,306 344,350 320,396 272,416 220,406 192,366 194,312 220,272'),
      5,
    ),
    combed('208,300 202,340 212,384', '238,276 226,340 240,404', {
      role: 'far',
      rows: 2,
      width: 5,
      length: 26,
    }),
    halfCutCoin({ x: 270, y: 340, size: 0.74, turn: -8 }),
    woodpecker,
    toTriples('318,282,0.6 338,258,0.8 322,228,0.7 356,222,0.9 340,186,0.8 374,178,1 398,206,0.8').map(
      ([x, y, size]) => put(keyed('light', CHIP, 3), { x, y, size, turn: -74 + (x - 320) }),
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
