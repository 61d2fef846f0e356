import { flat } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { greyhound } from './greyhound.ts';

/** Grass along the slope that the wind lays over. */
const BENT = toPoints('60,792 130,772 200,756 276,736 350,716 430,694 500,676').flatMap(([x, y]) =>
  [0, 14, 28].map(
    (by) =>
      `M${x + by} ${y}Q${x + by - 4} ${y - 26} ${x + by - 54} ${y - 22 + by * 0.4}Q${x + by + 2} ${y - 10} ${x + by + 10} ${y}Z`,
  ),
);

/** Clouds that the wind draws out. */
const STREAKS = [
  'M40 140C120 104 170 130 250 110C330 76 400 108 520 104C470 118 452 122 420 134C350 128 340 148 280 160C230 164 210 182 180 176C120 172 100 186 40 192Z',
  'M560 208C480 200 430 232 360 226C310 222 260 252 180 250C260 272 330 244 380 254C450 262 500 230 560 244Z',
  'M40 306C90 292 150 304 236 286C180 326 110 312 40 336Z',
];

export const knightOfSwords: Scene = {
  alt: 'A black greyhound in full course, seen to its deep chest, its ears blown back, the grip of a sword between its lips and the point ahead; torn clouds fly before the wind and the grass lies flat.',
  draw: () => [
    chatterSky('far', -14, { marks: 'sky', foot: 700 }),
    STREAKS.map((d) => keyed('light', d, 4)),
    [gouge('90,160 200,156 300,136', 6, 'far'), gouge('280,246 380,240 500,220', 6, 'far')],
    field('mid', '40,690 200,640 380,570 560,500', 'far', -16),
    field('near', '40,790 200,750 380,700 560,636', 'mid', -16),
    flat('near', BENT.join('')),
    greyhound,
    field('ink', '40,856 200,826 400,774 560,744', 'mid', -16, 30),
  ],
};
