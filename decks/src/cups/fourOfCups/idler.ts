import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { restingHand } from '../../figure/restingHand.ts';

const boot = (x: number, y: number, turn: number): Art =>
  put(
    fill(
      'woodDark',
      'M-22 -46C-8 -52 14 -50 22 -44C20 -24 20 -14 26 0C28 12 20 18 6 18H-64C-74 10 -70 -2 -54 -6C-40 -10 -28 -22 -22 -46Z',
    ),
    { x, y, turn },
  );

/** Tipped back against the trunk; the hat lies on the face. */
const head: Art = put(
  [
    fill('skinOlive', 'M-26 20L-22 92C0 108 26 106 40 92L30 24Z', { edge: 'skinEdge' }),
    fill('skinOlive', 'M-46 -30C-54 -4 -56 14 -52 34C-50 52 -34 64 -14 62C6 58 20 48 26 34L20 -40Z', {
      edge: 'skinEdge',
    }),
    line('M-52 34Q-44 38 -38 34', 2.2, 'redDark'),
    fill(
      'hairBrown',
      'M-10 -50C40 -66 78 -34 74 10C72 46 54 66 34 70C22 50 18 34 8 20C-8 12 -14 -20 -10 -50Z',
    ),
    graven('10,-40 44,-20 56,30', 4),
    graven('20,-10 36,16 44,52', 4),
    fill('skinOlive', 'M4 0C-10 -6 -14 18 0 26C12 22 14 4 4 0Z', { edge: 'skinEdge', width: 1.6 }),
  ],
  { x: 438, y: 590, turn: 22, size: 0.88 },
);

/** Half asleep at the foot of the tree: he has drawn up one knee and stretched the other leg. */
export const idler: Art = [
  fill('sage', 'M452 640C500 660 520 740 536 856Q480 876 430 860Q400 874 370 856C400 800 420 720 430 650Z'),
  graven('470,700 490,780 500,850', 6),
  limb('straw', '420,806 320,812 236,826', [92, 66, 46]),
  boot(226, 838, -12),
  limb('straw', '424,800 318,672 290,816', [94, 74, 44]),
  graven('380,760 330,712 310,690', 5),
  graven('300,720 292,760 288,800', 4),
  boot(288, 846, 0),
  fill(
    'wine',
    'M424 632C392 648 378 690 376 740C374 790 372 820 366 842Q420 868 476 846C488 780 490 690 470 646Q450 630 424 632Z',
  ),
  graven('396,770 392,800 388,836', 5),
  graven('440,770 442,806 440,844', 5),
  head,
  put(HATS.wideHat, { x: 430, y: 580, turn: -52, size: 0.98 }),
  cuffedArm({
    shoulder: [404, 664],
    elbow: [366, 742],
    cloth: 'wine',
    size: 1.06,
    at: { x: 442, y: 716, turn: -16 },
    wrist: [-25, 0],
    hand: (place) => restingHand('skinOlive', place),
  }),
  cuffedArm({
    shoulder: [458, 672],
    elbow: [456, 764],
    cloth: 'wine',
    size: 1.12,
    at: { x: 366, y: 744, turn: 14, flip: true },
    hand: () => false,
  }),
];
