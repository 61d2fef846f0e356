import { crayfish } from '../../creatures/beasts.ts';
import { type Art, clipped, fill, flat } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

const POOL = 'M40 846C110 818 200 812 300 816C400 812 490 818 560 846V900H40Z';

/** The pool with the moon's light on it, and the crayfish that climbs out. */
export const pool: Art = [
  fill('water', POOL),
  clipped(POOL, [
    [836, 858, 880].map((y, i) =>
      [130 + i * 30, 430 - i * 20].map((x) =>
        graven(
          [
            [x - 50, y],
            [x, y - 6],
            [x + 50, y],
          ],
          5,
          'detail',
          0.6,
        ),
      ),
    ),
    times(5, (i) =>
      flat('glow', `M${276 - i * 4} ${832 + i * 14}q24 -7 ${48 + i * 8} 0q-24 7 ${-48 - i * 8} 0Z`, 0.4),
    ),
  ]),
  crayfish({ x: 300, y: 828, size: 0.56 }),
  flat('water', 'M246 868Q300 848 354 868V900H246Z', 0.72),
  [-1, 1].map((s) =>
    graven(
      [
        [300 + s * 20, 862],
        [300 + s * 50, 854],
        [300 + s * 68, 842],
      ],
      4,
      'light',
    ),
  ),
];
