import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const CLOTH = outline('118,476! 190,560 300,588 410,560 482,476! 470,580 400,652 300,672 200,652 130,580');

/** The cords from the bar to the tree on the left. */
const cords: Art = [7, 3.4].map((width, i) =>
  line('M84 408L118 470M84 408L122 494M84 408L128 520', width, i ? 'linen' : 'line'),
);

const QUILT = outline('136,536! 150,508 190,494 224,512 250,524 274,526! 300,560 320,620 280,640 190,620!');

/** A bare foot from the side, its toes up and its sole to the left. */
const foot: Art = [
  fill(
    'skinOlive',
    outline('30,30! 22,0 10,-26 4,-46 6,-60 -2,-70 -14,-68 -20,-54 -20,-36 -13,-14 -17,4 -20,20 -10,34!'),
    { width: 2.8 },
  ),
  flat('skinBrown', outline('-19,-40! -12,-14 -16,4 -18,20! -4,20 -2,-10 -10,-40!'), 0.6),
  // Its toes, the great one nearest to us.
  eachOf('-17,-66,5.5 -9,-71,6 0,-73,6.4 9,-68,8.6', (x = 0, y = 0, r = 0) =>
    fill('skinOlive', circlePath(x, y, r), { width: 2.4 }),
  ),
  flat('skinOlive', outline('-15,-62! -6,-66 4,-66 15,-62! 10,-48 -16,-46')),
  flat('skinFair', circlePath(10, -71, 3)),
];

/** Two bare feet that show beyond the quilt. */
const feet: Art = eachOf('156,516,-24 176,510,-10', (x = 0, y = 0, turn = 0) =>
  put(foot, { x, y, turn, size: 0.84 }),
);

/** A soft straw hat, its crown dented, its brim sunk over the eyes and up at the back. */
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
  { x: 0, y: 2, turn: -5 },
);

/** A face in profile to the left, at rest, under a straw hat; the scene lays it on its back. */
const face: Art = [
  fill(
    'skinOlive',
    outline(
      '36,84! 40,40 46,0 36,-40 0,-50 -30,-40 -38,-18! -44,-4 -58,8 -58,14 -47,17! -48,22! -53,26 -48,31! -51,37 -46,41! -49,52 -38,64 -14,62! -6,72 -4,88!',
    ),
    { width: 2.8 },
  ),
  flat('skinBrown', outline('-44,56! -20,50 6,34 22,44 36,84! -2,88! -8,68 -26,64'), 0.6),
  flat('rose', outline('-36,16 -20,8 -8,20 -22,32'), 0.6),
  line('M-48 31Q-36 36 -30 26', 3, 'skinEdge'),
  fill('hairBrown', outline('34,58! 56,44 68,14 64,-20 50,-46! 0,-40! 6,-8 4,10 18,4 24,24 30,44'), {
    width: 2.6,
  }),
  fill('skinOlive', outline('4,6! 10,-6 22,-2 22,12 12,22'), { width: 2.4 }),
  hat,
];

const pillow: Art = [
  fill('linen', outline('340,572! 372,530 440,504 474,514 474,560 420,600!'), { width: 2.8 }),
];

/** The collar, open at the throat. */
const collar: Art = fill('light', outline('338,512! 352,528 366,536! 352,552 334,540 324,522!'), {
  width: 2.6,
});

const SHIRT = outline('240,544! 262,518 300,504 342,510! 372,530 410,540 424,560 420,600! 300,620! 258,600!');
const SLEEVE = outline(
  '408,548! 394,532 368,528 340,538 318,556 304,580 297,606 296,624! 326,634 354,622! 358,596 368,578 386,566 408,562!',
);

/** Somebody asleep under a quilt: bare feet, and a straw hat over the eyes. */
const sleeper: Art = [
  pillow,
  fill('light', SHIRT, { width: 3 }),
  clipped(SHIRT, [
    flat('stone', outline('280,560! 340,546 392,552 430,572! 430,640! 280,640!'), 0.8),
    line('M316 510Q310 530 312 560', 2.6, 'stoneDark'),
    graven('290,520 284,540 292,566', 5, 'stone', 1),
    graven('276,516 272,528 278,540', 5, 'stone', 1),
    eachOf('304,522 300,544', (x = 0, y = 0) => flat('stoneDark', circlePath(x, y, 3))),
  ]),
  line(SHIRT, 3),
  put(face, { x: 412, y: 506, turn: 50, size: 0.92 }),
  collar,
  feet,
  fill('cloth', QUILT, { width: 3 }),
  clipped(QUILT, [
    flat('clothDark', outline('236,516! 258,528 274,526! 320,640! 200,640! 226,580'), 0.7),
    eachOf('160,530 204,512 248,548 278,584 182,566 226,580', (x = 0, y = 0) =>
      put(flat('trim', outline('0,-11! 9,0 0,11! -9,0')), { x, y }),
    ),
    line('M138 530Q156 502 190 496Q226 510 274 528Q302 562 318 612', 7, 'rose', 0.6),
    graven('224,514 240,560 232,610', 6, 'ink', 0.5),
  ]),
];

/** One arm lies over the edge, from the shoulder; its forearm hangs, and its hand nearly touches the grass. */
const arm: Art = [
  flat('ink', outline('322,590! 360,586 366,640 350,676 330,660!'), 0.25),
  fill('skinOlive', outline('306,600! 308,650 313,690! 338,690! 344,650 348,596!'), { width: 2.8 }),
  fill(
    'skinOlive',
    outline(
      '313,684! 303,704 301,724! 308,728 315,712! 312,736 314,746! 322,747 324,722! 326,744 331,750! 338,746 336,722! 341,736 347,738! 351,728 347,704 338,684!',
    ),
    { width: 2.6 },
  ),
  flat('skinOlive', outline('315,670! 314,700 327,712 339,702 337,670!')),
  flat('skinBrown', outline('334,596! 348,596! 344,650 338,688 341,708 331,700 333,650'), 0.7),
  fill('light', SLEEVE, { width: 3 }),
  clipped(SLEEVE, [
    flat('stone', outline('414,556! 376,560 350,586 340,640! 380,640! 420,570!'), 0.85),
    graven('322,572 336,580 350,578', 5, 'stoneDark', 0.8),
    graven('318,586 330,594 342,594', 5, 'stoneDark', 0.8),
  ]),
  // The shoulder goes on into the shirt.
  flat('light', outline('380,534! 396,538 407,552 402,560! 388,558 378,550!')),
  line('M298 614Q324 626 354 612', 2.6),
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

const boots: Art = eachOf('404,0 452,1', (x = 0, i = 0) =>
  put(
    [
      flat('ink', outline('-30,4! 10,-4 54,6! 40,18 -20,22!'), 0.45),
      fill('woodDark', outline('-16,0! -16,-52 14,-52! 16,-22 40,-14 46,0! 44,8 -14,8'), { width: 2.8 }),
      graven('-10,-46 -10,-26 -8,-6', 5, 'rose', 0.6),
      line('M-16 -44H14', 5, 'wood'),
      flat('ink', 'M-16 2H46V9H-14Z', 0.7),
    ],
    { x, y: 768 + i * 8 },
  ),
);

/** A hammock between two trees, with somebody asleep in it; a robin sits on the spade, and boots stand by. */
export const hammock: Art = [
  mirrored(trunk),
  flat('ink', outline('170,742! 300,724 440,740! 320,764'), 0.4),
  mirrored(cords),
  sleeper,
  cloth,
  arm,
  spade,
  boots,
];
