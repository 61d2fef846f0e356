import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const EAR = outline('340,250! 364,190 404,132 442,92! 466,150 470,230 440,310!');
const IN_EAR = outline('372,246! 384,200 410,160 436,128! 448,180 444,236 424,276!');
/** Its cheeks in tufts that the wind drives back. */
const HEAD = outline(
  '300,226 366,234 420,270 446,330! 506,336! 466,372 516,396! 462,416 494,456! 436,456 448,500! 400,496 360,530 300,544 240,530 200,496 152,500! 164,456 106,456! 138,416 84,396! 134,372 94,336! 154,330! 180,270 234,234',
);
const MANE = outline(
  '300,380 430,420 500,470! 560,468! 520,520 580,560! 516,584 560,640! 490,650 500,720! 440,700 430,760! 380,730 300,770! 220,730 170,760! 160,700 100,720! 110,650 40,640! 84,584 20,560! 80,520 40,468! 100,470! 170,420',
);
const CHEEK = outline('322,420! 372,388 430,390 470,398! 436,426 456,450! 410,456 414,482! 366,480 340,500!');
const MUZZLE = outline('300,330 326,372 352,420 366,470 352,508 300,522 248,508 234,470 248,420 274,372');
const JAW = outline('246,500! 354,500! 346,560 322,590 300,596 278,590 254,560');
/** The fore legs of its leap, the left one ahead. */
const LEGS = [limb('214,680,100 196,760,80 176,824,74'), limb('392,680,96 424,742,74 436,790,66')];
const PAWS = [
  outline('120,830! 126,790 176,772 226,790 232,834! 176,856'),
  outline('390,796! 398,764 440,752 484,766 490,800! 440,820'),
];

const eye: Art = [
  flat('ink', outline('316,382! 340,340 384,320 410,330! 404,362 372,384 340,392')),
  flat('glow', outline('336,372! 356,346 384,340 394,346! 382,366 358,376')),
  flat('ink', circlePath(366, 358, 9)),
  gouge('330,340 364,308 408,306', 9, 'light'),
];

/** What is behind the sword: the body, the head and the lower jaw. */
export const wolfBehind: Art = [
  LEGS.map((leg) => joined('ink', [leg], 6)),
  PAWS.map((paw) => joined('ink', [paw], 6)),
  [
    '150,836 152,820 158,808',
    '176,840 176,824 178,808',
    '202,834 200,820 196,808',
    '418,800 420,788 424,778',
    '440,804 441,792 442,780',
    '462,800 460,788 458,778',
  ].map((toe) => gouge(toe, 6)),
  joined('ink', [MANE], 7),
  mirrored([
    combed('330,560 360,640 370,720', '470,500 500,580 470,660', {
      role: 'far',
      rows: 5,
      width: 9,
      length: 44,
    }),
  ]),
  combed('300,620 300,680 300,740', '300,620 300,680 300,740', {
    role: 'far',
    rows: 1,
    width: 9,
    length: 40,
  }),
  mirrored([joined('near', [EAR], 6), flat('ink', IN_EAR)]),
  joined('near', [HEAD], 7),
  flat('accent', outline('252,506! 348,506! 338,556 300,572 262,556')),
  keyed('light', JAW, 5),
  flat('ink', outline('262,520! 338,520! 330,556 300,568 270,556')),
  mirrored(flat('light', 'M318 566L326 536L334 562Z')),
  flat('accent', outline('276,560! 300,536 324,560! 300,572')),
];

/** What is before it: the face, the muzzle and the teeth. */
export const wolfBefore: Art = [
  mirrored([
    flat('light', CHEEK),
    combed('312,246 366,262 410,300', '318,300 346,296 372,300', {
      role: 'far',
      rows: 4,
      width: 6,
      length: 26,
    }),
  ]),
  flat('ink', outline('300,232! 316,290 312,350 300,380! 288,350 284,290')),
  mirrored(eye),
  keyed('light', MUZZLE, 5),
  mirrored([
    keyed('light', 'M322 508L336 548L348 502Z', 3.4),
    gouge('330,440 344,462 350,486', 4, 'mid'),
    flat('ink', circlePath(330, 478, 3.4) + circlePath(342, 490, 3.4) + circlePath(326, 494, 3.4)),
    gouge('314,372 326,404 330,430', 6, 'mid'),
  ]),
  flat('ink', outline('260,432! 280,420 320,420 340,432! 334,458 300,474 266,458')),
  gouge('276,432 298,428 316,432', 5),
  gouge('300,472 300,490 300,512', 6, 'ink'),
];
