import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined } from '../lino/cut.ts';
import { hatch, lens } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline(
  '640,400! 500,390 380,416 300,470 226,520! 250,610 310,650! 356,700 384,780 388,900! 640,900!',
);
const HEAD = outline(
  '240,506! 200,516 170,552 152,620 134,696 116,748 110,790 126,820 160,828 192,812 208,774 232,724 270,690 300,648 306,596 284,540!',
);
const MUZZLE = outline('118,744 160,744 206,776! 190,812 160,826 128,818 112,790');
const NEAR_EAR = outline('252,520! 310,520 366,566 392,640! 336,630 280,596 246,552!');
const FAR_EAR = outline('236,520! 196,470 136,446 72,470! 112,520 170,548 214,550!');
const MANE = outline(
  '226,520! 260,470 320,430 396,400! 380,430 390,444! 340,458 330,480! 290,490 276,520! 250,520',
);

/** A donkey in profile that looks left and lets its head hang: its ears at 446, its lips at (120, 824), its body cut off by the window's right edge. */
export const donkey: Art = [
  joined('near', [FAR_EAR]),
  joined('ink', [BODY], 6),
  cutStroke('accent', '470,380 470,520 500,700 548,900', [30, 30, 30, 30], [42, 42, 42, 42]),
  cut('mid', MANE, 4),
  joined('ink', [HEAD], 6),
  fur(HEAD, 'far', 108, (x, y) => (x > 190 && y > 600 && y < 740 ? 0.9 : 0)),
  flat('sky', MUZZLE),
  hatch(MUZZLE, { role: 'far', angle: 90, gap: 12, width: 5, side: 'end', reach: 0.4 }),
  flat('ink', outline('126,786! 140,778 146,796 134,804!')),
  gouge('122,812 152,806 182,790', 6, 'ink'),
  [flat('light', outline('176,606! 192,584 220,592! 212,614 190,618')), flat('ink', circlePath(196, 602, 9))],
  // Its lid is heavy.
  flat('ink', outline('174,604! 192,580 222,590! 198,598')),
  gouge('172,582 196,564 224,576', 6, 'far'),
  gouge('186,650 166,700 152,734', 6, 'mid'),
  joined('ink', [NEAR_EAR]),
  flat('mid', outline('268,530! 316,538 352,574 372,616! 330,604 286,570!')),
  flat('ink', lens([290, 548], [346, 596], 6)),
];
