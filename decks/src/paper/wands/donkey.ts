import { flat, type Art } from '../../drawing/art.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { eye } from '../nature/head.ts';
import { fur, limb, outline } from '../nature/body.ts';

const BODY = outline(
  '226,500 300,516 380,508 450,496 510,510 536,560 526,630 470,664 400,676 320,676 250,660 206,610 196,560',
);
const NECK = outline('250,500 200,530 160,566 130,600! 150,660! 200,650 240,640 280,600');
const HEAD = outline('160,566 132,580 104,640 76,690 70,722 86,738 110,730 134,700 164,672 186,640 190,600');

/**
 * A donkey that walks to the left with its head bent: 500 wide, from its ears at 471 to its hooves at 850.
 */
export const donkey: Art = [
  joined('near', [
    limb('236,630,50 226,700,30 206,750,18 196,806,18'),
    limb('450,640,60 436,710,34 456,760,18 436,826,18'),
    outline('136,600! 104,576 84,528! 122,540 156,576!'),
  ]),
  joined('ink', [
    BODY,
    NECK,
    HEAD,
    limb('262,630,62 270,710,36 266,760,20 252,812,20'),
    limb('498,590,92 484,700,44 512,760,20 500,836,20'),
    limb('528,540,14 552,600,9 548,680,8'),
    outline('540,670 558,680 554,730 544,750! 534,720'),
    outline('150,584! 124,536 122,476! 158,500 192,566!'),
  ]),
  flat('far', outline('156,570! 136,532 132,496! 154,514 172,558!')),
  flat('light', outline('92,676 72,700 70,722 86,738 108,730 120,712')),
  flat('ink', lens([78, 724], [104, 716], 4) + lens([80, 700], [88, 694], 6)),
  eye(134, 634, 7),
  [gouge('238,798 252,794 266,798', 5), gouge('486,822 500,818 514,822', 5)],
  fur(BODY, 'far', 168, (_, y) => (y > 560 ? 0.8 : 0)),
  fur(NECK, 'far', 130),
];
