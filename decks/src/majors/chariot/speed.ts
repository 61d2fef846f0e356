import { type Art, eachOf, fill, flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { fullCloud } from '../../primitives/land.ts';

/** Locks of the mane of the right horse that lie inwards along its neck. */
export const blownMane = (role: Role): Art => [
  [
    '446,720 410,710 386,724 366,712',
    '440,762 398,756 370,778 346,766',
    '430,804 392,800 356,822 330,812',
  ].map((points) => fill(role, swellPath(points, [34, 30, 22, 5]), { width: 1.8 })),
  ['426,722 402,718 382,726', '416,764 388,766 362,776'].map((points) => graven(points, 4)),
];

/** Dust and stones that the hooves throw up. */
export const dust: Art = [
  eachOf('64,884,0.66 300,884,0.8 536,884,0.66 180,896,0.56 420,896,0.56', (x, y, size) =>
    fullCloud(x, y, size, 'stone'),
  ),
  eachOf('258,826,4 330,812,5 288,800,3 346,838,3 240,850,5', (x, y, r) =>
    flat('straw', circlePath(x, y, r)),
  ),
];
