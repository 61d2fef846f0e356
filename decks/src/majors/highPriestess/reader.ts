import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';
import { disc } from '../../primitives/lights.ts';

const HEAD = { x: 268, y: 404, size: 1.6, turn: 10 };

const side = { skin: 'skinFair', hair: 'hairBlack', eyes: 'down', mood: 'tender' } as const;

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

/** Her near arm, bent before her: its wide sleeve lies on the foot of the page and hides the hand. */
export const sleeve: Art = [
  fill('clothDark', 'M312 806C340 800 366 812 376 836L384 900H320Z'),
  fill('cloth', 'M120 640C190 620 236 690 240 760C272 768 318 786 344 812C352 840 352 870 346 900H100Z'),
  graven('200,690 214,760 196,850', 7),
  graven('240,764 216,800 214,876', 6),
  graven('262,784 300,806 326,850', 5),
  graven('240,800 280,840 296,890', 5),
  fill('metal', 'M330 800C344 806 352 812 358 822C366 846 366 874 362 900H338C344 868 342 830 330 800Z', {
    width: 1.8,
  }),
];
