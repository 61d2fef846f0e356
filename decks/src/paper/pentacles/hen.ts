import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '176,352! 168,420 138,480 122,550 140,630 200,700 300,724 410,712 470,670 500,620 512,560! 466,526 420,528 366,520 322,486 294,430 280,360!',
);
const HEAD = outline('172,360 170,322 194,292 230,284 264,300 284,340 284,380! 230,404 174,396!');
const COMB = outline(
  '176,306! 160,262 180,270 188,236! 206,262 222,234! 234,260 256,240! 262,272 282,270! 276,300 256,312',
);
const WATTLE = outline('168,352! 194,352 214,340 228,360 210,384 206,424 188,436 176,408!');
const WING = outline(
  '242,566! 264,528 312,508 370,518 424,552 470,602 500,652! 462,660 440,654! 436,680 402,690 386,682! 366,704 330,700 312,684! 274,672 246,624',
);
/** The tail's feathers, from the hind one to the fore one. */
const TAIL = [
  '440,640,50 516,560,64 542,470,56 532,404,26',
  '430,610,50 488,520,64 504,428,58 488,360,26',
  '420,580,50 452,510,60 460,436,54 446,384,24',
].map((d) => limb(d));
const RIBS = ['488,590 526,500 532,430', '462,560 494,470 492,394', '436,540 456,470 450,412'];

/** A white hen that sits and looks left: 430 wide, from her comb at 234 to her breast at 724. */
export const hen: Art = [
  TAIL.map((feather) => joined('light', [feather], 5)),
  RIBS.map((rib) => gouge(rib, 9, 'ink')),
  joined('light', [BODY], 6, 'ink'),
  // The barred feathers run from the neck over the breast and under the wing.
  combed('196,410 150,540 210,680', '276,420 250,520 300,640', {
    role: 'ink',
    rows: 4,
    width: 9,
    length: 40,
  }),
  combed('240,690 330,700 440,690', '280,660 340,680 440,676', { role: 'ink', rows: 3, width: 6 }),
  cut('accent', COMB, 5),
  keyed('light', HEAD, 5),
  combed('270,320 280,350 276,390', '244,340 240,370 236,396', { role: 'ink', rows: 3, length: 20 }),
  keyed('glow', outline('178,328! 150,332 128,348! 152,358 178,360!'), 4),
  gouge('132,347 156,344 176,346', 4, 'ink'),
  cut('accent', WATTLE, 4),
  flat('glow', circlePath(218, 328, 14)),
  flat('ink', circlePath(216, 328, 8)),
  gouge('196,314 216,306 238,314', 5, 'ink'),
  keyed('light', WING, 6),
  // Small feathers lie in rows at its shoulder, and long ones run back to its tips.
  toPoints('284,560 322,544 362,552 280,600 320,584 360,588 400,584 300,632 342,626').map(([x, y]) =>
    gouge(`${x - 14},${y - 6} ${x - 6},${y + 10} ${x + 10},${y + 10} ${x + 17},${y - 6}`, 6, 'ink'),
  ),
  gouge('400,606 440,622 486,650', 9, 'ink'),
  gouge('380,626 410,646 440,656', 8, 'ink'),
  gouge('352,650 370,668 388,682', 8, 'ink'),
];
