import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';

const POOL = outline(
  '30,690! 90,664 200,654 300,662 420,650 500,672 532,712 486,752 400,774 300,790 160,796 30,784!',
);
/** The reflection of a crescent, in strips that the ripples have moved aside. */
const moonInThePool: Art = times(8, (i) =>
  clipped(
    boxPath(80, 688 + i * 10, 110, 7.4),
    put(crescent(0, 0, 38, 24, 'glow', 0.8), { x: 132 + (((i * 5) % 8) - 3.5) * 2, y: 726 }),
  ),
);

/** Water that stays in a hollow of the sand, with a crescent in it. */
export const pool: Art = [
  flat(
    'woodDark',
    outline('30,680! 90,654 200,644 300,652 420,640 512,664 548,712 496,762 400,786 300,802 160,808 30,796!'),
    0.45,
  ),
  fill('water', POOL, { width: 2.6 }),
  flat(
    'waterLight',
    outline('30,694! 90,668 200,658 300,666 420,654 500,676! 400,672 300,684 180,676 30,712!'),
    0.8,
  ),
  moonInThePool,
  line('M176 700h40M60 752h44M220 760h60M420 716h50M96 696h24', 2.6, 'light', 0.7),
];

/** The legs mirrored in the pool, and the rings about them. */
export const ringsAtItsFeet: Art = [
  clipped(
    POOL,
    eachOf('331,728 415,728', (x = 0, y = 0) =>
      graven(`${x},${y} ${x + 6},${y + 12} ${x - 5},${y + 22} ${x + 3},${y + 34}`, 9, 'red', 0.6),
    ),
  ),
  eachOf('331,728 415,728', (x = 0, y = 0) =>
    line(
      `M${x - 34} ${y}a34 9 0 1 0 68 0a34 9 0 1 0 -68 0M${x - 20} ${y}a20 5 0 1 0 40 0a20 5 0 1 0 -40 0`,
      2.6,
      'light',
      0.9,
    ),
  ),
];
