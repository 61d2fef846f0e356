import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const BODY = outline(
  '300,400! 356,404 396,434 416,490 434,548 474,586 510,640 530,720 548,860! 52,860! 70,720 90,640 126,586 166,548 184,490 204,434 244,404!',
);
const NECK = outline('204,440! 186,540 196,640 228,720 262,790! 338,790! 372,720 404,640 414,540 396,440!');
const HEAD = outline(
  '300,424 356,428 392,458 396,512 376,566 358,622 352,672 362,712 346,752 300,768 254,752 238,712 248,672 242,622 224,566 204,512 208,458 244,428',
);
const MUZZLE = outline('300,650 346,656 374,690 368,734 336,762 300,768 264,762 232,734 226,690 254,656');
const HORN = outline('366,452! 410,450 452,420 470,366 462,300! 500,344 508,410 484,466 430,500 384,500!');
const EAR = outline('388,492! 436,484 494,502 528,546! 480,562 424,552 388,524!');

/** The right eye: dark all over, under a heavy lid. */
const eye: Art = [
  fill('woodDark', outline('328,556! 340,536 364,530 384,542! 382,560 362,570 342,568'), { width: 2.6 }),
  flat('ink', outline('338,554 350,542 368,542 376,552 366,562 350,564')),
  flat('light', circlePath(351, 547, 4)),
  flat('waterLight', outline('352,562 362,560 370,556 364,565'), 0.8),
  line('M322 556C336 528 372 520 394 544', 5),
];

const forelock: Art = [
  fill(
    'woodDark',
    outline(
      '236,448! 250,414 276,400 300,396 324,400 350,414 364,448! 354,484 360,514! 336,502 328,538! 314,516 302,564! 288,520 274,540! 266,502 240,514! 246,484',
    ),
    { width: 2.6 },
  ),
  graven('300,408 306,460 302,536', 5, 'wood', 1),
  graven('278,412 268,450 272,510', 4, 'wood', 1),
  graven('324,412 334,450 328,506', 4, 'wood', 1),
  graven('260,430 252,460 250,494', 4, 'wood', 1),
  graven('342,430 350,460 350,494', 4, 'wood', 1),
];

/** The right foreleg, folded under the breast: only its round knee comes forward, on the ground at y 838. */
const foreleg: Art = [
  flat('ink', outline('360,838! 380,800 470,790 540,800! 548,840!'), 0.45),
  fill(
    'wood',
    outline('384,742! 410,690 456,668 504,690 528,744 530,800 506,834 450,846 398,836 372,804 372,770'),
    { width: 3 },
  ),
  flat(
    'woodDark',
    outline('506,696! 528,744 530,800 506,834 450,846 412,838! 470,826 500,790 508,740'),
    0.75,
  ),
  flat('straw', outline('392,744! 416,696 458,674 496,690! 460,688 430,704 404,748!'), 0.85),
  graven('398,772 426,752 464,752 490,770', 6, 'woodDark', 1),
  graven('402,796 430,782 462,782 484,794', 5, 'woodDark', 0.9),
  graven('388,780 384,800 394,820', 6, 'straw', 0.5),
];

/** The mouth and nose: a wet dark pad with a nostril at each side, the upper lip below it, and the chin. */
const muzzle: Art = [
  fill('linen', outline('268,738! 300,734 332,738! 340,758 326,778 300,784 274,778 260,758'), { width: 2.6 }),
  flat('stone', outline('270,764! 300,776 330,764! 322,778 300,783 278,778'), 0.9),
  fill('linen', MUZZLE, { width: 2.6 }),
  mirrored([
    flat('stone', outline('356,700! 364,700 358,738 338,756! 350,730'), 0.8),
    flat('stoneDark', circlePath(344, 732, 2.6) + circlePath(334, 742, 2.4) + circlePath(330, 728, 2.2)),
  ]),
  fill(
    'rose',
    outline(
      '300,660 340,660 366,684 362,712 336,724 318,722 300,732! 282,722 264,724 238,712 234,684 260,660',
    ),
    {
      width: 2.4,
    },
  ),
  mirrored([
    fill('ink', outline('320,706! 322,684 344,674 360,690 354,710! 348,696 334,696'), {
      edge: 'redDark',
      width: 2,
    }),
    graven('350,716 336,720 322,718', 4, 'redDark', 0.6),
  ]),
  graven('276,676 300,670 324,676', 7, 'light', 0.95),
  graven('290,690 300,687 310,690', 5, 'light', 0.8),
  graven('300,700 300,714 300,728', 4, 'redDark', 0.7),
  line('M300 732V746M250 734Q272 756 300 746Q328 756 350 734', 3.2, 'woodDark'),
];

/** A bull from the front, from its horns at 300 down to its breast, a daisy in its mouth. */
export const bull: Art = [
  fill('wood', BODY, { width: 3 }),
  flat('woodDark', outline('150,860! 150,680 190,600 240,560! 360,560! 410,600 450,680 450,860!'), 0.7),
  mirrored([
    // The moon behind it lights the line of its back.
    flat(
      'straw',
      outline('404,440! 416,490 434,548 474,586 510,640 530,720! 518,720! 500,650 466,600 426,560 408,500!'),
    ),
    flat('woodDark', outline('474,586! 510,640 530,720 544,830! 516,830! 508,730 494,660'), 0.5),
    line('M420 520C452 552 486 598 478 650C472 690 452 716 430 730', 3.2),
    graven('452,594 462,640 448,690', 6, 'woodDark', 1),
    graven('500,660 512,712 508,750', 6, 'woodDark', 1),
  ]),
  line(BODY, 3),
  fill('woodDark', NECK, { width: 2.6 }),
  mirrored([
    graven('372,640 366,700 340,770', 5, 'wood', 1),
    graven('340,730 336,760 322,790', 5, 'wood', 1),
  ]),
  mirrored(foreleg),
  mirrored([
    fill('wood', EAR, { width: 3 }),
    flat('rose', outline('406,504! 452,500 494,516 510,538! 470,548 420,540!')),
    fill('light', HORN, { width: 3 }),
    clipped(HORN, fill('metal', 'M440 372Q478 352 520 372V280H440Z', { width: 2 })),
    line(HORN, 3),
    graven('396,484 444,470 474,438', 4, 'stoneDark'),
  ]),
  fill('wood', HEAD, { width: 3 }),
  flat(
    'woodDark',
    outline('376,446! 392,458 396,512 376,566 358,622 352,672! 340,640 348,580 364,520'),
    0.55,
  ),
  forelock,
  mirrored([
    flat('straw', outline('372,436! 392,458 396,512 380,556! 384,510 382,468'), 0.85),
    eye,
    graven('334,590 336,620 326,652', 5, 'woodDark', 1),
    graven('376,582 370,610 360,630', 5, 'woodDark', 1),
  ]),
  muzzle,
  line('M322 746C352 758 380 734 412 730', 6, 'line'),
  line('M322 746C352 758 380 734 412 730', 3.4, 'leaf'),
  leaf(370, 740, 30, 30, 'leaf'),
  flower(424, 730, 24, 7, 'light', 'linen'),
];
