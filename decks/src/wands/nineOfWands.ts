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
  alt: 'A weary watchman, near, blood on the bandage round his head, leans his brow against the burning staff that he clasps with both hands, and looks aside on his guard; eight more staffs, near and far, stand behind him like a fence.',
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

type Post = readonly [x: number, size: number, lean: number, foot: number];

/** Some stand far and some near, and none is quite upright. */
const FENCE: readonly Post[] = [
  [140, 1.0, 3, 742],
  [466, 1.1, -3, 740],
  [172, 1.24, -3, 756],
  [430, 1.3, 3, 752],
  [536, 1.3, 5, 766],
  [104, 1.46, -4, 774],
  [494, 1.72, -2, 782],
  [66, 2, 2, 796],
];

/** A staff of the fence, in the shade. */
const fenceStaff = (x: number, size: number, lean: number, foot: number, i: number): Art => {
  const place = { x, y: foot - 100 * size, turn: lean, size, flip: i % 2 === 1 };
  return [
    flat('ink', `M${x - 22} ${foot - 4}q30 -10 64 2q-30 12 -64 -2Z`, 0.55),
    put(wand(0, 0, 1), place),
    put(flat('ink', 'M-8 100C-11 30 -6 -24 -8 -66H8C7 -24 11 30 8 100Z', 0.45), place),
    [-9, 0, 9].map((dx, k) => leaf(x + dx, foot, -110 + k * 20, 20, k % 2 ? 'leaf' : 'leafDark')),
  ];
};
