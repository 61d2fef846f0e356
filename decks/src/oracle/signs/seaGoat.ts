import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

/** From the brow up and back over the neck, down to its tip. */
const HORN: readonly Point[] = toPoints('262,414 262,352 292,300 344,280 396,298 424,352');
const HORN_WIDTHS = [50, 50, 45, 37, 25, 5];

/** The hair of the neck ends in points over the scales of the breast. */
const NECK = outline(
  '256,520! 246,580 220,630 196,672! 222,672 230,668! 222,700 218,732! 250,706 264,690! 272,730 284,766! 302,728 312,704! 336,738 358,752! 356,716 356,690! 384,706 410,708! 396,660 384,600 372,552 348,500 320,440 290,420',
);

/** Locks of fleece along the nape and the breast; they point down and back. */
const fleece: Art = eachRow(
  [
    ['318,452! 350,470 372,500 396,540! 366,534 352,528! 366,552 372,572! 340,552 316,510'],
    ['346,536! 384,560 404,596 424,640! 396,628 384,622! 394,650 396,672! 364,640 344,590'],
  ],
  (lock) => fill('shade', outline(lock), { width: 2.6 }),
);

const neck: Art = [
  fill('steelDark', NECK, { width: 3.2 }),
  clipped(NECK, [
    flat('stoneDark', outline('256,500! 320,560 350,640 360,730 350,830! 460,830! 440,600 330,430')),
    flat('steel', outline('256,540! 250,600 226,660 206,720 190,830! 150,830! 190,690')),
    [
      '276,560 268,620 244,680',
      '300,590 294,660 270,720',
      '324,600 326,680 306,750',
      '252,650 232,710 222,760',
      '350,650 356,720 342,780',
      '280,700 262,750 256,790',
    ].map((points) => graven(points, 6, 'shade', 0.75)),
  ]),
  line(NECK, 3.2),
  fleece,
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

/** The fish's body: from the breast along the water and up to the tail, in one bow. */
const BODY_PATH = swellPath(
  '270,600 284,690 350,750 430,762 496,716 516,640 506,560',
  [110, 170, 176, 130, 88, 52, 24],
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
  fill('waterLight', outline('330,680! 380,640 420,630 452,646! 440,664 446,690! 420,700 380,720'), {
    width: 3,
  }),
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

/** A sea-goat in profile that swims to the left: its body bends over the water from the breast to the fish tail. */
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
