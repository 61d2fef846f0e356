import { leaf } from '../primitives/plants.ts';
import { flat, put, eachRow, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { HEAD, locks, watchman } from './nineOfWands/watchman.ts';

export const nineOfWands: Scene = {
  alt: 'A weary watchman with a bandaged head leans with both hands on a staff and looks aside; eight more stand in the ground behind like a fence, four on each side of him.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(250, 196, 40, -20),
    hill(640, 14, 'far', 0.8),
    hill(722, 6, 'mid', 2),
    eachRow<Post>(FENCE, fenceStaff),
    hill(786, 5, 'near', 1.2),
    put([put(locks, HEAD), watchman], { x: 752, y: -186, size: 1.5, flip: true }),
    firelight(158, 360, 270),
  ],
};

type Post = readonly [x: number, y: number];

const FENCE: readonly Post[] = [
  [54, 612],
  [87, 620],
  [120, 610],
  [152, 618],
  [430, 616],
  [468, 610],
  [504, 620],
  [540, 612],
];

/** A staff of the fence, in the shade, with its foot in the ground. */
const fenceStaff = (x: number, y: number, i: number): Art => [
  flat('ink', `M${x - 22} ${y + 154}q30 -10 64 2q-30 12 -64 -2Z`, 0.55),
  wand(x, y, 1.56, (i % 3) - 1),
  put(flat('ink', 'M-8 100C-11 30 -6 -24 -8 -66H8C7 -24 11 30 8 100Z', 0.45), {
    x,
    y,
    size: 1.56,
    turn: (i % 3) - 1,
  }),
  [-9, 0, 9].map((dx, k) => leaf(x + dx, y + 160, -110 + k * 20, 20, k % 2 ? 'leaf' : 'leafDark')),
];
