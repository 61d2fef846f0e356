import { flat, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, dots, gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';
import { blossom, leaf } from '../nature/plants.ts';

const BODY = outline(
  '146,420 166,372 220,350 290,362 350,352! 362,290 394,232 436,192! 452,140 472,190! 506,224 540,280 552,308 544,332! 514,338 488,318 466,306! 470,360 456,430 420,482 340,498 240,496 176,480',
);
const NEAR_LEGS = [
  '410,450,84 462,540,46 486,590,34 500,640,36',
  '190,450,88 140,540,48 114,590,34 100,640,36',
].map(limb);
const FAR_LEGS = [
  '376,470,70 410,550,40 424,590,32 432,636,32',
  '232,470,70 196,550,40 180,590,32 172,636,32',
].map(limb);
const LOCKS = [
  '436,198,20 410,212,26 386,256,6',
  '410,230,20 384,246,26 352,288,6',
  '386,266,20 360,285,26 336,324,6',
  '370,304,20 344,324,26 312,362,6',
  '358,340,20 332,362,26 308,398,6',
].map(limb);
const SADDLE = outline('236,346! 290,360 346,350! 362,400 350,450 300,466 244,450 228,400!');

const rocker = (role: PaperInk, points: string, width: number): Art =>
  cutStroke(
    role,
    points,
    times(7, () => width),
    times(7, () => width + 11),
  );

/** A painted rocking horse that faces right: 530 wide, from its ear at 140 to its rockers at 710. */
export const rockingHorse: Art = [
  rocker('near', '60,566 120,610 200,640 300,652 400,640 480,610 540,566', 20),
  FAR_LEGS.map((leg) => cut('mid', leg, 5)),
  // A tail and a mane of wool.
  ['156,400 104,440 56,500 56,560', '156,400 104,440 84,520 84,580', '156,400 104,440 112,524 112,584'].map(
    (strand) => cutStroke('ink', strand, [20, 24, 22, 4], [28, 34, 32, 12]),
  ),
  joined('near', [BODY, ...NEAR_LEGS], 7),
  LOCKS.map((lock) => cut('ink', lock, 4)),
  cut('ink', limb('446,176,16 470,206,20 476,240,5'), 4),
  combed('176,400 160,440 190,486', '216,372 216,430 226,484', { rows: 4, width: 5, length: 20 }),
  combed('470,470 486,540 498,600', '484,520 494,560 504,610', { rows: 2, width: 5, length: 26 }),
  combed('132,520 112,570 100,620', '148,520 124,580 112,620', { rows: 2, width: 5, length: 26 }),
  blossom(412, 416, 34, 'accent'),
  [leaf(438, 440, 60, 36, 'far'), leaf(384, 438, 130, 36, 'far'), leaf(412, 382, -90, 34, 'far')],
  dots('glow', '402,330,6 420,300,6 438,272,6'),
  cut('accent', SADDLE, 5),
  gouge('240,440 300,454 350,440', 7, 'glow'),
  dots('glow', '262,392,9 298,396,9 334,390,9'),
  dots('glow', '246,462,6 266,468,6 286,471,6 306,471,6 326,468,6 346,462,6'),
  [
    cutStroke('accent', '452,186 476,240 486,318', [9, 9, 9], [15, 15, 15]),
    cutStroke('accent', '534,270 514,292 484,300', [9, 9, 9], [15, 15, 15]),
  ],
  cutStroke('accent', '486,304 430,350 350,372', [8, 7, 8], [14, 13, 14]),
  [dots('light', '484,232,10'), dots('ink', '486,232,6')],
  flat('light', outline('532,300! 542,298 546,308 538,314!')),
  gouge('546,326 528,322 512,326', 5),
  rocker('accent', '36,590 90,640 180,680 300,694 420,680 510,640 564,590', 28),
  dots('glow', '110,648,7 200,684,7 300,694,7 400,684,7 490,648,7'),
];
