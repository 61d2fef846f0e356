import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '436,190 446,150! 462,196 486,238 510,292 512,318 498,332 478,326 452,302 428,300! 408,350 412,400 424,448 412,496 372,530 316,536 268,524 230,502! 192,520 146,480 130,420 140,366 178,336 226,334 262,344 296,334 330,304 368,240 404,196',
);
const SADDLE = outline('226,332! 262,342 312,326! 324,386 318,436! 276,448 236,436! 224,388');

/** The locks of the mane, from the poll down to the withers. */
const MANE = [
  '330,310 318,344 322,372 306,400',
  '350,284 340,326 350,360 338,398',
  '368,256 362,300 374,336 366,380',
  '386,228 382,272 396,306 390,348',
  '406,202 402,244 416,276 410,312',
  '430,184 424,220 434,244 426,272',
];

/**
 * A white horse that wades to the right under a saddle, its near foreleg lifted: from 92 to 514 across and from
 * 150 to 740 down. A cup whose foot is at 346 stands on its saddle at 270.
 */
export const waterHorse: Art = [
  joined(
    'far',
    [
      limb('350,490,84 366,580,44 358,650,28 362,740,30'),
      limb('220,470,96 256,560,48 226,636,28 238,740,26'),
    ],
    4,
    'ink',
  ),
  joined(
    'accent',
    [
      limb('140,366,26 106,384,34 98,450,42 112,520,38 94,590,4'),
      limb('138,374,22 124,420,30 128,490,30 136,560,3'),
    ],
    4,
  ),
  joined('light', [
    BODY,
    limb('380,470,96 430,496,60 484,500,38 496,514,36 484,556,21 470,588,20 466,600,27'),
    limb('178,440,120 190,524,76 160,596,38 166,616,34 174,670,24 178,740,26'),
  ]),
  keyed('mid', outline('450,600! 480,602! 484,634 442,634!'), 4),
  ticks(BODY, {
    role: 'far',
    flow: (x) => (x < 230 ? 70 : 165),
    gap: 24,
    length: 22,
    width: 6,
    tone: (x, y) => (y > 440 && y < 520 && x > 150 ? 0.9 : 0),
  }),
  gouge('392,410 372,450 382,500', 6, 'ink'),
  gouge('222,452 240,484 228,516', 6, 'ink'),
  gouge('476,494 490,502 502,516', 5, 'ink'),
  gouge('422,252 432,286 456,290', 5, 'ink'),
  gouge('320,520 280,512 244,494', 5, 'ink'),
  MANE.map((lock) => cutStroke('accent', lock, [20, 30, 24, 3], [28, 39, 33, 5])),
  cut('accent', outline('434,182! 456,188 466,222 458,240 446,214'), 4),
  eye(460, 234, 8),
  flat('ink', circlePath(502, 304, 5) + lens([480, 318], [506, 320], 5)),
  [stroke('ink', '430,196 442,250 480,306', [7, 7, 7]), stroke('ink', '466,280 484,268 498,262', [7, 7, 7])],
  [stroke('ink', '478,304 420,372 352,380 312,352', [6, 6, 6, 6]), keyed('glow', circlePath(477, 304, 7), 3)],
  stroke('ink', '274,444 278,500 274,530', [16, 14, 14]),
  keyed('near', SADDLE, 5),
  gouge('232,416 276,430 318,416', 9, 'glow'),
];
