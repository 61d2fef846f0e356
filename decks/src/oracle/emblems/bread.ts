import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { star } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { sparrow } from '../sparrow.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf steams on a board by an window at night, a crescent moon of white flour dusted on its crust and one side cut away; before it two sparrows pull at the two ends of one piece of bread.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 60, floor: 330 }),
    hills(330, [30, 50, 30, 70, 40, 50, 30], 'far'),
    oracleHaze(330, 276, 170, 'dusk', 0.5),
    hills(352, [6, 16, 8, 20, 10, 14, 10], 'mid'),
    windowFrame,
    table,
    steam,
    put(board, { x: 300, y: 588 }),
    loaf,
    put(sparrow, { x: 172, y: 748, size: 1.12, turn: 4 }),
    put(sparrow, { x: 430, y: 756, size: 1.06, turn: 7, flip: true }),
    torn,
  ],
};

const windowFrame: Art = [
  fill('clothDark', `${boxPath(40, 40, 520, 420)}M92 84V400H508V84Z`, { edge: 'none' }),
  fill('wood', 'M78 70H522V414H78ZM98 90V394H502V90Z', { width: 2.6 }),
  fill('wood', boxPath(293, 90, 14, 304), { width: 2.2 }),
  flat('clothDark', boxPath(40, 400, 520, 80)),
  fill('straw', 'M60 400H540V424H60Z', { width: 2.6 }),
];

const table: Art = [
  fill('woodDark', boxPath(40, 470, 520, 360), { width: 3 }),
  line('M40 520H560M40 590H560M40 672H560M40 770H560', 2, 'ink', 0.6),
  fill('linen', outline('40,560! 120,540 480,540 560,560! 560,840! 40,840!'), { width: 2.6 }),
  line(
    'M40 604C180 586 420 586 560 604M40 622C180 604 420 604 560 622M40 786C180 776 420 776 560 786',
    6,
    'red',
  ),
];

const steam: Art = [
  [
    '250,300 214,250 262,196 224,140 250,96',
    '320,290 350,236 306,186 348,130 326,76',
    '386,310 416,268 384,226 420,180 404,140',
  ].map((way) => flat('light', swellPath(way, [3, 15, 19, 13, 2]), 0.85)),
];

const board: Art = [
  flat('ink', 'M-256 34C-200 66 220 72 268 30L262 58C200 92 -220 90 -262 56Z', 0.4),
  fill('wood', 'M-250 0C-250 -70 250 -70 250 0V22C250 84 -250 84 -250 22Z', { width: 3 }),
  fill('straw', 'M-250 0C-250 -70 250 -70 250 0C250 64 -250 64 -250 0Z', { width: 2.4 }),
];

const CRUST = outline(
  '82,500! 84,400 140,312 226,270 306,262 390,276! 470,330 520,430 518,520! 500,570 420,612 330,620! 200,616 104,574',
);
const CRUMB = outline('338,612! 326,520 344,424 384,340 424,306! 470,330 508,410 520,480 512,540! 450,586');
const MOON =
  'M262 316C190 312 132 356 134 412C136 468 204 500 280 482C236 474 204 444 204 406C206 362 228 332 262 316Z';

const loaf: Art = [
  flat('ink', outline('76,540! 110,600 300,640 480,616 552,560! 540,600 420,650 240,652 100,622'), 0.45),
  fill('wood', CRUST, { width: 3.4 }),
  clipped(CRUST, [
    flat(
      'metalDark',
      outline('70,480! 80,380 150,290 300,250 420,270! 360,360 320,470 326,560! 180,580 90,540'),
    ),
    flat('metal', outline('76,470! 96,380 160,306 290,262 350,266! 250,284 150,350 116,450 120,530!'), 0.8),
    flat('woodDark', outline('70,520! 110,566 220,592 336,596! 340,640 180,640 80,600'), 0.55),
    eachOf('296,300,-24 330,330,-14 352,286,-34 300,372,-6 286,440,6', (x = 0, y = 0, turn = 0) =>
      put(
        [
          flat('woodDark', 'M-5 -30C14 -14 14 14 -4 32C-16 14 -18 -12 -5 -30Z', 0.85),
          flat('linen', 'M-6 -24C6 -10 6 12 -5 26C-13 10 -14 -10 -6 -24Z'),
        ],
        { x, y, turn },
      ),
    ),
  ]),
  fill('light', MOON, { edge: 'metalDark', width: 1.6 }),
  eachOf(
    '120,440,3 128,470,4 152,494,3 190,512,4 236,520,3 150,340,3 176,318,4 214,300,3 262,458,3 232,440,2.4 222,368,2.6 246,340,3',
    (x = 0, y = 0, r = 0) => flat('light', circlePath(x, y, r), 0.9),
  ),
  star(246, 402, 20, 'light'),
  fill('linen', CRUMB, { edge: 'woodDark', width: 9 }),
  flat('straw', outline('420,590! 340,600 334,530! 380,560 450,560 508,520! 500,556'), 0.45),
  eachOf(
    '384,424,9,30 432,356,7,60 456,436,11,40 400,506,7,20 474,512,8,30 362,556,6,10 432,552,7,20 486,446,5,60 410,462,5,30 442,396,5,50 372,490,5,20 416,390,4,0 480,404,4,40 440,490,5,10 500,480,4,30 398,570,4,0 350,520,4,60 424,526,4,20',
    (x = 0, y = 0, r = 0, turn = 0) =>
      put(
        [
          flat('straw', outline(`${-r},0 ${-r * 0.3},${-r * 0.6} ${r},${-r * 0.3} ${r * 0.5},${r * 0.6}`)),
          graven(
            [
              [-r, 0],
              [-r * 0.2, -r * 0.7],
              [r, -r * 0.3],
            ],
            2.4,
            'metalDark',
            0.9,
          ),
        ],
        { x, y, turn },
      ),
  ),
];

/** The piece between the two bills. */
const torn: Art = [
  fill('linen', outline('260,640! 282,622 304,630 330,618 360,636! 346,662 304,672 270,662'), {
    edge: 'woodDark',
    width: 3,
  }),
  line('M278 660Q304 668 340 656', 5, 'metalDark'),
  eachOf('268,724,5 296,704,4 330,716,6 352,742,4 282,752,4 320,748,5 346,700,3', (x = 0, y = 0, r = 0) =>
    flat('metal', circlePath(x, y, r)),
  ),
];
