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
  '418,330! 450,284 506,258 570,262 640,290! 640,560! 604,612 566,648 534,656 512,644 500,612! 476,604 456,566 440,520 420,470 404,420 404,372',
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
  flat('accent', outline('226,586! 270,586 314,566 340,540! 342,574 318,600 272,606!')),
  keyed('light', TUSK, 5),
  // The lip lies over its root.
  flat('ink', outline('284,500! 330,506 346,540 330,572! 306,556 294,530')),
  gouge('296,522 306,548 324,564', 6, 'mid'),
  gouge('296,556 240,582 180,574', 6, 'far'),
  cut('near', EAR, 6),
  combed('560,330 580,430 570,540 540,620', '500,300 520,420 516,520 520,600', {
    role: 'far',
    rows: 5,
    width: 7,
    length: 54,
  }),
  gouge('438,350 432,430 462,540', 9, 'far'),
  gouge('446,322 500,282 570,284', 7, 'far'),
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
  flat('light', outline('322,426! 338,410 358,410 374,424! 348,432')),
  flat('ink', circlePath(346, 420, 10)),
  flat('light', circlePath(343, 416, 3.5)),
  gouge('314,428 338,404 380,424', 7, 'ink'),
  [
    '308,408 338,386 380,400',
    '316,390 344,372 376,380',
    '326,442 350,448 380,438',
    '332,458 352,464 374,456',
  ].map((fold) => gouge(fold, 6, 'mid')),
];
