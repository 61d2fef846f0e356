import type { Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { cut, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { pentacle } from '../objects.ts';

const CROWN = outline(
  '284,112 340,122 388,150 430,186 452,240 446,300 462,356 446,410 452,462 412,506 356,514 316,546 270,548 232,524 180,522 130,500 104,448 112,396 98,340 118,288 112,232 144,180 186,148 234,124',
);
const COINS = toPoints('280,166 190,222 370,222 280,276 176,334 384,334 280,386 190,446 370,446 280,494');
/** The trunk stands to the left of its crown and leans in under it. */
const WOOD = [
  '196,790,104 200,730,62 210,640,46 246,540,40 276,420,26 280,220,8',
  '212,650,42 184,580,24 166,510,14 160,430,6',
  '246,540,32 320,470,20 370,410,14 396,350,6',
  '276,430,22 230,360,14 196,300,10 176,240,5',
  '278,370,20 324,310,14 362,270,8 384,210,4',
].map(limb);

/** A tree with ten coins in its crown, in three columns: 360 wide about 280, from 112 to its foot at (196, 790). */
export const coinTree: Art = [
  cut('near', CROWN, 6),
  ticks(CROWN, { role: 'mid', flow: (x) => -90 + (x - 280) * 0.4, gap: 31, length: 26, width: 8 }),
  joined('ink', WOOD, 4),
  COINS.flatMap(([x, y], i) => [
    leaf(x - 20, y - 14, 196 + i * 9, 54, 'mid'),
    leaf(x + 18, y - 18, -50 + i * 7, 54, 'mid'),
  ]),
  COINS.map(([x, y], i) => pentacle(x, y, 0.39, (i % 3) * 8 - 8)),
];
