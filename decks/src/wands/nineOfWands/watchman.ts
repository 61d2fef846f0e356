import { fill, type Art } from '../../drawing/art.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { actor, sleevedArm } from '../../figure/actor.ts';
import { HATS } from '../../figure/hats.ts';
import { head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { wand } from '../../suits/objects.ts';

/** Hair that comes out from under the bandage. */
export const locks: Art = [
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
  mood: 'weary',
  turn: -1,
};

export const watchman: Art = [
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
