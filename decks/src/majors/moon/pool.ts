import { crayfish } from '../../creatures/beasts.ts';
import { type Art, clipped, eachOf, fill, flat } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';

const POOL = 'M40 846C100 818 190 800 290 802C380 804 440 840 560 850V900H40Z';

/** The pool with the moon's light on it, and the crayfish that climbs out. */
export const pool: Art = [
  fill('water', POOL),
  clipped(POOL, [
    eachOf('110,852,54 170,876,50 470,862,60 420,884,44 90,884,40', (x, y, half) =>
      graven(
        [
          [x - half, y],
          [x, y - 6],
          [x + half, y],
        ],
        5,
        'detail',
        0.6,
      ),
    ),
    eachOf('300,808,30 292,818,46 306,830,40 296,842,62 304,855,54 300,868,74', (x, y, half) =>
      flat('glow', `M${x - half} ${y}Q${x} ${y - 7} ${x + half} ${y}Q${x} ${y + 7} ${x - half} ${y}Z`, 0.75),
    ),
  ]),
  crayfish({ x: 262, y: 816, size: 0.7, turn: 22 }),
  flat('water', 'M196 866Q226 836 270 850Q296 858 306 872V900H196Z', 0.8),
  graven('204,862 234,842 272,850', 4, 'light'),
  graven('286,856 304,862 330,854', 4, 'light'),
];
