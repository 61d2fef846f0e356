import { clipped, flat, type Art } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, stroke } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = outline(
  '92,640 84,556 118,470 200,410 310,390 410,420 484,490 510,580 494,660 430,700 300,712 170,708 116,690',
);
const HEAD = outline(
  '402,540 450,526 496,556 510,606! 500,640 524,664! 480,672 440,690 380,694 320,694 276,690 256,678 262,660 310,640 344,614 368,572',
);
const CHEEK = outline(
  '258,676! 300,664 350,660 392,640 420,652 452,634 500,640 524,664! 480,672 440,690 380,694 320,694 276,690',
);
const NEAR_EAR = outline('440,556! 452,484 502,430! 528,500 506,580!');
const FAR_EAR = outline('372,576! 362,502 386,446! 424,486 440,544!');
const TAIL = limb('116,590,34 90,650,74 134,716,100 236,744,112 346,738,96 440,716,56 500,692,6');

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
    flat('light', outline('352,660! 336,690 358,712 340,738 362,762 344,800! 540,800! 540,660!')),
  ),
  combed('96,640 140,700 240,724 330,712', '110,690 170,760 250,776 340,766', {
    role: 'ink',
    rows: 4,
    width: 6,
    length: 46,
  }),
  combed('380,712 430,704 470,694', '376,760 430,738 470,708', { role: 'far', rows: 3, length: 30 }),
  joined('accent', [HEAD, NEAR_EAR], 5),
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
