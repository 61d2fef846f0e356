import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '296,430! 290,340 312,276 356,236 404,230 444,256 500,256 560,272 640,300! 640,800! 330,800! 346,720 350,650 330,610!',
);
const TRUNK = limb(
  '350,450,210 272,474,156 204,452,108 158,392,82 140,312,66 152,232,56 186,170,50 198,128,58',
);
const LOWER_LIP = limb('350,600,76 296,618,46 252,604,28 230,584,14');
const TUSK = limb('312,540,44 258,576,38 196,582,29 142,552,20 116,504,8');
const EAR = outline(
  '424,332! 466,286 536,286 590,332 612,430 590,540 540,620 486,668! 462,600 424,540 404,460 408,386',
);
/** Folds across the raised trunk, from its root to its tip. */
const FOLDS = [
  '240,410 232,452 248,500',
  '210,396 190,440 200,490',
  '186,364 152,402 150,440',
  '174,328 138,346 118,372',
  '174,290 140,296 110,310',
  '178,252 148,246 122,248',
  '190,214 166,200 142,194',
  '212,182 190,164 168,156',
];

/** An elephant to the left from the shoulder up, its trunk raised to trumpet: its tip at (198, 105). */
export const trumpetingElephant: Art = [
  joined('ink', [LOWER_LIP, HEAD, TRUNK], 6),
  flat('accent', outline('318,556! 262,570 244,590 268,602 324,606!')),
  keyed('light', TUSK, 5),
  gouge('296,556 240,582 180,574', 6, 'far'),
  cut('near', EAR, 6),
  combed('560,330 576,430 550,540 506,620', '500,300 520,420 500,520 480,590', {
    role: 'far',
    rows: 5,
    width: 7,
    length: 54,
  }),
  gouge('446,352 436,430 452,520', 8, 'far'),
  FOLDS.map((fold) => gouge(fold, 7, 'mid')),
  flat('ink', circlePath(204, 108, 14)),
  gouge('186,100 204,94 222,106', 6, 'far'),
  combed('318,320 340,270 390,250', '336,350 362,300 400,284', {
    role: 'mid',
    rows: 3,
    width: 6,
    length: 26,
  }),
  combed('380,700 420,730 480,740', '380,760 440,790 520,790', {
    role: 'mid',
    rows: 4,
    width: 7,
    length: 48,
  }),
  flat('light', outline('318,424! 338,404 364,408 378,426! 348,436')),
  flat('ink', circlePath(346, 420, 11)),
  flat('light', circlePath(342, 416, 4)),
  ['312,404 340,386 376,396', '330,450 352,456 380,444'].map((fold) => gouge(fold, 6, 'mid')),
];
