import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const CLOTH = outline('118,476! 190,560 300,588 410,560 482,476! 470,580 400,652 300,672 200,652 130,580');

/** The cords from the bar to the tree on the left. */
const cords: Art = [7, 3.4].map((width, i) =>
  line('M84 408L118 470M84 408L122 494M84 408L128 520', width, i ? 'linen' : 'line'),
);

const QUILT = outline(
  '136,536! 148,500 172,470 196,468 216,490 224,512! 230,480 250,462 272,472 288,510 292,536! 308,570 320,620 280,640 190,620!',
);

/** The sole of a bear's hind paw, its toes up. */
const sole: Art = [
  fill('wood', outline('-28,34! -32,-4 -30,-40 -18,-60 0,-66 18,-60 30,-40 32,-4 28,34!'), { width: 2.8 }),
  flat('skinEdge', outline('-18,-6 -14,-26 0,-32 14,-26 18,-6 10,8 -10,8')),
  eachOf('-19,-42,6 -7,-52,6.4 7,-52,6.4 19,-42,6', (x = 0, y = 0, r = 0) =>
    flat('skinEdge', circlePath(x, y, r)),
  ),
];

/** Both hind paws, which show beyond the quilt. */
const feet: Art = eachOf('148,516,-26 186,504,-8', (x = 0, y = 0, turn = 0) =>
  put(sole, { x, y, turn, size: 0.9 }),
);

/** A soft straw hat, its crown dented, its brim sunk on the brow and up at the back. */
const hat: Art = put(
  [
    fill('straw', outline('-46,-26! -50,-60 -38,-84 -14,-84 2,-78 22,-90 46,-80 62,-56 64,-26! 8,-30'), {
      width: 3,
    }),
    flat('metalDark', outline('30,-86! 48,-78 61,-54 62,-26! 44,-28 48,-56'), 0.5),
    line('M-47 -34Q8 -48 63 -33', 11, 'red'),
    fill('trim', outline('-84,4! -70,-16 -36,-28 10,-32 50,-30 70,-34! 72,-20 56,-12 12,-16 -40,-8'), {
      width: 3,
    }),
    graven('-38,-52 -34,-72 -20,-78', 5, 'light', 0.9),
    graven('2,-76 4,-64 0,-56', 4, 'metalDark', 0.9),
  ],
  { x: 12, y: -18, turn: -2 },
);

/** A bear's face in profile to the left, at rest, under a straw hat; the scene lays it on its back. */
const face: Art = [
  fill(
    'wood',
    outline(
      '40,92! 52,40 52,0 40,-42 0,-52 -34,-40 -46,-12! -66,-8 -88,-2 -98,12 -94,30 -78,40 -50,50 -30,62! -14,76 -10,94!',
    ),
    { width: 2.8 },
  ),
  flat('straw', outline('-46,-10! -66,-7 -87,-1 -96,12 -92,29 -78,38 -54,46! -40,30 -36,10')),
  flat('woodDark', outline('-44,52! -20,46 8,34 24,46 40,90! -8,92! -14,76 -30,62'), 0.6),
  fill('ink', outline('-84,-4! -98,2 -103,14 -94,20 -84,12!'), { width: 1.6 }),
  line('M-94 22Q-70 34 -52 22', 3.2, 'ink'),
  fill('wood', circlePath(40, 26, 22), { width: 2.8 }),
  flat('rose', circlePath(40, 26, 12)),
  // The eye, shut.
  line('M-38 2Q-24 18 -4 4', 6, 'ink'),
  line('M-33 9l-6 7M-22 13l-1 9M-10 9l5 8', 3, 'ink'),
  hat,
];

const pillow: Art = [
  fill('linen', outline('340,572! 372,530 440,504 474,514 474,560 420,600!'), { width: 2.8 }),
];

const BREAST = outline(
  '240,544! 262,518 300,504 342,510! 372,530 410,540 424,560 420,600! 300,620! 258,600!',
);

/** A bear asleep under a quilt: its hind paws, its knees, and a straw hat on its brow. */
const sleeper: Art = [
  pillow,
  fill('wood', BREAST, { width: 3 }),
  clipped(BREAST, [
    flat('woodDark', outline('280,560! 340,546 392,552 430,572! 430,640! 280,640!'), 0.6),
    ['290,520 284,536 288,552', '318,514 312,530 316,546', '268,520 264,534 268,546'].map((tuft) =>
      graven(tuft, 5, 'straw', 0.8),
    ),
  ]),
  line(BREAST, 3),
  put(face, { x: 396, y: 494, turn: 40, size: 1.14 }),
  feet,
  fill('cloth', QUILT, { width: 3 }),
  clipped(QUILT, [
    flat(
      'clothDark',
      outline(
        '200,474! 222,500 224,540 212,600! 250,640! 320,640! 290,520 266,474! 282,530 270,600 232,600! 236,540 216,500',
      ),
      0.7,
    ),
    flat('clothDark', outline('268,474! 288,510 300,560 330,640! 270,640! 276,560'), 0.7),
    eachOf('160,530 204,512 248,548 278,584 182,566 226,580', (x = 0, y = 0) =>
      put(flat('trim', outline('0,-11! 9,0 0,11! -9,0')), { x, y }),
    ),
    line('M138 530Q150 490 184 472M228 500Q236 474 258 470', 7, 'rose', 0.8),
    line('M224 512Q232 560 226 610', 3, 'ink', 0.7),
  ]),
];

