import { flat, put, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Its back is bent; behind the head a notch shows where the neck is. */
const BODY = outline(
  '316,552! 350,544 384,570 404,610 412,656! 382,684 332,700 278,698 234,674 212,634 216,590 240,548!',
);
const HEAD = outline('206,528 212,484 248,460 290,464 318,492 324,530 312,562 272,582 232,574 212,554');
const TAIL = outline('386,606! 424,660 446,704! 448,726 420,734! 386,718 350,690!');
const WING = outline('300,584! 344,566 386,590 424,690! 374,706 330,686 300,640');
const TOES = [
  '266,690,14 244,704,9 226,712,5',
  '268,690,14 260,710,9 254,722,5',
  '308,694,14 296,712,9 288,722,5',
  '310,694,14 324,712,9 334,720,5',
];
const RIBBONS = ['330,494 356,502 364,530 388,542', '328,498 340,526 332,552 346,578'];

/** The feathers on its head, its bill, and the cloth with its knot behind the head. */
const HEADGEAR: Art = [
  flat(
    'ink',
    lens([252, 446], [238, 428], 4) + lens([272, 446], [266, 424], 4) + lens([292, 450], [294, 430], 4),
  ),
  cut('ink', outline('232,506! 204,508 172,534! 200,546 236,550!'), 5),
  gouge('178,533 204,528 232,528', 4, 'far'),
  RIBBONS.map((ribbon) => [
    stroke('light', ribbon, [18, 26, 28, 20]),
    stroke('accent', ribbon, [10, 17, 19, 11]),
  ]),
  cut('accent', outline('211,490! 240,478 284,470 324,470! 330,486 331,504! 288,506 250,512 215,524!'), 5),
  gouge('226,504 262,494 310,488', 5, 'ink'),
  cut('accent', outline('320,482 336,478 346,494 336,510 322,506'), 4),
];

/** A canary from the side that cowers to the left, a cloth tied over its eyes, from 460 to its toes at 722, 290 wide. */
export const blindfoldedCanary: Art = [
  flat('ink', lens([200, 712], [440, 716], 16)),
  keyed('glow', TAIL, 5),
  gouge('392,622 416,668 434,716', 6, 'ink'),
  joined('ink', TOES.map(limb), 3),
  joined('glow', [BODY, HEAD], 4, 'ink'),
  gouge('322,560 302,582 268,590', 6, 'ink'),
  // Its feathers are ruffled.
  combed('224,596 236,650 280,688', '276,584 286,630 330,690', {
    role: 'ink',
    rows: 4,
    width: 7,
    length: 22,
    fade: 0.6,
  }),
  keyed('glow', WING, 6),
  ['322,590 366,618 406,682', '314,614 348,650 376,690', '312,644 328,666 346,684'].map((quill) =>
    stroke('ink', quill, [4, 10, 3]),
  ),
  put(HEADGEAR, { x: -8, y: 18 }),
];
