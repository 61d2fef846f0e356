import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { eye } from '../nature/head.ts';

/** One arc from the melon over the back to the tail stock. */
const BODY = limb(
  '474,404,84 440,374,112 390,356,134 330,362,150 264,402,152 204,468,134 160,546,100 134,620,64 122,680,40 116,716,36',
);
const LOWER_JAW = outline('430,420! 478,440 520,452 560,456! 564,466 540,474 496,470 446,454!');
const UPPER_JAW = outline(
  '440,340! 486,366 510,402 544,420 574,432 584,444! 576,454 540,452 496,446 452,428!',
);
const FLUKES = outline(
  '118,690! 110,712 94,728 70,736! 84,758 104,772 124,764! 148,788 192,798 234,786! 208,764 176,736 136,690!',
);
const BACK_FIN = outline('296,318! 258,262 196,238 150,244! 180,272 194,320 196,388! 240,340');
const FIN = outline('360,424! 332,480 334,540 362,592 386,604! 396,552 412,500 430,450!');
const BELLY = outline(
  '476,444! 430,424 392,421 346,434 312,458 256,506 204,568 164,630! 184,560 234,486 286,432 336,404 390,398 440,408',
);

/** A dolphin in the arc of its leap to the right, without its upper jaw: 550 wide, from its fin at 238 to its flukes at 798. */
export const dolphin: Art = [
  cut('ink', BACK_FIN, 6),
  joined('ink', [FLUKES, BODY, LOWER_JAW], 6),
  flat('light', BELLY),
  hatch(BELLY, { role: 'ink', angle: -42, gap: 15, width: 5, side: 'end', reach: 0.22 }),
  // Long cuts run from its brow over the back and down the tail stock.
  combed('420,318 320,310 210,390 130,540 112,680', '420,352 330,360 240,430 164,560 124,690', {
    role: 'mid',
    rows: 5,
    width: 8,
    length: 60,
  }),
  [gouge('88,742 106,740 120,726', 6, 'mid'), gouge('206,778 164,758 136,728', 6, 'mid')],
  cut('ink', FIN, 5),
  [gouge('364,462 350,520 368,576', 6, 'mid'), gouge('388,452 378,510 382,566', 5, 'mid')],
];

/** Its upper jaw, from the melon to the tip of the beak at (584, 444), which closes over what the lower one bears. */
export const upperJaw: Art = [
  joined('ink', [UPPER_JAW], 5),
  flat('ink', outline('400,320! 446,336 482,366 494,402! 486,442 440,440 390,400!')),
  gouge('452,344 480,370 492,396', 5, 'mid'),
  gouge('512,414 540,430 568,440', 5, 'mid'),
  // The line of its smile.
  gouge('574,452 520,448 470,434 440,414', 6),
  eye(446, 392, 9),
  gouge('428,376 446,368 464,378', 4, 'mid'),
];
