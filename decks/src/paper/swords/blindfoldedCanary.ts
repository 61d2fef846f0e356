import { flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Its back is bent, and its head hangs before its breast. */
const BODY = outline(
  '196,500! 214,462 256,448 300,462 340,490 378,530 402,586 410,650! 380,682 330,698 276,696 232,672 212,630 214,592 186,574 178,536',
);
const TAIL = outline('386,606! 424,660 446,704! 448,726 420,734! 386,718 350,690!');
const WING = outline('300,520! 346,516 388,562 424,690! 374,704 330,676 298,610');
const LEGS = ['270,686,11 262,708,9 262,726,9', '314,692,11 308,710,9 308,728,9'];
const TOES = [
  '262,724,9 238,728,8 222,734,5',
  '262,724,9 248,734,8 240,744,5',
  '262,724,9 278,730,8 288,736,5',
  '308,726,9 286,732,8 272,738,5',
  '308,726,9 296,736,8 288,746,5',
  '308,726,9 322,732,8 332,738,5',
];
const RIBBONS = ['318,500 346,506 352,534 374,548', '316,504 326,534 318,560 330,584'];

/** A canary from the side that cowers to the left, a cloth tied over its eyes, from 448 to its feet at 728, 270 wide. */
export const blindfoldedCanary: Art = [
  flat('ink', lens([206, 738], [420, 742], 12)),
  keyed('glow', TAIL, 5),
  gouge('392,622 416,668 434,716', 6, 'ink'),
  joined('ink', [...LEGS, ...TOES].map(limb), 3),
  keyed('glow', BODY, 6),
  // Its feathers are ruffled.
  combed('222,600 236,650 280,688', '280,560 286,620 330,690', {
    role: 'ink',
    rows: 4,
    width: 7,
    length: 22,
    fade: 0.6,
  }),
  flat(
    'ink',
    lens([258, 448], [246, 430], 4) + lens([280, 452], [276, 430], 4) + lens([300, 460], [304, 440], 4),
  ),
  keyed('glow', WING, 6),
  ['322,544 366,590 406,680', '314,572 348,624 376,686', '310,604 328,648 344,678'].map((quill) =>
    stroke('ink', quill, [4, 10, 3]),
  ),
  // The bill, and the cloth with its knot behind the head.
  keyed('light', outline('184,560! 168,572 158,600! 182,598 206,584!'), 5),
  gouge('164,594 178,584 198,576', 4, 'ink'),
  RIBBONS.map((ribbon) => [
    stroke('light', ribbon, [18, 26, 28, 20]),
    stroke('accent', ribbon, [10, 17, 19, 11]),
  ]),
  cut('accent', outline('172,528! 206,508 262,488 312,480! 326,502 330,522! 276,530 222,552 184,572!'), 5),
  gouge('194,546 240,524 300,506', 5, 'ink'),
  cut('accent', outline('310,490 326,488 334,504 326,520 310,516'), 4),
];
