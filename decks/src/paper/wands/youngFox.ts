import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '392,330! 432,350 452,400 462,452 484,510 506,590 516,660 504,740 450,772 380,774 336,760 330,680 314,600 306,530 318,470 330,420!',
);
const TAIL = outline(
  '480,700! 530,720 548,770 510,820 420,836 330,826 250,800! 300,784 370,776 440,760 470,740',
);
const HEAD = outline(
  '228,326! 256,322 292,310 318,286 346,266! 400,270 436,310 442,350 424,392! 416,396 410,424! 390,412 372,432! 352,416 322,420! 306,398 262,372 236,350 222,338',
);
const NEAR_EAR = outline('338,284! 338,230 362,172! 400,214 420,290!');
const FAR_EAR = outline('312,296! 296,240 306,188! 340,220 354,280!');
/** The white of its muzzle, cheek, throat and breast. */
const WHITE = outline(
  '232,334! 268,344 300,348 326,366 352,372 386,356 420,348! 418,380 424,392! 416,396 410,424! 396,418 372,432! 380,470 400,500! 376,504 388,540! 362,540 370,580! 350,580 348,640! 330,640 322,600 308,540 318,470 324,420! 306,398 262,372 238,352',
);

/**
 * A young fox that sits with its brush round its feet and looks up to the left: 330 wide, from its ears at
 * 172 to its brush at 840.
 */
export const youngFox: Art = [
  cut('near', FAR_EAR, 4),
  joined('near', [limb('336,620,44 322,710,30 316,776,24 296,782,18')]),
  joined('mid', [NEAR_EAR, BODY, TAIL, HEAD], 6),
  flat('light', WHITE),
  // The jaw parts the head from the throat.
  gouge('300,394 332,412 372,424 400,406', 6, 'ink'),
  [gouge('336,440 350,470 352,500', 5, 'far'), gouge('326,490 340,520 340,556', 5, 'far')],
  flat('light', outline('250,800! 280,790 330,782 316,804 340,826 290,816')),
  joined('mid', [limb('396,580,84 372,670,50 358,740,36 352,790,32 326,800,24')], 3),
  flat('ink', limb('355,754,32 351,790,28 326,800,21')),
  flat('ink', 'M342 758L344 722L352 744L360 712L364 740L373 718L371 758Z'),
  flat('light', lens([322, 796], [336, 794], 3)),
  gouge('500,730 470,640 410,640 384,700 380,750', 7),
  flat('ink', outline('350,280! 350,234 366,200! 388,230 396,282!')),
  gouge('368,280 366,256 372,236', 6, 'mid'),
  flat('ink', outline('220,338! 222,322 240,318 248,330 238,346 226,346')),
  gouge('244,352 276,366 306,366', 5, 'ink'),
  flat('light', outline('288,332! 308,304 340,314! 332,336 308,342')),
  flat('ink', outline('284,334! 300,308 322,300 346,312! 324,306 308,314 296,330')),
  flat('ink', circlePath(314, 323, 10)),
  flat('light', circlePath(311, 319, 3.5)),
  combed('330,294 370,292 410,320', '350,330 380,330 410,344', {
    role: 'ink',
    rows: 3,
    width: 4,
    length: 20,
  }),
  combed('256,326 286,316 310,300', '270,334 290,328 304,318', {
    role: 'near',
    rows: 2,
    width: 4,
    length: 20,
  }),
  combed('436,380 456,460 490,560', '410,440 430,500 460,580', { role: 'ink', rows: 3, length: 26 }),
  combed('480,560 502,620 508,690', '430,560 456,620 472,660', { role: 'ink', rows: 3 }),
  combed('510,690 500,730 450,756', '440,660 440,700 420,740', { role: 'ink', rows: 4 }),
  combed('536,770 470,800 350,800', '530,806 450,826 340,818', { role: 'ink', rows: 3 }),
];
