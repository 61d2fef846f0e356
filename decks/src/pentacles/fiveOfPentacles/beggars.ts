import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const HIM: Look = {
  skin: 'skinOlive',
  hair: 'hairBlack',
  cut: 'short',
  beard: 'full',
  eyes: 'down',
  mood: 'weary',
  shape: 'long',
};
const HER: Look = { skin: 'skinFair', hair: 'hairBrown', cut: 'short', eyes: 'closed', mood: 'sad' };

const patch = (x: number, y: number, turn: number, role: 'sage' | 'straw' | 'wine'): Art =>
  put(
    [
      fill(role, 'M-26 -22H24L28 24L-24 20Z', { width: 1.8 }),
      line('M-26 -10H-34M-26 6H-34M24 -8H32M26 10H34M-10 -22V-30M10 -22V-30M-8 20V28M10 22V30', 2.2),
    ],
    { x, y, turn },
  );

/** Round the brow, with a stain, knotted beside the ear. */
const bandage: Art = [
  fill('linen', 'M-52 -30C-70 -20 -80 6 -74 30L-60 24C-62 6 -56 -8 -44 -18Z', { width: 1.8 }),
  fill('linen', 'M-60 -46C-28 -62 30 -60 60 -40L56 -12C28 -32 -28 -34 -58 -16Z', { width: 2 }),
  line('M-58 -30C-26 -48 30 -46 58 -26M-50 -50L44 -22', 1.6, 'shade', 0.5),
  flat('red', 'M12 -52C24 -54 32 -46 28 -38C20 -32 8 -38 12 -52Z', 0.6),
];

const snowOn = (x: number, y: number, wide: number, turn: number): Art =>
  put(
    flat(
      'snow',
      `M${-wide} 4C${-wide * 0.6} -14 ${-wide * 0.2} -8 0 -14C${wide * 0.4} -18 ${wide * 0.7} -8 ${wide} 4C${wide * 0.4} 0 ${-wide * 0.4} 12 ${-wide} 4Z`,
    ),
    { x, y, turn },
  );

/** A crutch with a hollowed bar, which is under his arm; his hand closes round its shaft at 0,0. */
const crutch: Art = [
  limb('wood', '-24,-76 -10,-36 0,0 30,150', [18, 18, 18, 18]),
  graven('-20,-66 -10,-40 -4,-22', 4, 'ink', 0.4),
  put(
    fill(
      'wood',
      'M-54 -18C-30 0 30 0 54 -18C62 -16 64 -4 56 2C40 12 20 16 12 26H-12C-20 16 -40 12 -56 2C-64 -4 -62 -16 -54 -18Z',
      { width: 2 },
    ),
    { x: -27, y: -84, turn: -16, size: 0.92 },
  ),
];

const man: Art = [
  put(hairBehind(HIM), { x: 206, y: 566, size: 1.28, turn: 9 }),
  fill(
    'sage',
    'M172 660C124 672 78 692 60 740C44 790 40 840 40 910H340C340 820 336 740 306 704C290 684 262 668 236 660Q204 690 172 660Z',
  ),
  graven('150,700 132,790 136,890', 5),
  graven('250,700 276,790 274,890', 5),
  put(patch(0, 0, 10, 'wine'), { x: 234, y: 806, size: 1.05 }),
  put([head(HIM), frontModelling(HIM), bandage], { x: 206, y: 566, size: 1.28, turn: 9 }),
];

/** A hood that is open over the face, which is centred at 0,0. */
const hoodBack: Art = fill(
  'rose',
  'M4 -98C-62 -100 -92 -46 -90 10C-88 54 -80 90 -64 112H70C86 88 92 52 92 8C90 -48 62 -98 4 -98Z',
);
const hoodRim: Art = [
  fill(
    'rose',
    'M0 -98C-66 -96 -92 -40 -88 20C-84 70 -66 100 -30 124C-20 128 -10 126 -12 116C-44 92 -58 56 -58 12C-58 -36 -36 -64 0 -66C36 -64 58 -36 58 12C58 56 44 92 12 116C10 126 20 128 30 124C66 100 84 70 88 20C92 -40 66 -96 0 -98Z',
    { width: 2 },
  ),
  graven('-70,-40 -76,20 -50,92', 4),
  graven('70,-40 76,20 50,92', 4),
];

const woman: Art = [
  put(hoodBack, { x: 392, y: 584, size: 1.2, turn: -10 }),
  put([head(HER), frontModelling(HER)], { x: 392, y: 584, size: 1.2, turn: -10 }),
  put(hoodRim, { x: 392, y: 584, size: 1.2, turn: -10 }),
  fill(
    'rose',
    'M344 676C302 700 274 744 262 800C254 840 252 870 252 910H560V790C548 736 514 698 458 670C444 696 380 704 344 676Z',
  ),
  // She draws the cloak together at her throat: the folds run to her hand, and below it the cloak is open.
  fill('wineDark', 'M398 724C388 780 372 850 356 910H486C470 850 432 790 398 724Z'),
  [
    '388,716 350,704 312,716',
    '386,726 336,744 298,800',
    '388,738 352,800 330,890',
    '408,714 446,700 484,706',
    '412,726 458,740 498,716',
    '416,740 462,800 494,890',
  ].map((points) => [graven(points, 12, 'wine', 0.4), put(graven(points, 3.6), { y: -5 })]),
  put(patch(0, 0, -8, 'straw'), { x: 504, y: 776, size: 1.05 }),
];

/** His hand on the crutch, and hers that holds the cloak together. */
const hands: Art = [
  cuffedArm({
    shoulder: [84, 718],
    elbow: [60, 846],
    cloth: 'sage',
    trim: 'straw',
    size: 1.5,
    at: { x: 146, y: 818, size: 1.3, turn: -6 },
    hand: (place) => grip('skinOlive', place, crutch),
  }),
  cuffedArm({
    shoulder: [520, 1060],
    elbow: [446, 934],
    cloth: 'cloth',
    trim: 'straw',
    size: 1.3,
    at: { x: 400, y: 724, size: 1.28, turn: 70, flip: true },
    hand: (place) => grip('skinFair', place),
  }),
];

/** They huddle together before the window, snow on their shoulders; its light lies along their edges. */
export const beggars: Art = [
  man,
  woman,
  hands,
  litEdge('70,726 96,690 150,668', [3, 8, 3], 'glow', 1),
  litEdge('476,690 524,712 552,764', [3, 8, 3], 'glow', 1),
  eachOf('96,692,40,-22 520,704,36,24 366,470,48,-14 220,476,42,8', snowOn),
];
