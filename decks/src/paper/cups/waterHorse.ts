import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, ticks } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '436,190 446,150! 462,196 486,238 510,292 512,318 498,332 478,326 452,302 428,300! 408,350 412,400 424,448 412,496 372,530 310,536 246,524 188,500! 150,520 104,480 88,420 98,364 136,334 190,332 240,346 290,336 330,304 368,240 404,196',
);
const SADDLE = outline('204,338! 250,344 306,328! 318,390 312,446! 262,458 214,444! 202,392');

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
 * A white horse that wades to the right under a saddle, its near foreleg lifted: from 50 to 514 across and from
 * 150 to 740 down. A cup whose foot is at 344 stands on its saddle at 258.
 */
export const waterHorse: Art = [
  joined(
    'far',
    [
      limb('350,490,84 366,580,44 358,650,28 362,740,30'),
      limb('178,470,96 214,560,48 184,636,28 196,740,26'),
    ],
    4,
    'ink',
  ),
  joined(
    'accent',
    [
      limb('98,366,26 64,384,34 56,450,42 70,520,38 52,590,4'),
      limb('96,374,22 82,420,30 86,490,30 94,560,3'),
    ],
    4,
  ),
  joined('light', [
    BODY,
    limb('376,476,100 434,522,58 484,546,34 478,588,24 458,616,26'),
    limb('136,440,124 146,520,84 116,590,38 130,650,27 134,740,26'),
  ]),
  keyed('mid', outline('444,606! 476,620! 462,652 434,638!'), 4),
  ticks(BODY, {
    role: 'far',
    flow: (x) => (x < 190 ? 70 : 165),
    gap: 24,
    length: 22,
    width: 6,
    tone: (x, y) => (y > 440 && y < 520 && x > 110 ? 0.9 : 0),
  }),
  gouge('392,410 372,450 382,500', 6, 'ink'),
  gouge('180,452 200,484 186,516', 6, 'ink'),
  gouge('422,252 432,286 456,290', 5, 'ink'),
  gouge('300,520 250,512 204,492', 5, 'ink'),
  MANE.map((lock) => cutStroke('accent', lock, [20, 30, 24, 3], [28, 39, 33, 5])),
  cut('accent', outline('434,182! 456,188 466,222 458,240 446,214'), 4),
  eye(460, 234, 8),
  flat('ink', circlePath(502, 304, 5) + lens([480, 318], [506, 320], 5)),
  [stroke('ink', '430,196 442,250 480,306', [7, 7, 7]), stroke('ink', '466,280 484,268 498,262', [7, 7, 7])],
  [stroke('ink', '478,304 420,372 352,380 312,352', [6, 6, 6, 6]), keyed('glow', circlePath(477, 304, 7), 3)],
  stroke('ink', '258,450 262,500 258,530', [16, 14, 14]),
  keyed('near', SADDLE, 5),
  gouge('210,424 262,440 312,424', 9, 'glow'),
];
