import { type Art, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';

const hooded: Art = [
  fill(
    'clothDark',
    'M0 -84C-56 -86 -78 -30 -74 30C-72 70 -84 100 -92 130Q0 170 92 130C84 100 72 70 74 30C78 -30 56 -86 0 -84Z',
  ),
  graven('-20,-66 -46,-10 -48,80', 6),
  graven('14,-66 40,0 44,90', 6),
  graven('-4,-40 -6,30 0,110', 5),
];

const bandaged: Art = [
  headFromBehind({ skin: 'skinOlive', hair: 'hairBlack', cut: 'short', place: {} }),
  fill('linen', 'M-66 -34C-30 -14 30 -14 66 -34L64 -6C30 14 -30 14 -64 -6Z', { width: 2 }),
  line('M-50 -20Q0 2 52 -18', 1.6, 'shade', 0.6),
  fill('linen', 'M10 -6L26 34L8 28L-6 40L-4 -4Z', { width: 1.8 }),
];

const patch = (x: number, y: number, turn: number, role: 'sage' | 'straw'): Art =>
  put(
    [
      fill(role, 'M-26 -22H24L28 24L-24 20Z', { width: 1.8 }),
      line('M-26 -10H-34M-26 6H-34M24 -8H32M26 10H34M-10 -22V-30M10 -22V-30M-8 20V28M10 22V30', 2.2),
    ],
    { x, y, turn },
  );

const feet: Art = [
  limb('skinFair', '206,780 204,830 200,846', [34, 26, 30], 'skinEdge', 1.8),
  limb('skinFair', '250,780 252,836 254,852', [34, 26, 30], 'skinEdge', 1.8),
  limb('woodDark', '352,780 352,830 350,850', [44, 38, 42]),
  limb('linen', '412,770 424,806 430,824', [40, 44, 48]),
  line('M404 792Q424 802 444 792M406 812Q428 822 450 810', 2.4, 'shade', 0.7),
];

/** Worn smooth, with a bar under the arm. */
const crutch: Art = [
  limb('wood', '444,600 462,720 494,852', [14, 14, 14]),
  fill('wood', 'M404 604C420 588 458 584 480 594L478 611C460 604 436 606 410 620Z', { width: 2 }),
];

/** A woman in a hood and a lame man under one patched blanket, from behind, the light of the window before them. */
export const beggars: Art = [
  feet,
  crutch,
  put(bandaged, { x: 372, y: 520, size: 0.86, turn: -8 }),
  fill(
    'wine',
    'M190 600C156 640 136 720 126 806Q160 830 200 812Q244 836 290 814Q336 836 380 812Q420 830 456 804C460 740 470 650 444 612C420 588 390 584 350 590Q270 570 190 600Z',
  ),
  graven('210,640 176,720 160,806', 8),
  graven('260,650 246,730 240,816', 7),
  graven('320,640 330,730 334,816', 7),
  graven('400,630 418,720 420,810', 8),
  patch(206, 752, 6, 'straw'),
  patch(388, 700, -8, 'sage'),
  put(hooded, { x: 262, y: 530, size: 0.92, turn: 12 }),
  // The light of the window round their outlines.
  graven('196,560 200,500 238,456', 6, 'glow', 0.9),
  graven('318,470 336,500 338,540', 5, 'glow', 0.9),
  graven('414,500 426,530 420,556', 5, 'glow', 0.9),
  graven('142,800 152,700 184,628', 7, 'glow', 0.8),
  graven('452,640 464,720 458,796', 7, 'glow', 0.8),
  // Snow on their shoulders.
  flat('snow', 'M364 592Q404 582 436 606Q446 616 440 622Q404 602 364 606Z'),
  flat('snow', 'M176 618Q186 600 204 596Q196 618 172 634Z'),
  eachOf('226,470,12', (x, y, r) =>
    flat('snow', `M${x} ${y}q${r} ${-r * 1.4} ${r * 4} ${-r}q${-r * 2} 2 ${-r * 4} ${r}Z`),
  ),
];
