import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';

const BELL = outline(
  '274,196! 268,260 256,330 226,396 176,446 120,478! 152,492 190,484! 214,506 236,524! 262,512 300,500 338,512 364,524! 386,506 410,484! 448,492 480,478! 424,446 374,396 344,330 332,260 326,196!',
);
const CALYX = outline(
  '284,132! 270,170 262,220 270,262! 284,240 300,272! 316,240 330,262! 338,220 330,170 316,132!',
);
const THROAT = outline('196,474! 236,452 300,446 364,452 404,474! 360,500 300,492 240,500');

/** The hanging flower of an angel's trumpet on its bough: 360 wide about x 300, its mouth at 524. */
export const trumpetFlower: Art = [
  stroke('ink', '30,112 160,124 300,112 440,126 580,104', [30, 26, 24, 20, 14]),
  gouge('60,110 160,118 270,110', 5, 'far'),
  stroke('ink', '296,112 306,128 300,150', [16, 14, 16]),
  [
    [110, 122, 74, 150],
    [176, 126, 112, 120],
    [400, 124, 66, 130],
    [474, 118, 104, 150],
    [536, 108, 140, 110],
  ].map(([x = 0, y = 0, turn = 0, length]) => leaf(x, y, turn, length, 'near')),
  keyed('glow', BELL, 7),
  hatch(BELL, { role: 'ink', angle: 0, gap: 14, width: 5, side: 'end', reach: 0.2 }),
  keyed('accent', THROAT, 5),
  flat('ink', outline('230,474! 262,462 300,460 338,462 370,474! 338,488 300,482 262,488')),
  mirrored(gouge('290,270 276,350 240,420', 6, 'accent')),
  gouge('300,280 301,360 300,436', 6, 'accent'),
  cut('near', CALYX, 5),
  gouge('292,150 288,190 286,226', 5),
];
