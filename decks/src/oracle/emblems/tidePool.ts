import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent } from '../../primitives/lights.ts';

const POOL = outline(
  '30,706! 90,684 200,676 300,682 420,668 510,688 540,720 496,756 400,776 300,790 160,796 30,784!',
);
/** The reflection of a crescent, in strips that the ripples have moved aside. */
const moonInThePool: Art = times(8, (i) =>
  clipped(
    boxPath(80, 698 + i * 10, 110, 7.4),
    put(crescent(0, 0, 38, 24, 'glow', 0.8), { x: 132 + (((i * 5) % 8) - 3.5) * 2, y: 738 }),
  ),
);

/** Water that stays in a hollow of the sand, with a crescent in it. */
export const pool: Art = [
  flat(
    'woodDark',
    outline('30,696! 90,674 200,666 300,672 420,658 522,680 554,718 506,766 400,788 300,802 160,808 30,796!'),
    0.45,
  ),
  fill('water', POOL, { width: 2.6 }),
  flat(
    'waterLight',
    outline('30,710! 90,688 200,680 300,686 420,672 508,692! 400,690 300,702 180,694 30,728!'),
    0.8,
  ),
  moonInThePool,
  line('M186 712h40M60 758h44M220 764h60M300 720h40', 2.6, 'light', 0.7),
];

/** The legs mirrored in the pool, and the rings about them. */
export const ringsAtItsFeet: Art = [
  clipped(
    POOL,
    eachOf('269,743 353,743', (x = 0, y = 0) =>
      graven(`${x},${y} ${x + 6},${y + 12} ${x - 5},${y + 22} ${x + 3},${y + 34}`, 9, 'red', 0.6),
    ),
  ),
  eachOf('269,743 353,743', (x = 0, y = 0) =>
    line(
      `M${x - 26} ${y}a26 7 0 1 0 52 0a26 7 0 1 0 -52 0M${x - 14} ${y}a14 4 0 1 0 28 0a14 4 0 1 0 -28 0`,
      2.6,
      'light',
      0.9,
    ),
  ),
];
