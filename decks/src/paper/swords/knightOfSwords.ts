import { flat, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { sword } from '../objects.ts';
import { drivenCloud } from '../nature/clouds.ts';
import { greyhound } from './greyhound.ts';

/** Grass that the wind lays over. */
const BENT = toPoints('90,816 210,800 330,812 452,806 530,800').flatMap(([x, y]) =>
  [0, 14, 28].map(
    (by) =>
      `M${x + by} ${y}Q${x + by - 6} ${y - 34} ${x + by + 40} ${y - 42 + by * 0.4}Q${x + by + 6} ${y - 24} ${x + by + 9} ${y}Z`,
  ),
);

export const knightOfSwords: Scene = {
  alt: 'A black greyhound with a red collar races over the ground at full stretch, a sword aslant between its jaws; clouds fly before the wind and the grass lies down in it.',
  draw: () => [
    chatterSky('sky', -4, { marks: 'far', foot: 640 }),
    drivenCloud({ x: 196, y: 168, size: 0.96 }),
    drivenCloud({ x: 116, y: 312, size: 0.56 }),
    field('far', '40,596 200,566 400,580 560,552', 'mid', -6),
    field('mid', '40,690 240,668 400,676 560,650', 'light', -4),
    flat('ink', lens([70, 742], [540, 736], 16)),
    put(greyhound(sword(521, 387, 1.2, 8)), { x: 10, y: 92, size: 0.96 }),
    [gouge('60,520 110,512 150,516', 6, 'near'), gouge('52,560 84,556 110,560', 5, 'near')],
    flat('ink', BENT.join('')),
    field('ink', '40,812 200,796 400,808 560,796', 'mid', -18, 28),
  ],
};
