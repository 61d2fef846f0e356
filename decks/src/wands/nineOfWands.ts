import { leaf } from '../primitives/plants.ts';
import { flat, put, eachRow, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { watchman } from './nineOfWands/watchman.ts';

export const nineOfWands: Scene = {
  alt: 'A weary watchman with a bandaged head, near, leans his brow against the burning staff that he clasps with both hands, and looks aside on his guard; eight more staffs stand in the ground behind him like a fence.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 190, 40, -20),
    hill(640, 14, 'far', 0.8),
    hill(722, 6, 'mid', 2),
    eachRow<Post>(FENCE, fenceStaff),
    hill(786, 5, 'near', 1.2),
    watchman,
    firelight(214, 200, 270),
  ],
};

type Post = readonly [x: number, size: number];

/** By turns tall and short, so that each flame stands alone. */
const FENCE: readonly Post[] = [
  [74, 1.72],
  [106, 1.3],
  [136, 1.52],
  [166, 1.16],
  [436, 1.3],
  [468, 1.74],
  [502, 1.32],
  [534, 1.7],
];

/** Where their feet are in the ground. */
const FOOT = 770;

/** A staff of the fence, in the shade. */
const fenceStaff = (x: number, size: number, i: number): Art => {
  const place = { x, y: FOOT - 100 * size, turn: (i % 3) - 1, size };
  return [
    flat('ink', `M${x - 22} ${FOOT - 4}q30 -10 64 2q-30 12 -64 -2Z`, 0.55),
    wand(place.x, place.y, size, place.turn),
    put(flat('ink', 'M-8 100C-11 30 -6 -24 -8 -66H8C7 -24 11 30 8 100Z', 0.45), place),
    [-9, 0, 9].map((dx, k) => leaf(x + dx, FOOT, -110 + k * 20, 20, k % 2 ? 'leaf' : 'leafDark')),
  ];
};
