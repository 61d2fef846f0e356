import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { crescent, disc } from '../../primitives/lights.ts';

const HEAD = { x: 268, y: 424, size: 1.56, turn: 15 };

const side = { skin: 'skinFair', hair: 'hairBlack', eyes: 'closed', mood: 'tender' } as const;

/** The veil from the brow over the shoulder, under a diadem; in units of the head. */
const veil: Art = [
  fill(
    'light',
    'M44 -42C42 -92 -58 -98 -80 -26C-92 30 -92 70 -112 130C-128 190 -124 240 -136 300H-40C-30 220 -14 150 4 104C-8 84 -16 52 -18 20C-20 -10 8 -34 44 -42Z',
  ),
  graven('26,-62 -30,-60 -48,20 -56,120 -84,260', 4),
  graven('-4,-40 -32,-10 -34,70 -44,160 -66,280', 4),
  graven('-40,-64 -72,-10 -78,80 -108,220', 4),
  fill('metal', 'M46 -52C10 -50 -22 -34 -40 -8L-52 -16C-32 -48 4 -66 44 -68Z', { width: 1.8 }),
  [
    [30, -58],
    [6, -52],
    [-16, -40],
  ].map(([x = 0, y = 0], i) => disc(i % 2 ? 'light' : 'red', x, y, 4.6, 1)),
  disc('light', 4, -116, 25, 2),
  crescent(4, -112, 49, -96, 'glow', 2.4),
];

/** Head and shoulders from the side, bowed over the book. */
export const reader: Art = [
  fill('cloth', 'M190 560C120 590 60 640 36 740V900H330C344 820 340 720 316 640C300 600 276 574 252 560Z'),
  graven('230,590 292,680 300,800', 5),
  put([profile(side), sideModelling({ ...side, hood: 'light' })], HEAD),
  fill('trim', 'M196 556Q240 592 284 566L294 584Q242 616 184 578Z', { width: 1.8 }),
];

/** It hangs over her shoulder and the top of her sleeve. */
export const worn: Art = put(veil, HEAD);

/** Her near arm in a wide sleeve, its hand on the page. */
export const readingArm: Art = [
  fill('clothDark', 'M120 750C160 770 200 784 236 794L288 756C296 810 296 870 290 920H100Z'),
  cuffedArm({
    shoulder: [150, 650],
    elbow: [140, 790],
    cloth: 'cloth',
    trim: 'trim',
    size: 1.7,
    at: { x: 302, y: 742, turn: -2, size: 1.4 },
    wrist: [-26, 0],
    hand: (place) => restingHand('skinFair', place),
  }),
];
