import { fill, line, put, tube, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { HATS } from '../../figure/hats.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { star } from '../../primitives/lights.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const staffWithBundle: Art = [
  line('M44 30L-214 -148', 11),
  line('M44 30L-214 -148', 8, 'wood'),
  put(
    [
      fill('wine', 'M-4 -2C-40 14 -58 52 -44 84C-28 112 34 112 46 80C56 50 34 14 4 -2Z'),
      graven('-2,8 -26,44 -28,86', 4),
      graven('4,8 14,46 10,94', 4),
      fill('wine', 'M0 2C-18 -18 -34 -20 -44 -12C-32 -4 -18 6 0 8C16 2 26 -10 42 -10C34 -22 18 -18 0 2Z', {
        width: 1.8,
      }),
      [
        [-14, 56],
        [20, 70],
        [18, 36],
      ].map(([x = 0, y = 0]) => star(x, y, 8, 'glow', 6, 0.45)),
    ],
    { x: -206, y: -142 },
  ),
];

const rose: Art = [
  line('M-6 44C0 20 2 0 2 -46', 4, 'leaf'),
  leaf(2, -14, -150, 24),
  leaf(2, -22, -30, 22),
  flower(2, -58, 25, 6, 'light', 'linen'),
];

/** In mid-stride, the chin up, the front foot already over the edge. */
export const traveller: Art = [
  fill('red', 'M268 396C222 398 198 430 152 420C160 440 152 452 132 466C184 478 232 452 268 430Z'),
  graven('262,408 214,428 158,440', 4),
  actor({
    skin: 'skinFair',
    head: [
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'glad', nose: 'snub' }),
      curledHair('hairFair'),
      put(HATS.featherCap, { x: -14, y: -4, turn: -10, flip: true }),
    ],
    headAt: { x: 298, y: 320, size: 0.74, turn: -34 },
    spine: '280,398 272,466 256,572',
    girth: [84, 122, 88],
    cloth: 'sage',
    hem: [
      [176, 636],
      [338, 640],
    ],
    hose: 'straw',
    boots: 'woodDark',
    limbs: 1.1,
    farLeg: { joints: '282,606 366,640 412,724', foot: -14 },
    nearLeg: { joints: '248,610 246,676 178,702', foot: 58 },
    farArm: { joints: '296,418 382,444 436,384', holds: rose, turn: -24 },
    nearArm: { joints: '250,424 214,524 334,478', holds: staffWithBundle, turn: 30 },
  }),
  tube('red', 'M250 402Q286 424 316 398', 15),
  graven('240,440 226,484 220,520', 4),
  graven('300,440 310,500 300,556', 4),
  [
    [208, 616],
    [250, 624],
    [292, 624],
  ].map(([x = 0, y = 0]) => star(x, y, 7, 'glow', 6, 0.45)),
];
