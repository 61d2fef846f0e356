import { clipped, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { drop } from '../../primitives/lights.ts';

const FLUKE = outline(
  '300,474! 330,440 390,424 440,404 498,362! 490,430 446,492 386,532 344,560! 336,610 350,690 364,752! 236,752! 250,690 264,610 256,560! 214,532 154,492 110,430 102,362! 160,404 210,424 270,440',
);

/** The foam that the water throws up round the stock as it goes under, and the rings that run out from it. */
const foam: Art = [
  line('M96 752A204 40 0 0 0 504 752M140 736A160 28 0 0 0 460 736', 4, 'light', 0.75),
  fill(
    'light',
    'M184 748q-4 -22 22 -24q2 -24 30 -20q8 -22 34 -12q28 -14 60 0q26 -10 34 12q28 -4 30 20q26 2 22 24q-12 14 -28 4q-12 16 -30 4q-14 14 -30 2q-14 12 -28 0q-16 12 -30 -2q-18 12 -30 -4q-16 10 -56 -4Z',
    { width: 2.4 },
  ),
  line(
    'M218 736q14 -14 28 0M262 724q16 -14 32 2M322 728q14 -14 30 0M356 742q12 -10 24 0M286 748q14 -12 28 0',
    3,
    'waterLight',
  ),
  [
    [196, 694],
    [226, 668],
    [404, 690],
    [378, 664],
    [172, 716],
    [430, 714],
  ].map(([x = 0, y = 0]) => flat('light', circlePath(x, y, 5))),
];

/** The tail of a diving whale, upright, with water that runs off it; it meets the sea at 730. */
export const whaleFluke: Art = [
  fill('near', FLUKE, { width: 3.4 }),
  clipped(FLUKE, [
    flat(
      'mid',
      outline(
        '102,362! 160,404 210,424 270,440 300,474! 290,540 286,640 300,770! 200,770! 246,690 250,600 240,548 180,530 100,440',
      ),
      0.75,
    ),
    mirrored([
      flat('linen', outline('498,362! 490,430 462,472! 448,446 456,420 430,424 420,412')),
      graven('320,500 380,470 440,452', 6, 'waterLight', 0.8),
      graven('330,530 376,506 420,484', 5, 'waterLight', 0.7),
    ]),
    graven('286,590 276,660 250,730', 7, 'waterLight', 0.8),
    graven('312,580 318,650 334,730', 6, 'waterLight', 0.6),
    graven('300,490 302,540 298,580', 7, 'ink', 0.8),
  ]),
  line(FLUKE, 3.4),
  // The edge that the moon behind it lights.
  line('M110 380Q164 416 212 432Q262 444 290 464', 4, 'glow', 0.9),
  line('M310 464Q338 444 388 432Q436 416 490 380', 4, 'glow', 0.9),
  line('M150 500V540M186 528V584M214 542V566M450 500V556M412 528V566M384 544V600', 3.4, 'light', 0.9),
  [
    [150, 562],
    [186, 606],
    [450, 580],
    [384, 622],
  ].map(([x = 0, y = 0]) => drop(x, y, 0.7, 'light')),
  foam,
];
