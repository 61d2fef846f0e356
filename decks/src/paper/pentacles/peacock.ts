import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const NECK = limb('284,362,40 306,384,42 318,420,42 314,462,46 302,508,56 298,550,76 300,600,130');
const BREAST = outline(
  '226,588! 262,556 338,556 374,588! 402,628 410,684 394,740 356,786 300,812 244,786 206,740 190,684 198,628!',
);
/** What shows of a folded wing beside the breast: its bend above, its quills behind the flank. */
const WING = outline('232,584! 180,592 150,640 146,706 158,776 186,828 222,856! 270,800! 214,760 204,690!');
const HEAD = outline('252,352 268,332 294,328 312,344 314,372 296,386 268,382');

/** A foot from the front: three toes spread on the ground. */
const FOOT = [
  '238,866,12 254,856,14 266,840,15 270,790,18',
  '266,874,12 266,856,14 268,800,15',
  '292,866,12 278,856,14 268,840,15',
];

/** A peacock from the front without its tail, its head turned left: from its crest at 262 down to its feet at 874. */
export const peacock: Art = [
  times(5, (i) => {
    const [x, y] = polar(296, 342, 66, -116 + i * 17);
    return [stroke('glow', `${292 + i * 3},338 ${x},${y}`, [4, 4]), cut('glow', circlePath(x, y, 8), 3)];
  }),
  mirrored([
    cut('mid', WING, 6),
    combed('214,598 180,612 164,650', '206,640 190,660 182,690', {
      role: 'ink',
      rows: 3,
      width: 7,
      length: 20,
    }),
    [0, 1, 2].map((i) =>
      gouge(`${162 + i * 17},${700 + i * 10} ${172 + i * 16},770 ${208 + i * 16},${838 - i * 12}`, 8, 'ink'),
    ),
    joined('glow', FOOT.map(limb), 4, 'ink'),
  ]),
  joined('accent', [BREAST, NECK, HEAD], 7),
  // The feathers lie like scales, small on the neck and large on the breast.
  combed('300,396 302,470 276,560 226,640', '326,400 332,470 324,560 374,640', {
    role: 'ink',
    rows: 5,
    width: 8,
    length: 22,
    thin: 1.6,
  }),
  [624, 668, 712, 756].map((y, row) =>
    times(6 - row, (i) => {
      const x = 300 + (i - (5 - row) / 2) * 36;
      return gouge(`${x - 15},${y} ${x - 9},${y + 20} ${x + 9},${y + 20} ${x + 15},${y}`, 8, 'ink');
    }),
  ),
  keyed('glow', outline('260,348! 244,350 224,364 218,378! 240,374 262,372!'), 4),
  gouge('228,370 246,364 260,362', 4, 'ink'),
  flat('light', outline('262,344! 284,334 304,346! 284,350') + outline('264,372! 284,366 304,374! 284,380')),
  flat('light', circlePath(281, 358, 8)),
  flat('ink', circlePath(279, 358, 5)),
];
