import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';

const patch = (x: number, y: number, turn: number, role: 'sage' | 'straw' | 'wine'): Art =>
  put(
    [
      fill(role, 'M-26 -22H24L28 24L-24 20Z', { width: 1.8 }),
      line('M-26 -10H-34M-26 6H-34M24 -8H32M26 10H34M-10 -22V-30M10 -22V-30M-8 20V28M10 22V30', 2.2),
    ],
    { x, y, turn },
  );

/** Round his head, knotted at the back. */
const bandage: Art = [
  fill('linen', 'M-66 -34C-30 -14 30 -14 66 -34L68 0C30 18 -30 18 -68 0Z', { width: 2 }),
  line('M-66 -18C-30 0 30 0 66 -18M-40 8L44 -22', 1.6, 'shade', 0.5),
  fill('linen', 'M-4 0L-34 62L-18 58L-8 72L10 6Z', { width: 1.8 }),
  fill('linen', 'M4 0L28 66L36 50L52 50L18 -4Z', { width: 1.8 }),
  fill('linen', 'M-16 -10C-8 -18 14 -18 18 -8C20 6 12 14 0 14C-14 14 -22 4 -16 -10Z', { width: 1.8 }),
];

/** Her hood from behind; it falls into the cloak. */
const hood: Art = [
  fill(
    'clothDark',
    'M4 -82C-56 -84 -80 -30 -76 20C-74 62 -92 96 -112 124C-60 156 60 156 108 124C88 96 78 62 78 20C80 -30 62 -80 4 -82Z',
  ),
  graven('4,-70 -8,0 -40,110', 6),
  graven('30,-56 36,20 34,116', 5),
  graven('-40,-50 -54,20 -76,90', 5),
];

/** The crutch under his arm, which the cloak hides. */
const crutch: Art = [
  limb('wood', '520,700 530,880', [18, 18]),
  fill('wood', 'M470 684C492 664 540 662 560 676V700C536 690 500 692 478 706Z', { width: 2 }),
];

/** The cloaks of both: sloping shoulders, and folds that spread to the ground. */
const herCloak: Art = [
  fill('clothDark', 'M150 664C104 684 82 730 76 790C70 840 60 880 52 910H330V690C300 664 270 660 240 664Z'),
  graven('148,700 112,780 96,880', 8),
  graven('196,700 172,790 166,880', 8),
  graven('250,700 248,790 252,880', 8),
  patch(146, 806, -8, 'straw'),
];

const hisCloak: Art = [
  fill(
    'wood',
    'M330 626C282 640 258 676 256 730C256 800 246 860 238 910H520C520 850 514 790 500 736C488 684 460 644 412 626Q372 650 330 626Z',
  ),
  fill(
    'woodDark',
    'M322 632C334 612 346 604 356 602Q384 618 414 600C424 606 432 618 438 634C400 666 350 664 322 632Z',
    {
      width: 2,
    },
  ),
  graven('310,676 288,770 280,880', 8),
  graven('360,690 352,780 350,880', 8),
  graven('414,690 426,780 430,880', 8),
  graven('460,690 482,780 490,880', 8),
  patch(392, 766, 8, 'sage'),
  patch(312, 838, -6, 'wine'),
];

const snowOn = (x: number, y: number, wide: number, turn: number): Art =>
  put(
    flat(
      'snow',
      `M${-wide} 4C${-wide * 0.6} -14 ${-wide * 0.2} -8 0 -14C${wide * 0.4} -18 ${wide * 0.7} -8 ${wide} 4C${wide * 0.4} 0 ${-wide * 0.4} 12 ${-wide} 4Z`,
    ),
    { x, y, turn },
  );

/** Two beggars from behind, who lean on each other; the light of the window lies along their edges. */
export const beggars: Art = [
  crutch,
  herCloak,
  put(hood, { x: 216, y: 586, size: 0.98, turn: 10 }),
  put([headFromBehind({ skin: 'skinOlive', hair: 'hairBlack', cut: 'short', place: {} }), bandage], {
    x: 370,
    y: 532,
    size: 1.06,
    turn: -8,
  }),
  hisCloak,
  graven('148,606 156,548 190,514', 7, 'glow', 0.9),
  graven('434,494 444,526 440,556', 6, 'glow', 0.9),
  graven('484,700 504,760 508,820', 7, 'glow', 0.8),
  graven('110,690 84,740 76,800', 7, 'glow', 0.8),
  eachOf('226,508,36,8 298,652,30,-40 458,654,36,36', snowOn),
];
