import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { bowHand } from './bowHand.ts';

const LIMB = '300,482 348,470 402,486 448,530 477,584 497,612 511,600';

/** A feather of the arrow beside its shaft, which is nearer to us the lower it is. */
const VANE = outline('305,566! 316,576 330,602 342,632 348,658! 334,654 311,650!');
const vane: Art = [
  fill('red', VANE, { width: 3 }),
  clipped(VANE, [
    flat('light', outline('300,600! 328,608 340,620! 344,632! 328,622 300,616!')),
    flat('redDark', outline('300,560! 312,600 316,660! 300,660!'), 0.6),
    line(times(5, (i) => `M304 ${576 + i * 17}L350 ${602 + i * 17}`).join(''), 2.2, 'redDark', 0.8),
  ]),
  line(VANE, 3),
];

const half: Art = [
  limb('wood', LIMB, [34, 36, 34, 28, 20, 14, 8], 'line', 3),
  flat('straw', swellPath('326,464 356,460 405,477 450,522', [3, 8, 8, 3]), 0.85),
  flat('woodDark', swellPath('326,486 360,484 397,500 436,542 468,594', [3, 10, 10, 8, 4]), 0.75),
  eachOf('391,465,384,499 455,516,434,540 482,574,463,588', (x0 = 0, y0 = 0, x1 = 0, y1 = 0) =>
    limb(
      'trim',
      [
        [x0, y0],
        [x1, y1],
      ],
      [12, 12],
      'line',
      2,
    ),
  ),
  limb('metal', '489,604 499,614 509,608 512,592', [15, 15, 12, 5], 'line', 2.4),
];

const string: Art = [line('M495 611L300 676', 6.4, 'line'), line('M495 611L300 676', 3, 'light')];

/** The arrow away from us: its nock is at 300,676, its tip at 300,306. */
const arrow: Art = [
  flat('ink', outline('305,462! 313,464! 315,512! 307,512!'), 0.4),
  fill('straw', 'M296 380H304L310 668H290Z', { width: 3 }),
  flat('woodDark', 'M301 380H304L310 668H302Z', 0.6),
  mirrored(vane),
  // The third feather, edge on, along the top of the shaft.
  fill('trim', outline('300,568! 304,596 307,630 309,652! 300,646 291,652! 293,630 296,596'), { width: 2.6 }),
  line('M300 576V644', 2.6, 'redDark'),
  fill('light', 'M289 656H311L313 682Q300 666 287 682Z', { width: 2.6 }),
  mirrored(fill('steel', 'M300 306L328 384Q312 374 300 384Z', { width: 3 })),
  flat('steelDark', 'M302 316L325 380Q311 371 302 379Z'),
  graven('296,330 289,352 281,374', 4, 'light', 1),
  fill('trim', 'M294 378H306L307 396H293Z', { width: 2.4 }),
];

const GLOVE = outline(
  '262,742! 268,718 284,704 320,702 342,712! 362,736 392,776 440,840! 330,840! 300,800 272,776!',
);

/** The hand that draws: in a red glove, three fingers about the string on either side of the nock. */
const drawingHand: Art = [
  flat('ink', outline('256,690! 346,690! 370,730 330,760 256,750!'), 0.25),
  fill('red', GLOVE, { width: 3.2 }),
  clipped(GLOVE, [
    flat('redDark', outline('330,700! 350,730 376,772 420,840! 470,840! 360,700!'), 0.85),
    ['300,742 318,770 340,800', '330,738 348,764 370,794'].map((fold) => graven(fold, 5, 'wineDark', 0.7)),
  ]),
  // The little finger is bent into the palm.
  fill('red', outline('352,728! 366,716 384,726 390,748 378,762 358,756!'), { width: 2.8 }),
  flat('redDark', outline('372,720! 384,727 389,748 378,761 366,758! 376,744'), 0.8),
  eachOf('352,-8 325,0 274,8', (x = 0, bend = 0) => [
    limb('red', `${x + bend},736 ${x},708 ${x},680`, [28, 29, 25], 'line', 3),
    flat('redDark', swellPath(`${x + 8},734 ${x + 7},706 ${x + 6},684`, [9, 10, 6]), 0.8),
    graven(`${x - 9},708 ${x},712 ${x + 10},708`, 3, 'wineDark', 0.9),
    graven(`${x - 7},696 ${x - 7},684 ${x - 3},674`, 4, 'rose', 0.9),
  ]),
  flat('red', outline('266,732! 300,722 360,728! 350,756 280,760!')),
];

/** A drawn bow as its archer sees it: one hand holds the grip, the other the string, and the arrow points to the moon. */
export const drawnBow: Art = [
  mirrored(half),
  put(bowHand, { x: 284, y: 482, turn: -5, size: 0.86 }),
  mirrored(string),
  arrow,
  drawingHand,
];
