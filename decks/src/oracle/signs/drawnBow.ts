import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { bowHand } from './bowHand.ts';

const LIMB = '300,482 356,470 420,486 474,530 508,584 532,612 548,600';

/** A feather of the arrow beside its shaft, which is nearer to us the lower it is. */
const VANE = outline('305,588! 318,606 334,650 352,706 364,764! 340,752 312,744!');
const vane: Art = [
  fill('red', VANE, { width: 3 }),
  clipped(VANE, [
    flat('light', outline('300,662! 340,676 362,700! 366,722! 340,700 300,690!')),
    flat('redDark', outline('300,580! 314,640 322,700 326,770! 300,770!'), 0.6),
    line(times(6, (i) => `M304 ${606 + i * 26}L370 ${646 + i * 26}`).join(''), 2.2, 'redDark', 0.8),
  ]),
  line(VANE, 3),
];

const half: Art = [
  limb('wood', LIMB, [34, 36, 34, 28, 20, 14, 8], 'line', 3),
  flat('straw', swellPath('330,464 366,460 424,477 476,522', [3, 8, 8, 3]), 0.85),
  flat('woodDark', swellPath('330,486 370,484 414,500 460,542 498,594', [3, 10, 10, 8, 4]), 0.75),
  eachOf('407,465,399,499 482,516,458,540 514,574,492,588', (x0 = 0, y0 = 0, x1 = 0, y1 = 0) =>
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
  limb('metal', '522,604 534,614 546,608 550,592', [15, 15, 12, 5], 'line', 2.4),
];

const string: Art = [line('M530 612L300 752', 6.4, 'line'), line('M530 612L300 752', 3, 'light')];

/** The arrow away from us: its nock is at 300,756, its tip at 300,316. */
const arrow: Art = [
  flat('ink', outline('306,470! 318,474! 326,600! 312,600!'), 0.4),
  fill('straw', 'M296 380H304L313 756H287Z', { width: 3 }),
  flat('woodDark', 'M301 380H304L313 756H303Z', 0.6),
  mirrored(vane),
  // The third feather, edge on, along the top of the shaft.
  fill('trim', outline('300,590! 305,640 309,700 312,752! 300,744 288,752! 291,700 295,640'), { width: 2.6 }),
  line('M300 600V742', 2.6, 'redDark'),
  fill('light', 'M286 744H314L316 766Q300 750 284 766Z', { width: 2.6 }),
  mirrored(fill('steel', 'M300 306L328 384Q312 374 300 384Z', { width: 3 })),
  flat('steelDark', 'M302 316L325 380Q311 371 302 379Z'),
  graven('296,330 289,352 281,374', 4, 'light', 1),
  fill('trim', 'M294 378H306L307 396H293Z', { width: 2.4 }),
];

/** A drawn bow as its archer sees it: the gloved hand holds the grip, and the arrow points over it to the moon. */
export const drawnBow: Art = [
  mirrored(half),
  put(bowHand, { x: 300, y: 494, size: 0.86 }),
  mirrored(string),
  arrow,
];
