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
const MUZZLE = outline('300,664 340,668 364,698 358,738 330,764 300,768 270,764 242,738 236,698 260,668');
const HORN = outline('366,452! 410,450 452,420 470,366 462,300! 500,344 508,410 484,466 430,500 384,500!');
const EAR = outline('388,492! 436,484 494,502 528,546! 480,562 424,552 388,524!');

/** The right eye: dark all over, under a heavy lid. */
const eye: Art = [
  fill('woodDark', outline('328,556! 340,536 364,530 384,542! 382,560 362,570 342,568'), { width: 2.6 }),
  flat('ink', outline('338,554 350,542 368,542 376,552 366,562 350,564')),
  flat('light', circlePath(351, 547, 4)),
  flat('waterLight', outline('352,562 362,560 370,556 364,565'), 0.8),
  line('M322 556C336 528 372 520 394 544', 5),
  line('M388 540L400 534M380 532L390 524', 2.6),
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

/** The right foreleg, folded before the breast: the broad knee comes forward, and the cannon lies under it, its hoof turned in. */
const foreleg: Art = [
  fill('wood', outline('396,742! 424,700 470,694 508,724 520,776 506,830! 430,846 392,800'), { width: 3 }),
  flat('woodDark', outline('500,730! 520,776 506,830! 470,838! 496,790'), 0.5),
  fill('wood', outline('506,836! 480,852 400,852 366,846! 364,800! 400,784 456,786 498,806!'), { width: 3 }),
  fill('stoneDark', outline('372,794! 340,798 318,822 312,852! 374,852!'), { width: 3 }),
  line('M344 800Q338 824 342 850', 2.4, 'ink'),
  graven('430,716 470,710 498,740', 6, 'woodDark', 1),
  graven('400,800 440,796 482,810', 5, 'woodDark', 0.9),
];

/** A bull from the front, from its horns at 300 down to its breast, a daisy in its mouth. */
export const bull: Art = [
  fill('wood', BODY, { width: 3 }),
  mirrored([
    flat('woodDark', outline('474,586! 510,640 530,720 544,830! 516,830! 508,730 494,660'), 0.5),
    line('M420 520C452 552 486 598 478 650C472 690 452 716 430 730', 3.2),
    graven('452,594 462,640 448,690', 6, 'woodDark', 1),
    graven('500,660 512,712 508,750', 6, 'woodDark', 1),
  ]),
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
  fill('linen', MUZZLE, { width: 2.6 }),
  mirrored([
    eye,
    fill('ink', outline('314,712! 318,694 336,690 346,704 340,718! 334,704 322,702'), { edge: 'none' }),
    graven('334,590 336,620 326,652', 5, 'woodDark', 1),
    graven('376,582 370,610 360,630', 5, 'woodDark', 1),
  ]),
  line('M300 702V728M262 726Q276 746 300 730Q324 746 340 726', 3.4, 'woodDark'),
  line('M326 736C360 742 380 726 412 730', 6, 'line'),
  line('M326 736C360 742 380 726 412 730', 3.4, 'leaf'),
  leaf(370, 734, 30, 30, 'leaf'),
  flower(424, 730, 24, 7, 'light', 'linen'),
];
