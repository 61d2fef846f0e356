import { clipped, flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '92,640 84,556 118,470 200,410 310,390 410,420 484,490 510,580 494,660 430,700 300,712 170,708 116,690',
);
const HEAD = outline(
  '402,540 450,526 496,556 516,610 510,656 484,688 440,696 380,694 320,694 276,690 256,678 262,660 310,640 344,614 368,572',
);
/** It narrows along the jaw to the nose; under the ear its fur ends in tufts. */
const CHEEK = outline(
  '258,676! 300,664 350,658 392,640 420,630! 422,644 446,646! 438,658 460,666! 442,674 454,690! 420,692 380,690 320,690 276,688',
);
const NEAR_EAR = outline('440,556! 452,484 502,430! 528,500 506,580!');
const FAR_EAR = outline('372,576! 362,502 386,446! 424,486 440,544!');
const TAIL = limb('116,590,34 90,650,74 134,716,98 216,748,106 296,752,90 360,742,56 408,722,6');

/** A fox that sleeps curled up, its nose on its brush: 440 wide, its back at 390 and its brush down to 800. */
export const sleepingFox: Art = [
  joined('accent', [BODY]),
  combed('420,440 300,412 190,460 130,560 120,650', '390,510 300,486 230,520 196,590 210,660', {
    role: 'ink',
    rows: 5,
    width: 5,
    length: 46,
  }),
  // The haunch.
  gouge('230,700 176,650 196,580 262,564 312,600', 8),
  joined('accent', [FAR_EAR], 5),
  flat('ink', outline('384,548! 376,506 386,470! 410,500 422,536!')),
  joined('accent', [TAIL]),
  clipped(
    TAIL,
    flat('light', outline('258,660! 240,700 266,722 242,744 268,766 246,820! 540,820! 540,660!')),
  ),
  combed('96,640 130,700 180,724 234,726', '110,690 150,756 190,776 232,780', {
    role: 'ink',
    rows: 4,
    width: 6,
    length: 40,
  }),
  combed('284,732 330,734 376,724', '284,778 330,768 376,738', { role: 'far', rows: 3, length: 28 }),
  stroke('ink', '266,804 320,792 372,764 408,722', [3, 6, 6, 3]),
  joined('accent', [HEAD, NEAR_EAR], 5),
  stroke('ink', '262,692 300,700 360,702 430,700 484,692', [5, 13, 14, 11, 3]),
  flat('light', CHEEK),
  flat('ink', outline('456,546! 466,494 500,456! 514,506 498,560!')),
  stroke('ink', '352,630 368,646 388,644 402,626', [4, 9, 9, 4]),
  flat('ink', outline('250,672! 260,656 280,658! 276,680 258,686')),
  gouge('276,682 320,682 360,676', 4, 'ink'),
  combed('420,552 376,592 330,638', '448,560 412,600 392,628', {
    role: 'ink',
    rows: 2,
    width: 4,
    length: 24,
  }),
];
