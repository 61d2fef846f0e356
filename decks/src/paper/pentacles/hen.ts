import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '176,352! 168,420 138,480 122,550 140,630 200,700 300,724 410,712 480,660 520,590 534,500! 470,520 420,528 366,520 322,486 294,430 280,360!',
);
const HEAD = outline('172,360 170,322 194,292 230,284 264,300 284,340 284,380! 230,404 174,396!');
const COMB = outline(
  '176,306! 160,262 180,270 188,236! 206,262 222,234! 234,260 256,240! 262,272 282,270! 276,300 256,312',
);
const WATTLE = outline('168,352! 194,352 214,340 228,360 210,384 206,424 188,436 176,408!');
const WING = outline('236,560! 270,516 340,514 410,544 470,590 510,650! 450,672 380,680 310,668 254,628');
/** The tail's feathers, from the hind one to the fore one. */
const TAIL = [
  '440,600! 480,540 508,470 520,404! 552,430 556,500 530,570 500,620!',
  '420,590! 450,500 470,420 486,362! 520,392 524,460 504,540 480,600!',
  '390,560! 414,480 424,420 440,372! 472,400 474,460 460,520 440,580!',
].map(outline);
const RIBS = ['500,560 524,500 532,430', '474,540 492,470 496,394', '438,520 450,460 452,400'];

/** A white hen that sits and looks left: 430 wide, from her comb at 234 to her breast at 724. */
export const hen: Art = [
  TAIL.map((feather) => keyed('light', feather, 5)),
  RIBS.map((rib) => combed(rib, rib, { role: 'ink', rows: 1, width: 9 })),
  joined('light', [BODY], 6, 'ink'),
  // The barred feathers run from the neck over the breast and under the wing.
  combed('196,410 150,540 210,680', '276,420 250,520 300,640', {
    role: 'ink',
    rows: 4,
    width: 9,
    length: 40,
  }),
  combed('240,690 330,700 440,690', '280,660 340,680 440,676', { role: 'ink', rows: 3, width: 6 }),
  combed('330,500 400,540 480,540', '350,512 410,550 500,560', {
    role: 'ink',
    rows: 2,
    width: 6,
    length: 24,
  }),
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
  // Small feathers lie at its shoulder, and long ones run together at its tip.
  combed('262,548 300,560 352,560', '262,624 300,636 350,640', {
    role: 'ink',
    rows: 5,
    width: 6,
    length: 18,
  }),
  combed('364,540 430,576 500,640', '360,660 430,664 496,652', {
    role: 'ink',
    rows: 3,
    width: 10,
    length: 80,
  }),
  gouge('352,524 374,580 366,640 344,664', 6, 'ink'),
];
