import { type Art, fill } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

/** Locks of the mane of the right horse that lie inwards along its neck. */
export const blownMane = (role: Role): Art => [
  [
    '446,720 410,710 386,724 366,712',
    '440,762 398,756 370,778 346,766',
    '430,804 392,800 356,822 330,812',
  ].map((points) => fill(role, swellPath(points, [34, 30, 22, 5]), { width: 1.8 })),
  ['426,722 402,718 382,726', '416,764 388,766 362,776'].map((points) => graven(points, 4)),
];
