import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

/** The arched nape, the deep chest, the throat. */
const NECK = outline(
  '118,398! 60,436 10,500 -30,590 -40,900! 300,900! 346,846 352,790 330,736 286,690 250,644 234,604 250,560!',
);
const SKULL = outline(
  '118,398 142,376 180,364 226,368 264,384 300,402 350,420 400,436 456,452 484,462 494,474 488,490! 462,500 400,510 340,518 296,534! 260,590 210,600 150,540',
);
const LOWER_JAW = outline(
  '262,536! 310,546 370,542 446,528 480,526 486,538! 470,556 400,574 330,594 270,620 220,616!',
);
const NEAR_EAR = outline('196,398! 176,366 136,346 86,340 28,352! 56,366 74,384 104,402 150,420 180,420!');
const FAR_EAR = outline('214,380! 196,346 160,322 112,314 72,320! 120,344 160,376!');
/** The near foreleg reaches out ahead: elbow, wrist, paw. */
const FORELEG = limb('220,850,170 316,820,104 396,774,62 452,738,44 500,712,36 524,704,34');
const PAW = [
  '496,714,40 528,702,48 550,704,40',
  '530,690,22 558,682,20 572,688,12',
  '544,704,22 572,700,20 584,708,12',
  '536,718,22 562,720,20 572,728,12',
].map(limb);

/** The chest and a foreleg of a greyhound in full gallop that looks right. */
export const greyhoundBody: Art = [
  joined('ink', [FAR_EAR], 5),
  joined('ink', [NECK, FORELEG, ...PAW], 6),
  cut('light', 'M438 548L450 528L458 546ZM398 552L404 538L412 550Z', 0),
  gouge('526,716 548,716 562,710', 5, 'mid'),
  gouge('532,690 548,686 560,694', 5, 'mid'),
  // The muscles of the neck and of the shoulder.
  combed('130,420 66,500 34,600 20,720', '214,560 176,640 150,700 140,780', {
    role: 'mid',
    rows: 6,
    width: 7,
    length: 56,
  }),
  combed('70,780 150,770 250,800 330,806', '60,870 150,850 250,846 340,834', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 44,
  }),
  gouge('252,640 270,700 304,760', 7, 'mid'),
  gouge('370,772 430,736 486,708', 6, 'mid'),
];

/** Its head from the nape to the nose at (494, 474), which closes over what the lower jaw bears. */
export const greyhoundHead: Art = [
  joined('ink', [LOWER_JAW], 5),
  joined('ink', [SKULL], 5),
  flat('ink', outline('120,404! 250,400! 290,552! 250,628! 190,640! 100,520')),
  flat('light', 'M462 499L456 524L444 502ZM346 517L340 532L330 519ZM316 526L312 540L302 530Z'),
  gouge('486,492 420,508 340,518 290,540', 5, 'far'),
  joined('ink', [NEAR_EAR], 5),
  gouge('172,402 120,372 60,354', 7, 'mid'),
  gouge('180,410 140,404 106,392', 5, 'mid'),
  flat('mid', outline('470,458! 490,466 490,478 474,474!')),
  flat('glow', outline('234,424! 262,416 288,420 302,436! 268,440')),
  flat('ink', circlePath(274, 428, 11)),
  flat('light', circlePath(278, 424, 3.5)),
  gouge('216,402 256,398 306,420', 6, 'mid'),
  gouge('310,424 380,444 448,462', 6, 'mid'),
  combed('200,446 218,500 260,548', '244,450 262,496 292,528', {
    role: 'mid',
    rows: 3,
    width: 5,
    length: 28,
  }),
  // The collar, as wide as the neck.
  clipped(NECK, cutStroke('accent', '-20,560 90,640 300,690', [40, 46, 44], [54, 60, 58])),
  cut('glow', circlePath(214, 712, 18), 4),
  flat('ink', circlePath(214, 712, 8)),
];
