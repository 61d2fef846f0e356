import { type Art, flat, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { head, hairBehind } from '../figure/head.ts';
import type { Look } from '../figure/look.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const nineOfWands: Scene = {
  alt: 'A bandaged watchman leans with both hands on a staff and looks aside; eight more stand behind in a row like a fence, with one gap.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(250, 196, 40, -20),
    hill(640, 14, 'far', 0.8),
    [76, 126, 178, 318, 372, 426, 480, 530].map((x, i) => wand(x, 546 + (i % 3) * 14, 2.1, (i % 3) - 1)),
    hill(742, 6, 'mid', 2),
    [76, 126, 178, 318, 372, 426, 480, 530].map((x) =>
      flat('ink', `M${x - 16} 744q16 -7 32 0q-16 7 -32 0Z`, 0.5),
    ),
    hill(786, 5, 'near', 1.2),
    standing(230, 856, 180),
    standing(412, 850, 60),
    put(hairBehind(LOOK), { x: 252, y: 372, size: 0.9, turn: 6 }),
    watchman,
  ],
};

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
