import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

/** From the brow up and back over the neck, down to its tip. */
const HORN: readonly Point[] = toPoints('262,414 262,352 292,300 344,280 396,298 424,352');
const HORN_WIDTHS = [50, 50, 45, 37, 25, 5];

/** The neck, the breast and the shoulder, whose fur ends in locks over the scales behind the ribs. */
const NECK = outline(
  '250,520! 238,580 214,626 206,668 218,706 246,728 284,740! 312,744 330,736! 328,716 326,706! 346,704 362,694! 356,676 352,664! 374,660 392,646! 384,628 378,616! 398,604 410,586! 384,540 350,490 320,440 290,420',
);

/** The forelegs: the far one is drawn up on the rock, the near one stands lower on it. */
const FAR_LEG = swellPath('246,676 196,644 142,654 128,694', [62, 44, 34, 30]);
const NEAR_LEG = swellPath('316,676 266,714 218,702 206,750', [84, 52, 38, 32]);
const hoof = (x: number, y: number): Art => [
  fill('ink', `M${x - 20} ${y}Q${x - 24} ${y + 16} ${x - 32} ${y + 28}H${x + 18}L${x + 16} ${y}Z`, {
    width: 2,
  }),
  line(`M${x - 6} ${y + 6}L${x - 10} ${y + 27}`, 2.4, 'steel'),
];

const neck: Art = [
  hoof(126, 692),
  fill('stoneDark', FAR_LEG, { width: 3 }),
  fill('steelDark', NECK, { width: 3.2 }),
  clipped(NECK, [
    flat('stoneDark', outline('290,560! 350,600 376,650 384,700 370,790! 460,830! 460,600 350,470')),
    flat('steel', outline('256,560! 244,600 222,640 214,680 224,720! 190,740! 190,640 230,560')),
    [
      '276,570 266,610 244,650',
      '306,570 300,620 280,664',
      '338,576 340,630 326,676',
      '250,640 238,664 234,690',
      '364,606 372,650 364,690',
    ].map((points) => graven(points, 6, 'shade', 0.75)),
  ]),
  hoof(206, 746),
  fill('steelDark', NEAR_LEG, { width: 5.6 }),
  flat('steelDark', NEAR_LEG),
  flat('steelDark', outline('300,630 340,660 340,690 314,714 280,690')),
  graven('296,640 274,676 280,700', 5, 'shade', 0.7),
  graven('240,694 224,704 216,726', 5, 'steel', 0.9),
];

const face: Art = [
  fill(
    'snow',
    outline('142,528! 166,520 196,524 218,532! 214,580 190,640 150,690! 158,650 140,620 136,576!'),
    {
      width: 2.8,
    },
  ),
  ['172,540 172,590 160,640', '194,544 192,584 180,620', '152,546 148,580 150,606'].map((points) =>
    graven(points, 4, 'stoneDark', 1),
  ),
  fill(
    'steelDark',
    outline(
      '292,404! 262,384 232,396 204,418 160,452 112,488 90,508 84,526! 90,544 108,552! 108,566 132,566 160,548 196,542 236,550 262,560! 310,540 330,490 320,430',
    ),
    { width: 3.2 },
  ),
  flat('steelDark', outline('300,410! 330,440 352,500 340,560 270,580! 240,560 270,500')),
  flat('steel', outline('232,398! 204,420 160,454 114,490 92,510! 110,512 160,482 210,446 240,420'), 0.95),
  flat('linen', outline('86,526! 100,506 124,510 140,530 128,550 108,552!'), 0.95),
  flat('stoneDark', outline('262,558! 236,548 196,540 160,546! 210,526 260,500 290,470 300,540'), 0.9),
  fill('ink', outline('96,514! 110,508 116,518 104,524!'), { width: 1.6 }),
  line('M108 553Q136 550 160 534', 3.4),
  fill('glow', outline('188,462! 204,442 228,440 242,452! 228,468 206,472'), { edge: 'ink', width: 3.4 }),
  flat('ink', 'M202 451H230V461H202Z'),
  line('M184 452Q206 426 246 434', 6, 'shade'),
  graven('200,484 216,488 234,482', 4, 'shade', 0.8),
  graven('150,478 160,494 158,512', 4, 'shade', 0.6),
  graven('262,480 256,510 240,530', 5, 'shade', 0.8),
];

const ear: Art = [
  fill('steelDark', outline('292,462! 330,448 380,462 418,504! 372,512 326,506 296,492!'), { width: 3 }),
  flat('rose', outline('312,474! 344,466 376,478 400,500! 366,502 330,496')),
];

/** The fish's body: from the ribs along the water and up to the tail, in one bow. */
const BODY_PATH = swellPath(
  '318,560 330,630 366,706 432,738 494,702 516,640 506,560',
  [120, 160, 166, 128, 88, 52, 24],
);

const fish: Art = [
  fill(
    'waterLight',
    outline(
      '496,572! 460,566 428,530 420,478! 454,492 486,516 504,540! 514,506 534,482 562,470! 566,520 548,556 516,574!',
    ),
    {
      width: 3,
    },
  ),
  ['500,562 472,538 446,502', '508,562 512,532 506,520', '514,564 536,540 552,496'].map((points) =>
    graven(points, 5, 'water', 1),
  ),
  fill('water', BODY_PATH, { width: 6.4 }),
  flat('water', BODY_PATH),
  clipped(BODY_PATH, [
    times(20, (row) =>
      times(18, (i) => {
        const [x, y] = [196 + i * 22 + (row % 2) * 11, 560 + row * 15];
        return line(`M${x - 11} ${toTenth(y - 4)}q11 18 22 0`, 2.6, 'waterLight');
      }),
    ),
    flat('near', swellPath('300,800 380,850 470,830 546,740 556,600', [60, 70, 60, 50, 30]), 0.5),
  ]),
];

/** A sea-goat in profile that looks left: its hooves stand at (126, 720) and (206, 774), its fish tail bends up behind it. */
export const seaGoat: Art = [
  fish,
  put(limb('metalDark', HORN, HORN_WIDTHS, 'line', 3), { x: -62, y: 42, turn: -8 }),
  neck,
  face,
  ear,
  ringedHorn(HORN, HORN_WIDTHS, 15),
  fill(
    'shade',
    outline('240,402! 262,380 296,386 312,420! 300,440! 288,424! 276,450! 262,424! 248,436! 244,416!'),
    { width: 2.6 },
  ),
];
