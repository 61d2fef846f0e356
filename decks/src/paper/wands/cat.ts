import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '236,330! 218,400 212,470 190,560 152,640 136,724 148,790 176,826! 424,826! 452,790 464,724 448,640 410,560 388,470 382,400 364,330!',
);
const HEAD = outline(
  '300,200 336,206 354,218! 362,160 386,104! 410,152 420,226 420,278! 436,302 422,310! 430,330 410,336! 386,372 346,396 300,402 254,396 214,372 190,336! 170,330 178,310! 164,302 180,278! 180,226 190,152 214,104! 238,160 246,218! 264,206',
);
/** A front paw and a hind paw on the left. */
const PAWS = [
  outline('204,840! 204,814 226,792 262,792 290,808 297,840!'),
  outline('136,838! 136,812 160,796 190,806 200,838!'),
];
const TAIL = limb('420,796,56 476,808,48 516,788,42 534,744,34 530,696,22');

/** The tail of the cat, which lies round what stands at x 496. */
export const catTail: Art = joined('ink', [TAIL], 6);

/** A black cat that sits upright before us, its head high: 330 wide, from its ears at 104 to its paws at 860. */
export const cat: Art = [
  joined('ink', [BODY], 7),
  mirrored(joined('ink', PAWS, 5)),
  flat('ink', BODY),
  combed('220,430 200,560 170,700', '262,440 256,520 236,600', {
    role: 'mid',
    rows: 3,
    width: 9,
    length: 40,
  }),
  combed('380,430 400,560 430,700', '338,440 344,520 364,600', {
    role: 'mid',
    rows: 3,
    width: 9,
    length: 40,
  }),
  combed('276,420 284,470 292,540', '324,420 316,470 308,540', {
    role: 'mid',
    rows: 4,
    width: 8,
    length: 30,
  }),
  gouge('300,590 298,700 300,826', 8),
  mirrored([
    gouge('196,650 238,676 250,740 236,812', 8),
    [
      '226,816 224,828 225,840',
      '250,812 249,826 250,840',
      '273,814 274,828 274,840',
      '156,818 154,828 155,838',
      '176,816 176,828 177,838',
    ].map((gap) => gouge(gap, 5)),
    gouge('200,796 203,820 202,840', 6),
  ]),
  joined('ink', [HEAD], 7),
  mirrored([
    flat('mid', outline('376,218! 374,170 386,130! 400,176 402,244!')),
    combed('316,214 320,240 316,262', '352,226 352,250 340,266', {
      role: 'mid',
      rows: 3,
      width: 7,
      length: 26,
    }),
    keyed('glow', outline('316,312! 328,276 356,258 394,262! 392,296 372,318 344,322'), 3),
    flat('ink', lens([358, 258], [354, 322], 17)),
    flat('light', circlePath(344, 280, 6)),
    gouge('308,318 322,272 356,248 400,256', 8, 'ink'),
    [346, 358, 368].map((y, i) => gouge(`328,${y} 390,${y - 10} 452,${y - 20 + i * 18}`, 5)),
  ]),
  flat('accent', outline('280,336! 300,330 320,336! 312,352 300,360 288,352')),
  gouge('262,372 282,384 300,366 318,384 338,372', 6),
];
