import { type Art, eachOf, fill, flat } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { fullCloud } from '../../primitives/land.ts';

/** Locks of the mane of the right horse, which the wind blows inwards. */
export const blownMane = (role: Role): Art => [
  [
    '450,660 400,640 368,660 336,634',
    '440,700 392,694 358,718 322,694',
    '430,750 384,748 352,776 320,756',
    '430,800 388,800 354,824 328,812',
  ].map((points) => fill(role, swellPath(points, [34, 30, 22, 5]), { width: 1.8 })),
  ['430,656 396,648 366,660', '424,704 392,704 362,716', '416,756 386,758 358,774'].map((points) =>
    graven(points, 4),
  ),
];

/** Dust and stones that the hooves throw up. */
export const dust: Art = [
  eachOf('64,866,0.7 300,872,0.8 536,866,0.7 180,884,0.6 420,884,0.6', (x, y, size) =>
    fullCloud(x, y, size, 'stone'),
  ),
  eachOf('258,826,4 330,812,5 288,800,3 346,838,3 240,850,5', (x, y, r) =>
    flat('straw', circlePath(x, y, r)),
  ),
];
