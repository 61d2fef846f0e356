import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const CLOTH = outline('130,494! 200,566 300,590 400,566 470,494! 456,600 392,670 300,690 208,670 144,600');

/** The cords from the bar to the tree on the left. */
const cords: Art = [
  [6.4, 3].map((width, i) =>
    line('M62 424L132 484M62 424L134 502M62 424L138 520', width, i ? 'linen' : 'line'),
  ),
];

/** Somebody asleep under a quilt: knees, a hand on the chest, and a straw hat over the face. */
const sleeper: Art = [
  fill('linen', outline('372,560! 392,520 440,508 470,524 466,570 420,600!'), { width: 2.8 }),
  line('M380 552Q400 528 446 520', 2.4, 'straw'),
  fill(
    'cloth',
    outline('150,560! 176,520 206,512 236,536 270,548 320,534 364,532 392,552! 400,610! 300,640 190,620!'),
    {
      width: 3,
    },
  ),
  clipped(
    outline('150,560! 176,520 206,512 236,536 270,548 320,534 364,532 392,552! 400,610! 300,640 190,620!'),
    [
      eachOf('170,540 210,524 250,560 296,548 338,546 376,560 206,570 330,590 280,590', (x = 0, y = 0) =>
        put(flat('trim', outline('0,-11! 9,0 0,11! -9,0')), { x, y }),
      ),
      graven('236,536 250,580 240,620', 6, 'clothDark', 0.9),
      graven('206,514 216,560 206,610', 6, 'clothDark', 0.9),
    ],
  ),
  fill('trim', outline('352,538! 376,528 430,498 474,486! 478,500 432,530 380,552'), { width: 2.8 }),
  fill('straw', outline('384,532! 384,494 406,472 436,470 458,498! 430,516'), { width: 2.8 }),
  line('M385 524Q426 510 455 492', 9, 'red'),
];

const cloth: Art = [
  fill('red', CLOTH, { width: 3.2 }),
  clipped(CLOTH, [
    times(7, (i) => {
      const x = 300 + (i - 3) * 54;
      return fill(
        'light',
        `M${x - 12} 480Q${300 + (i - 3) * 40} 620 ${300 + (i - 3) * 26} 700H${300 + (i - 3) * 26 + 14}Q${300 + (i - 3) * 40 + 22} 620 ${x + 12} 480Z`,
        { width: 2 },
      );
    }),
    flat('ink', outline('148,600! 210,640 300,656 390,640 452,600! 400,700 200,700'), 0.2),
  ]),
  line(CLOTH, 3.2),
  graven('146,520 210,580 300,602', 7, 'rose', 0.9),
];

const trunk: Art = [
  limb('wood', '10,840 40,700 46,520 40,300 30,120', [110, 64, 54, 50, 44], 'line', 3),
  ['30,780 36,640 34,520', '52,740 58,600 52,440', '30,460 28,340 22,240', '48,380 46,280 40,180'].map(
    (bark) => graven(bark, 7, 'woodDark', 0.85),
  ),
  [408, 420, 432].map((y) =>
    [11, 6].map((width, i) => line(`M14 ${y}Q44 ${y + 8} 74 ${y - 2}`, width, i ? 'linen' : 'line')),
  ),
];

const spade: Art = put(
  [
    line('M0 0V-190', 13, 'line'),
    line('M0 0V-190', 8, 'straw'),
    line('M-22 -196H22', 15, 'line'),
    line('M-22 -196H22', 9, 'red'),
    fill('steel', 'M-28 -14H28V34Q20 66 0 78Q-20 66 -28 34Z', { width: 3 }),
    flat('steelDark', 'M4 -12H26V34Q18 62 4 74Z'),
  ],
  { x: 474, y: 748, turn: 12 },
);

const boots: Art = eachOf('150,0 206,1', (x = 0, i = 0) =>
  put(
    [
      fill('woodDark', outline('-16,0! -16,-52 14,-52! 16,-22 40,-14 46,0! 44,8 -14,8'), { width: 2.8 }),
      line('M-16 -44H14', 5, 'wood'),
      flat('ink', 'M-16 2H46V9H-14Z', 0.7),
    ],
    { x, y: 768 + i * 8 },
  ),
);

/** A hammock between two trees, with somebody asleep in it; boots and a spade stand by. */
export const hammock: Art = [
  mirrored(trunk),
  flat('ink', outline('180,776! 300,760 420,776! 300,790'), 0.35),
  mirrored(cords),
  sleeper,
  cloth,
  spade,
  boots,
];
