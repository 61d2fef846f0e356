import { type Art, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { circlePath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const fourOfCups: Scene = {
  alt: 'Somebody leans with the back against an oak, arms round the drawn-up knees and eyes shut, before three cups in the grass; a hand from a cloud offers a fourth that is not seen.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(640, 12, 'far', 0.6),
    hill(710, 8, 'mid', 2),
    oak(478, 826, 1.9),
    hill(800, 5, 'near', 1),
    standing(400, 850, 190),
    put(sitter, { x: 36 }),
    offered,
    eachRow(
      [
        [90, 774],
        [140, 800],
        [192, 776],
      ],
      (x, y) => [standing(x, y + 64, 44), cup(x, y, 0.66)],
    ),
    times(9, (i) => leaf(58 + i * 60, 874, -100 + (i % 3) * 22, 28, i % 2 ? 'leaf' : 'leafDark')),
  ],
};

const sitter: Art = [
  actor({
    skin: 'skinOlive',
    head: put(profile({ skin: 'skinOlive', hair: 'hairBrown', eyes: 'closed', brow: 'sad' }), { flip: true }),
    headAt: { x: 360, y: 470, size: 0.86, turn: -16 },
    spine: '392,566 430,662 424,790',
    girth: [92, 138, 116],
    cloth: 'sage',
    hose: 'wineDark',
    limbs: 1.3,
    farArm: { joints: '372,592 296,650 262,716', hand: 'hidden' },
    farLeg: { joints: '404,800 250,640 194,830', foot: 178 },
  }),
  // The near thigh comes out of the tunic and folds at the knee.
  limb('wine', '420,806 324,676 308,752 282,832', [88, 64, 56, 34]),
  graven('336,686 322,676 308,690', 5),
  put(
    fill(
      'woodDark',
      'M-15 -20C-4 -24 8 -24 14 -18C18 -6 32 0 48 5C58 10 56 20 48 20H-14C-20 12 -18 -8 -15 -20Z',
      { width: 2 },
    ),
    { x: 282, y: 832, size: 1.3, flip: true },
  ),
  fill(
    'sage',
    'M384 696C366 716 350 748 340 778C340 792 352 806 364 818C388 840 408 852 430 856Q464 862 494 850C504 800 498 742 486 690Z',
  ),
  line('M374 712C360 732 352 752 344 776', 7, 'trim'),
  graven('398,730 384,770 392,816', 5),
  graven('424,730 420,780 436,838', 5),
  graven('452,700 466,770 470,836', 6),
  sleevedArm({ joints: '412,596 404,706 256,738', turn: 4, flip: true }, 'sage', 'skinOlive', 'trim', 1.2),
  flat('sage', circlePath(410, 600, 23)),
  put(
    times(4, (i) =>
      fill('skinOlive', swellPath(`-14,${i * 12} 4,${i * 12 - 1} 20,${i * 12 + 2}`, [12, 13, 11]), {
        edge: 'skinEdge',
        width: 1.8,
      }),
    ),
    { x: 262, y: 722, turn: 10 },
  ),
];

const offered: Art = [
  rays(216, 336, 60, 130, 14, 0.8),
  limb('linen', '52,420 110,418 166,412', [66, 60, 50]),
  graven('70,404 110,408 150,400', 4),
  fill('trim', 'M156 384L180 382L184 438L160 442Z', { width: 1.8 }),
  put(
    sleevedArm(
      { joints: '60,424 120,420 216,404', holds: heldAt(cup, 48, 1), turn: -8 },
      'skinFair',
      'skinFair',
      'trim',
      1.3,
    ),
    {},
  ),
  fill('trim', 'M150 388L172 386L176 436L154 440Z', { width: 1.8 }),
  flat('linen', 'M52 392L150 390L152 438L52 448Z'),
  cloud(56, 396, 0.8, 'light'),
  cloud(44, 444, 1, 'light'),
];
