import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { whelk } from './whelk.ts';

const nose: Art = [
  fill('ink', outline('-36,6! -30,-8 -14,-14 0,-12 14,-14 30,-8 36,6! 24,24 8,30 0,38! -8,30 -24,24'), {
    width: 2,
  }),
  flat('waterLight', outline('-20,-4! -8,-9 8,-9 20,-4! 8,-1 -8,-1'), 0.8),
];

const HEAD = outline(
  '0,-106 58,-102 104,-72 126,-20 138,30 126,74 84,112 0,122 -84,112 -126,74 -138,30 -126,-20 -104,-72 -58,-102',
);

/** An otter's head from the front, its eyes closed; 270 wide and 230 high about 0,0. */
const head: Art = [
  mirrored(
    [
      fill('wood', outline('92,-76! 108,-98 136,-94 140,-64 122,-40!'), { width: 3 }),
      flat('woodDark', outline('104,-74! 116,-84 128,-80 128,-64 118,-52!')),
    ],
    0,
  ),
  fill('wood', HEAD, { width: 3.4 }),
  clipped(HEAD, [
    flat('woodDark', outline('150,-120! 60,-110 96,-60 118,10 104,70 60,130! 150,130!'), 0.6),
    flat(
      'straw',
      outline(
        '0,-22 34,-48 76,-42 100,-4 116,40 104,84 60,112 0,118 -60,112 -104,84 -116,40 -100,-4 -76,-42 -34,-48',
      ),
    ),
    flat('metalDark', outline('76,-42! 100,-4 116,40 104,84 60,112! 90,70 96,30 88,-10'), 0.4),
    line('M-146 20Q-128 -40 -100 -74Q-60 -108 0 -104', 13, 'linen', 0.75),
  ]),
  line(HEAD, 3.4),
  mirrored(
    [
      flat('linen', outline('0,26! 30,14 70,24 84,52 66,80 30,84 0,64!')),
      line('M44 -20Q66 4 92 -16', 6, 'ink'),
      line('M90 -16l12 -6M82 -9l10 3', 3.4, 'ink'),
      line('M0 40V58Q22 78 48 62', 3.4, 'ink'),
      line('M60 44Q110 34 152 40M60 54Q112 56 150 72M56 64Q100 78 130 102', 2.4, 'light'),
      eachOf('40,40 52,54 38,60', (x = 0, y = 0) => line(`M${x} ${y}v.1`, 4, 'metalDark')),
      graven('46,-46 66,-54 88,-42', 5, 'wood', 1),
    ],
    0,
  ),
  eachOf('-30,-82 0,-88 30,-82 -58,-66 58,-66 -14,-62 16,-62', (x = 0, y = 0) =>
    graven(`${x},${y} ${x * 0.94},${y + 12} ${x * 0.92},${y + 24}`, 4, 'woodDark', 0.9),
  ),
  nose,
];

/** A rounded paw that lies on the shell, its short toes at the top; its wrist is 68 wide and goes on into the arm. */
const nearPaw: Art = put(
  [
    flat('ink', outline('-40,-22! -20,-44 20,-44 46,-18! 44,20! -30,20!'), 0.3),
    fill(
      'wood',
      outline(
        '-34,50! -38,14 -42,-6 -37,-20 -24,-24! -20,-34 -8,-37 0,-29! 8,-37 20,-34 24,-24! 37,-20 42,-6 38,14 34,50!',
      ),
      { width: 3 },
    ),
    flat('woodDark', outline('14,-14! 28,-18 40,-14 38,4 34,52! 8,52!'), 0.6),
    line('M-24 -24L-20 -10M0 -29V-13M24 -24L20 -10', 3),
  ],
  { x: 382, y: 546, turn: 50 },
);

const BODY = outline(
  '96,420! 86,500 84,600 92,700 84,840! 470,840! 474,760 452,680 436,600 410,500 344,430!',
);
const NEAR_ARM = outline(
  '112,500! 86,532 72,584 70,650 88,714 130,752 184,752 246,722 310,666 366,606! 324,554! 284,594 240,640 212,652 204,622 204,572 190,520!',
);
const FAR_ARM = outline(
  '388,520! 392,600 402,660 432,692 470,684 500,650 520,604 528,552! 524,500! 474,500! 474,540 462,572 446,588!',
);

const locks = (list: string[], role: 'straw' | 'ink' | 'wood'): Art =>
  list.map((lock) => graven(lock, 7, role, 0.75));

