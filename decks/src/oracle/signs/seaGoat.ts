import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

/** From the brow up and back over the neck, down to its tip. */
const HORN: readonly Point[] = [
  [262, 414],
  [262, 344],
  [300, 284],
  [372, 258],
  [446, 280],
  [494, 342],
  [506, 420],
];
const HORN_WIDTHS = [50, 50, 46, 40, 33, 22, 5];

const NECK = outline(
  '256,520! 246,580 220,640 186,700 150,830! 470,830! 452,760 430,690 406,620 376,560 348,500 320,440 290,420',
);

/** Locks of fleece along the nape and the breast; they point down and back. */
const fleece: Art = eachRow(
  [
    ['318,452! 350,470 372,500 396,540! 366,534 352,528! 366,552 372,572! 340,552 316,510'],
    ['346,536! 384,560 404,596 424,640! 396,628 384,622! 394,650 396,672! 364,640 344,590'],
    ['372,626! 410,660 426,700 440,752! 414,730 404,724! 410,750 408,780! 380,740 362,690'],
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

/** The fish tail that comes out of the sea behind it. */
const TAIL: readonly Point[] = [
  [410, 850],
  [478, 800],
  [508, 720],
  [496, 640],
];
const TAIL_PATH = swellPath(TAIL, [120, 92, 58, 26]);

const tail: Art = [
  fill(
    'waterLight',
    outline(
      '486,652! 452,640 424,600 420,548! 452,566 482,590 498,618! 510,584 534,560 566,548! 568,600 548,640 506,656!',
    ),
    { width: 3 },
  ),
  ['490,640 466,612 440,572', '500,640 506,612 500,600', '510,640 532,612 552,572'].map((points) =>
    graven(points, 5, 'water', 1),
  ),
  fill('water', TAIL_PATH, { width: 3.2 }),
  clipped(
    TAIL_PATH,
    times(12, (row) =>
      times(7, (i) => {
        const [x, y] = [420 + i * 22 + (row % 2) * 11, 650 + row * 15];
        return line(`M${x - 11} ${toTenth(y - 4)}q11 18 22 0`, 2.6, 'waterLight');
      }),
    ),
  ),
  line(TAIL_PATH, 3.2),
];

/** A sea-goat in profile that swims to the left: head, neck and tail are above the water. */
export const seaGoat: Art = [
  tail,
  put(limb('metalDark', HORN, HORN_WIDTHS, 'line', 3), { x: -30, y: 22, turn: -4 }),
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
