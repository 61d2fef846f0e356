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
  crayfish({ x: 258, y: 836, size: 0.74, turn: 16 }),
  // The water closes over its tail and hind legs, in rings.
  flat('water', 'M176 900V852C200 836 230 844 250 838C276 832 304 842 336 852V900Z', 0.88),
  graven('190,846 222,832 262,836', 5, 'light', 0.9),
  graven('252,838 292,834 326,846', 5, 'light', 0.9),
  graven('170,862 244,850 346,862', 4, 'light', 0.7),
  graven('186,880 254,868 330,880', 4, 'glow', 0.6),
];