/** One foreleg hangs over the edge from the shoulder, its paw nearly in the grass. */
const arm: Art = [
  flat('ink', outline('322,590! 366,586 372,640 356,690 330,670!'), 0.25),
  fill(
    'wood',
    outline(
      '408,566! 402,540 380,526 350,530 322,550 304,586 300,620 302,654 306,692 298,716 306,734 326,740 346,734 354,714 346,690 350,644 360,606 378,580!',
    ),
    { width: 3 },
  ),
  flat(
    'woodDark',
    outline('400,562! 372,568 350,596 340,650 336,700 346,734 356,716 346,690 350,644 360,606 378,580!'),
    0.6,
  ),
  ['326,576 320,600 322,622', '340,562 332,584 330,600', '316,640 314,664 316,682'].map((tuft) =>
    graven(tuft, 5, 'straw', 0.8),
  ),
  // Elbow and wrist.
  ['302,632 316,640 332,636', '306,696 322,704 340,700'].map((fold) => graven(fold, 5, 'ink', 0.8)),
  line('M312 722v14M325 726v14M338 722v14', 3),
  eachOf('304,732 318,739 332,740 346,734', (x = 0, y = 0) =>
    fill('ink', outline(`${x - 5},${y - 3}! ${x},${y + 13}! ${x + 5},${y - 3}!`), { width: 1 }),
  ),
  // The shoulder goes on into the breast.
  flat('wood', outline('384,534! 398,536 408,552 400,563! 388,560 378,548!')),
];

const cloth: Art = [
  fill('red', CLOTH, { width: 3.2 }),
  clipped(CLOTH, [
    times(7, (i) => {
      const x = 300 + (i - 3) * 56;
      return fill(
        'light',
        `M${x - 12} 460Q${300 + (i - 3) * 42} 600 ${300 + (i - 3) * 26} 690H${300 + (i - 3) * 26 + 14}Q${300 + (i - 3) * 42 + 22} 600 ${x + 12} 460Z`,
        { width: 2 },
      );
    }),
    flat('ink', outline('120,500! 150,560 220,610 300,622 380,610 450,560 480,500! 500,700! 100,700!'), 0.26),
  ]),
  line(CLOTH, 3.2),
];

const TRUNK = outline(
  '30,840! 30,150! 84,150! 78,260 84,360 80,470 88,600 100,700 130,760 158,790! 120,788 110,800! 96,840!',
);

const trunk: Art = [
  fill('wood', TRUNK, { width: 3.2 }),
  clipped(TRUNK, [
    flat('woodDark', outline('30,150! 56,150! 52,300 58,460 54,620 66,740 90,840! 30,840!'), 0.8),
    [
      '62,190 58,260 64,330',
      '70,300 74,380 68,460',
      '60,420 66,500 60,570',
      '76,520 80,600 90,680',
      '66,620 74,700 96,770',
      '48,240 44,330 50,420',
      '46,520 50,600 46,700',
      '100,740 120,772 146,786',
    ].map((bark) => graven(bark, 7, 'skinEdge', 0.75)),
    line('M82 160Q76 260 82 360Q76 470 86 600Q96 700 130 764', 8, 'rose', 0.75),
  ]),
  line(TRUNK, 3.2),
  [396, 408, 420].map((y) =>
    [12, 7].map((width, i) => line(`M36 ${y}Q60 ${y + 8} 84 ${y - 2}`, width, i ? 'linen' : 'line')),
  ),
];

const robin: Art = [
  line('M-4 10V22M6 10V22', 3, 'ink'),
  fill('woodDark', outline('12,-4! 34,14 40,22! 22,18 8,12!'), { width: 2.2 }),
  fill('wood', outline('-22,-14! -14,-28 2,-28 14,-14 18,4 8,14 -8,14 -18,2'), { width: 2.6 }),
  flat('red', outline('-21,-14! -12,-22 -2,-16 2,0 -4,10 -16,4')),
  fill('woodDark', outline('4,-10! 18,-6 26,10! 10,8 2,2'), { width: 2 }),
  fill('ink', 'M-20 -18L-31 -14L-20 -11Z', { width: 1.4 }),
  flat('ink', circlePath(-9, -19, 2.6)),
];

/** A spade in the bed, with a robin on its handle. */
const spade: Art = put(
  [
    line('M0 20V-140', 14, 'line'),
    line('M0 20V-140', 9, 'straw'),
    fill('red', 'M-24 -150H24V-136H-24Z', { width: 2.8 }),
    fill('steel', 'M-28 -4H28V44H-28Z', { width: 3 }),
    flat('steelDark', 'M4 -2H26V44H4Z'),
    fill('skinEdge', outline('-46,46! -26,34 -6,42 14,32 34,38 50,48! 0,56'), { width: 2.4 }),
    put(robin, { x: 2, y: -178, size: 1.4 }),
  ],
  { x: 170, y: 768, turn: -5, size: 0.74 },
);

/** A hammock between two trees, with a bear asleep in it; a robin sits on the spade. */
export const hammock: Art = [
  mirrored(trunk),
  flat('ink', outline('170,742! 300,724 440,740! 320,764'), 0.4),
  mirrored(cords),
  sleeper,
  cloth,
  arm,
  spade,
];
