import { flat, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { greyhound } from './greyhound.ts';

/** Grass along the slope that the wind lays over. */
const BENT = toPoints('60,846 124,826 200,806 276,786 350,764 430,742 510,722').flatMap(([x, y]) =>
  [0, 14, 28].map(
    (by) =>
      `M${x + by} ${y}Q${x + by - 4} ${y - 26} ${x + by - 54} ${y - 22 + by * 0.4}Q${x + by + 2} ${y - 10} ${x + by + 10} ${y}Z`,
  ),
);

/** Clouds that the wind draws out. */
const STREAKS = [
  'M40 140C120 104 170 130 250 110C330 76 350 100 400 98C370 112 372 120 350 130C320 128 310 148 270 160C230 164 210 182 180 176C120 172 100 186 40 192Z',
  'M330 232C290 222 250 240 200 236C170 222 120 252 40 262C120 280 180 256 220 262C260 262 290 246 330 232Z',
  'M40 336C80 322 120 330 186 316C150 350 110 342 40 364Z',
];

export const knightOfSwords: Scene = {
  alt: 'A black greyhound flies uphill in full gallop, all four legs stretched out and off the ground, a sword held by the grip in its closed teeth with its point ahead; torn clouds stream before the wind and the grass lies flat.',
  draw: () => [
    chatterSky('far', -24, { marks: 'sky', foot: 700 }),
    STREAKS.map((d) => keyed('light', d, 4)),
    [gouge('90,160 180,156 260,136', 6, 'far'), gouge('90,262 180,250 260,244', 6, 'far')],
    field('mid', '40,780 200,730 380,650 560,590', 'far', -18),
    field('near', '40,846 200,806 380,756 560,706', 'mid', -16),
    flat('near', BENT.join('')),
    flat('ink', lens([120, 830], [440, 748], 26)),
    put(
      greyhound((head) => put(head, { x: 236, y: -158, turn: 40, size: 1.12 })),
      { x: 272, y: 520, size: 0.76, turn: -30 },
    ),
    field('ink', '40,876 200,846 400,808 560,776', 'mid', -16, 30),
  ],
};
