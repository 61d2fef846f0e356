import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** It winds up to the top of the rock. */
const PATH =
  'M300 836C420 806 410 770 300 760C200 750 190 712 280 700C370 690 360 650 300 642C250 634 250 600 300 590C336 580 330 552 306 536';

/** A steep rock, lit from the left, with snow on its ledges and a path in bends. */
export const climbedRock: Art = [
  fill(
    'stoneDark',
    outline(
      '236,524! 262,516 320,514 354,522! 362,560! 384,590 392,640! 426,676 436,730! 470,780 476,840! 96,840! 112,790! 146,750 152,700! 190,660 200,610! 226,580!',
    ),
    { width: 3.2 },
  ),
  flat(
    'stone',
    outline(
      '240,526! 270,518 306,522! 290,580! 250,640! 262,690! 210,760 190,838! 100,838! 116,792! 150,752 156,702! 194,662 204,612! 230,580!',
    ),
  ),
  flat('snow', outline('236,524! 262,516 320,514 354,522! 330,534! 306,528! 290,542! 270,530!')),
  flat('snow', outline('200,612! 226,604 252,610! 230,622 206,630!')),
  flat('snow', outline('364,644! 380,640 394,644! 424,676! 396,672 376,664!')),
  ['330,560 346,620 340,680', '370,690 390,740 384,800', '300,610 310,660 296,720'].map((points) =>
    graven(points, 7, 'shade', 0.75),
  ),
  line(PATH, 13, 'line', 0.8),
  line(PATH, 8, 'linen'),
];

/** The tail of the sea-goat, its two lobes spread, over a ring of foam. */
export const fluke: Art = [
  fill('water', outline('-26,30! -22,-20 -10,-56! 10,-56! 22,-20 30,30!'), { width: 3 }),
  line('M-20 14q11 10 20 0q11 10 22 0M-17 -8q9 9 17 0q9 9 18 0M-12 -30q6 8 12 0q6 8 13 0', 2.6, 'waterLight'),
  fill(
    'waterLight',
    outline(
      '0,-44! -30,-64 -66,-72 -92,-112! -50,-124 -16,-104 0,-76! 16,-104 50,-124 92,-112! 66,-72 30,-64',
    ),
    { width: 3 },
  ),
  ['-6,-58 -36,-82 -74,-106', '-4,-66 -22,-92 -44,-112', '6,-58 36,-82 74,-106', '4,-66 22,-92 44,-112'].map(
    (points) => graven(points, 4, 'water', 1),
  ),
  fill('snow', outline('-64,36! -56,16 -36,20 -20,10 0,20 20,10 38,20 56,16 66,36! 30,44 -30,44'), {
    width: 2.6,
  }),
];
