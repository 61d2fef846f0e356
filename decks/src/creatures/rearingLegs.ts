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

/** A leg whose whole hoof shows. */
const shod = (coat: Role, points: Points, widths: readonly number[], turn: number): Art => {
  const [x, y] = toPoints(points).at(-1) ?? [0, 0];
  return [
    limb(coat, points, widths),
    put(fill('woodDark', 'M-10 -3H11L18 16H-13Z', { width: 1.8 }), { x, y, turn }),
  ];
};

/** The legs of a horse at full gallop: one foreleg reaches out, one is drawn up; one hind leg thrusts, one swings in. */
export const gallopingLegs = (coat: Role, shaded: Role): Art => [
  shod(shaded, '68,6 118,44 92,84 68,78', [36, 22, 13, 12], 96),
  shod(shaded, '-72,2 -30,58 -72,90 -46,128 -36,136', [58, 40, 19, 14, 13], -46),
  shod(coat, '82,-4 130,0 160,34 160,68 162,78', [42, 25, 15, 14, 13], -8),
  shod(coat, '-94,-12 -90,48 -138,64 -152,104 -158,112', [66, 50, 23, 15, 14], 40),
  graven('-88,4 -86,40 -112,60', 4, 'ink', 0.35),
  graven('92,2 114,6 134,14', 3, 'ink', 0.35),
];

/** The legs of a horse that rears: hocks bent under the haunches, the forelegs folded at the knee; in its own units. */
export const rearingLegs = (coat: Role, shaded: Role): Art => [
  jointed(shaded, '70,8 116,37 86,63 65,71', [32, 20, 12, 11], 76),
  jointed(shaded, '-76,13 -58,61 -110,85 -111,124 -110,137', [46, 38, 19, 14, 13], 24),
  jointed(coat, '81,-3 139,4 113,37 91,49', [34, 21, 13, 12], 76),
  jointed(coat, '-92,-10 -90,45 -144,59 -149,97 -149,110', [60, 46, 21, 15, 14], 24),
  graven('-85,0 -84,30 -97,52', 4, 'ink', 0.35),
];
