import { fill, put, type Art } from '../drawing/art.ts';
import { type Points, toPoints } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';

/** A leg through its joints down to the hoof, bent sharply at each. */
const jointed = (coat: Role, points: Points, widths: readonly number[], hoof: number): Art => {
  const [x, y] = toPoints(points).at(-1) ?? [0, 0];
  return [
    put(fill('woodDark', 'M-8 -4H9L15 13H-10Z', { width: 1.8 }), { x, y, turn: hoof }),
    limb(coat, points, widths),
  ];
};

/** The legs of a horse that rears: hocks bent under the haunches, the forelegs folded at the knee; in its own units. */
export const rearingLegs = (coat: Role, shaded: Role): Art => [
  jointed(shaded, '70,8 116,37 86,63 65,71', [32, 20, 12, 11], 76),
  jointed(shaded, '-76,13 -58,61 -110,85 -111,124 -110,137', [46, 38, 19, 14, 13], 24),
  jointed(coat, '81,-3 139,4 113,37 91,49', [34, 21, 13, 12], 76),
  jointed(coat, '-92,-10 -90,45 -144,59 -149,97 -149,110', [60, 46, 21, 15, 14], 24),
  graven('-85,0 -84,30 -97,52', 4, 'ink', 0.35),
];
