import { leaf } from '../primitives/plants.ts';
import { type Art, flat, put, eachRow, fill } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { head } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const nineOfWands: Scene = {
  alt: 'A bandaged watchman leans with both hands on a staff and looks aside; eight more stand in the ground behind like a fence, four on each side of a gap where the watch is kept.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(250, 196, 40, -20),
    hill(640, 14, 'far', 0.8),
    hill(722, 6, 'mid', 2),
    eachRow<Post>(FENCE, fenceStaff),
    hill(786, 5, 'near', 1.2),
    standing(230, 856, 180),
    standing(412, 850, 60),
    put(locks, { x: 252, y: 372, size: 0.9, turn: 6 }),
    watchman,
  ],
};

type Post = readonly [x: number, y: number];

const FENCE: readonly Post[] = [
  [62, 612],
  [99, 620],
  [136, 610],
  [173, 618],
  [432, 616],
  [469, 610],
  [506, 620],
  [543, 612],
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

/** Hair that comes out from under the bandage. */
const locks: Art = [
  ['-40,-44 -62,-10 -52,30 -66,66', '-44,-20 -54,20 -42,48 -50,80', '44,-40 62,-8 52,28 60,58'].map(
    (points) => fill('hairBlack', swellPath(points, [26, 28, 20, 3]), { width: 1.8 }),
  ),
  fill('hairBlack', 'M0 -72C-36 -74 -58 -50 -54 -16H54C58 -50 36 -74 0 -72Z', { width: 1.8 }),
];

const LOOK: Look = {
  shape: 'square',
  skin: 'skinOlive',
  hair: 'hairBlack',
  beard: 'short',
  eyes: 'open',
  brow: 'sad',
  mouth: 'firm',
  turn: -1,
};

const watchman: Art = [
  sleevedArm(
    { joints: '296,484 366,580 390,512', holds: wand(6, 122, 2.2, -3), turn: -30 },
    'wine',
    'skinOlive',
    'trim',
    1.2,
  ),
  actor({
    skin: 'skinOlive',
    head: [head(LOOK), HATS.bandage],
    headAt: { x: 252, y: 372, size: 0.9, turn: 6 },
    spine: '250,474 232,560 214,660',
    girth: [124, 150, 112],
    cloth: 'wine',
    hem: [
      [126, 722],
      [304, 716],
    ],
    hose: 'shade',
    limbs: 1.25,
    farLeg: { joints: '240,690 276,760 270,834', foot: 4 },
    nearLeg: { joints: '190,690 160,760 136,836', foot: 176 },
  }),
  graven('262,540 268,600 258,680', 5),
  limb('straw', '214,470 260,560 296,640', [12, 16, 12]),
  graven('176,580 166,640 172,700', 5),
  sleevedArm({ joints: '192,500 232,640 388,596', turn: -10 }, 'wine', 'skinOlive', 'trim', 1.25),
  graven('196,530 206,580 232,612', 5),
  graven('250,624 290,630 330,618', 4),
];
