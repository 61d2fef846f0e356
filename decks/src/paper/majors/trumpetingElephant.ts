import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '296,430! 290,340 312,276 356,236 404,230 444,256 500,256 560,272 640,300! 640,800! 296,800! 314,730 330,680 340,620!',
);
const TRUNK = limb(
  '350,450,210 272,474,156 204,452,108 158,392,82 140,312,66 152,232,56 186,170,50 198,128,58',
);
const LOWER_LIP = limb('376,604,100 318,644,58 266,646,38 226,630,24 198,606,8');
const MOUTH = outline('224,592! 276,576 340,530! 364,590 326,618 276,630 236,620!');
const TUSK = limb('312,540,44 258,576,38 196,582,29 142,552,20 116,504,8');
const EAR = outline(
  '418,330! 450,284 506,258 570,262 640,290! 640,560! 604,612 566,648 534,656 512,644 500,612! 476,604 456,566 440,520 420,470 404,420 404,372',
);
const SHOULDER = outline('640,620! 580,640 516,664 464,700 436,760 430,820! 640,820!');
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
  keyed('accent', MOUTH, 5),
  cut('ink', LOWER_LIP, 5),
  // The jaw goes over into the cheek.
  flat('ink', outline('350,530! 420,560 440,660 400,700 350,660 338,600!')),
  gouge('222,624 268,648 322,644', 6, 'mid'),
  keyed('light', TUSK, 5),
  // The lip lies over its root.
  flat('ink', outline('284,500! 330,506 346,540 330,572! 306,556 294,530')),
  gouge('296,522 306,548 324,564', 6, 'mid'),
  gouge('296,556 240,582 180,574', 6, 'far'),
  // The neck goes over into the shoulder.
  cut('near', SHOULDER, 6),
  combed('480,716 500,740 510,770', '640,670 640,700 640,740', {
    role: 'far',
    rows: 6,
    width: 7,
    length: 34,
  }),
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
  gouge('398,584 416,626 420,672 404,724', 11, 'far'),
  combed('446,590 450,640 440,700', '490,630 486,660 470,690', {
    role: 'mid',
    rows: 3,
    width: 7,
    length: 30,
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