/** The other paw, which comes round the far edge of the shell. */
const FAR_PAW = outline(
  '527,556! 532,520 526,488 506,472 484,472 470,484! 456,486 450,498 458,509! 446,516 448,530 459,536! 454,548 464,560 482,566 508,568!',
);
const farPaw: Art = [
  flat('ink', outline('450,480! 476,462 506,470 510,566! 470,572 444,530!'), 0.28),
  fill('wood', FAR_PAW, { width: 3 }),
  clipped(
    FAR_PAW,
    flat('woodDark', outline('440,536! 470,548 500,544 516,520 518,470! 540,470! 540,580! 440,580!'), 0.6),
  ),
  line('M470 484L484 490M458 509L474 511M459 536L475 532', 3),
  // The wrist goes on into the arm.
  line('M484 566.5Q496 568 508 568L524 558', 5, 'wood'),
  line('M484 566.5Q496 568 508 568L524 558', 5, 'woodDark', 0.68),
];

/** The arm whose elbow shows under the shell; its forearm goes up behind it to the paw on the far edge. */
const farArm: Art = [
  fill('wood', FAR_ARM, { width: 3.4 }),
  clipped(FAR_ARM, [
    flat(
      'woodDark',
      outline('380,500! 420,600 440,640 470,600 500,520! 560,500! 520,640 460,710 380,700!'),
      0.75,
    ),
    locks(['470,660 492,632 504,606', '434,676 450,672 462,660'], 'ink'),
  ]),
  flat('wood', outline('380,516! 396,540 398,600 408,656! 380,640!')),
  flat('woodDark', outline('380,516! 396,540 398,600 408,656! 380,640!'), 0.75),
];

/** The arm nearer to us, from the shoulder beside the cheek over the elbow to the wrist. */
const nearArm: Art = [
  flat('ink', outline('92,700! 140,780 210,770 290,720 372,640! 330,600! 200,640!'), 0.22),
  flat('wood', NEAR_ARM),
  clipped(NEAR_ARM, [
    flat(
      'woodDark',
      outline('60,660! 96,716 150,734 200,722 250,694 320,630 384,566! 420,600! 300,720 200,800! 80,800!'),
      0.7,
    ),
    flat('woodDark', outline('210,500! 196,540 184,580 190,640 214,670! 224,640! 210,560!'), 0.55),
    flat('woodDark', outline('100,490! 130,516 160,530 214,536! 214,480!'), 0.6),
    line('M240 638Q284 596 324 554', 11, 'linen', 0.5),
    line('M94 528Q74 580 74 640Q76 690 98 722', 12, 'linen', 0.6),
    locks(
      [
        '104,580 102,606 110,630',
        '130,566 128,596 134,622',
        '118,660 124,686 140,706',
        '244,668 262,660 278,646',
      ],
      'straw',
    ),
    locks(['176,734 200,730 222,716', '270,684 292,666 308,650'], 'ink'),
  ]),
  flat(
    'line',
    swellPath(
      '108,498 86,532 72,584 70,650 88,714 130,752 184,752 246,722 310,666 366,606',
      [3, 3.4, 3.4, 3.4, 3.4, 3.4, 3.4, 3.4, 3.4, 3.4],
    ),
  ),
  flat(
    'line',
    swellPath('324,554 284,594 240,640 214,652 204,624 204,580 196,548', [3.4, 3.4, 3.4, 4.4, 4, 3, 1]),
  ),
];

/** An otter in the water to its breast, its head against a whelk that it holds in both paws. */
export const listeningOtter: Art = [
  fill('wood', BODY, { width: 3.4 }),
  clipped(BODY, [
    flat('woodDark', outline('320,400! 372,520 404,640 404,840! 540,840! 540,400!'), 0.75),
    flat(
      'straw',
      outline('190,500! 240,530 310,510! 340,600 330,700 320,840! 160,840! 160,700 168,600'),
      0.5,
    ),
    flat('woodDark', outline('100,440! 160,510 240,526 330,500 380,470! 344,556 240,566 140,540'), 0.6),
    locks(['236,580 240,606 234,630', '286,556 288,586 280,606', '318,600 318,630 310,650'], 'straw'),
    locks(['372,640 380,680 378,720', '430,716 440,744 438,770'], 'ink'),
  ]),
  line(BODY, 3.4),
  farArm,
  put(whelk, { x: 414, y: 424, turn: 14, size: 1.04 }),
  put(head, { x: 208, y: 384, turn: 13 }),
  farPaw,
  nearArm,
  nearPaw,
  put([flat('wood', boxPath(-31.5, 24, 63, 40)), flat('woodDark', boxPath(10, 24, 21.5, 40), 0.6)], {
    x: 382,
    y: 546,
    turn: 50,
  }),
  // Drops that fall from its elbow, its chin and the shell.
  eachOf('330,520,1 344,700,0.8 506,690,1 60,470,0.8', (x = 0, y = 0, size = 1) =>
    put(fill('light', 'M0 -16C3 -6 8 0 8 6A8 8 0 0 1 -8 6C-8 0 -3 -6 0 -16Z', { width: 2 }), { x, y, size }),
  ),
];
