import { eachRow, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const BODY = outline('300,500! 400,520 490,580 540,680 560,860! 40,860! 60,680 110,580 200,520!');
const HEAD = outline(
  '300,452 364,458 398,494 396,552 372,608 356,660 366,706 350,752 300,770 250,752 234,706 244,660 228,608 204,552 202,494 236,458',
);
const MUZZLE = outline('300,672 346,680 368,712 354,748 300,768 246,748 232,712 254,680');
const HORN = outline('376,470! 428,462 468,424 474,356 456,318! 500,362 512,430 484,486 424,514 392,516!');
const EAR = outline('392,512! 440,500 496,516 524,552! 480,572 424,560 390,540!');

const eye: Art = [
  fill('light', outline('336,556! 352,536 376,540! 370,564 350,568'), { width: 2.2 }),
  fill('ink', outline('342,556! 354,540 372,542! 366,560 352,564'), { edge: 'none' }),
  flat('light', 'M352 546h6v6h-6Z'),
  graven('326,552 350,524 384,532', 6, 'woodDark', 1),
];

/** A bull from the front, from its horns at 318 down to its shoulders, a wreath of flowers on its brow. */
export const bull: Art = [
  fill('wood', BODY, { width: 3 }),
  mirrored([
    times(6, (i) =>
      graven(
        [
          [430 + i * 18, 590 + i * 22],
          [424 + i * 20, 660 + i * 24],
          [432 + i * 20, 740 + i * 24],
        ],
        6,
        'woodDark',
      ),
    ),
    fill('wood', EAR, { width: 3 }),
    flat('rose', outline('408,520! 452,514 494,528 506,546! 470,556 424,544!')),
    fill('light', HORN, { width: 3 }),
    flat('metal', outline('474,356! 458,322! 496,364 504,412! 486,400')),
    graven('404,504 450,490 482,456', 4, 'stoneDark'),
  ]),
  fill('wood', HEAD, { width: 3 }),
  flat('woodDark', outline('372,466! 394,500 390,552 366,608 350,660! 340,640 352,580 366,520'), 0.6),
  fill('linen', MUZZLE, { width: 2.6 }),
  mirrored([
    eye,
    fill('ink', outline('318,712! 338,702 348,718 336,734! 322,728'), { edge: 'none' }),
    graven('330,600 334,630 324,660', 5, 'woodDark', 1),
  ]),
  line('M284 716C276 764 324 764 316 716', 6, 'line'),
  line('M284 716C276 764 324 764 316 716', 3, 'metal'),
  line('M270 744Q300 734 330 744', 2.6, 'woodDark'),
  graven('300,560 304,600 300,650', 5, 'woodDark', 0.8),
  mirrored([leaf(392, 474, 20, 44), leaf(380, 458, -46, 40), leaf(340, 436, -70, 36)]),
  eachRow(
    [
      [214, 486, 22],
      [386, 486, 22],
      [254, 458, 25],
      [346, 458, 25],
      [300, 446, 30],
    ],
    (x, y, r, i) => flower(x, y, r, 5, i % 2 ? 'light' : 'red', i % 2 ? 'rose' : 'redDark'),
  ),
];
