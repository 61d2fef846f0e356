import { farEar, features, headOutline } from '../../creatures/horse/head.ts';
import { forelock, mane } from '../../creatures/horse/hair.ts';
import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { smoothPath } from '../../drawing/smooth.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { profileHelm } from '../../figure/profileHelm.ts';
import { skullProfile } from '../../figure/skullProfile.ts';
import { flower } from '../../primitives/plants.ts';

const FACE = 52;
const CREST = '-8,-20 -50,-10 -84,30 -100,84';

/** The horse's neck and head, which are seen to the left of the rider; drawn as if they looked right. */
const horseHead: Art = put(
  [
    put(farEar('linen'), { turn: FACE }),
    fill(
      'light',
      smoothPath([
        ...headOutline([0, 0], FACE),
        ...toPoints(CREST),
        ...toPoints('-110,200 20,200 14,130 -2,92'),
      ]),
    ),
    put([features('light'), forelock('steelDark')], { turn: FACE }),
    mane('steelDark', CREST, false),
    line('M58 76Q30 130 -30 140', 4, 'redDark'),
  ],
  { x: 226, y: 528, size: 1.3, flip: true },
);

/** The horse from behind: its quarters, the hind legs and the tail. */
const quarters: Art = [
  fill(
    'light',
    'M352 560C280 560 226 606 222 690C220 750 246 780 252 830L246 910H330L336 830C342 806 362 806 368 830L374 910H458L452 830C458 780 484 750 482 690C478 606 424 560 352 560Z',
  ),
  graven('244,660 262,740 272,830', 5, 'steelDark', 0.5),
  graven('460,660 442,740 432,830', 5, 'steelDark', 0.5),
  graven('286,620 262,650 256,690', 5, 'steelDark', 0.4),
  graven('418,620 442,650 448,690', 5, 'steelDark', 0.4),
  [
    '338,610 316,680 326,760 308,850',
    '352,610 344,690 356,770 344,870',
    '364,610 386,680 378,760 396,846',
    '350,600 358,670 346,740 358,830',
  ].map((points) => fill('steelDark', swellPath(points, [20, 36, 30, 4]), { width: 1.6 })),
];

/** The cloak over the rider's back, torn at its hem. */
const cloak: Art = [
  fill(
    'wineDark',
    'M312 440C266 456 248 500 242 550C238 590 228 624 210 652L236 646L246 670L270 650L290 684L310 652L334 690L354 654L382 684L400 650L426 676L440 650L468 662L470 640L496 640C476 610 466 584 462 550C456 500 438 456 392 440Q352 470 312 440Z',
  ),
  [
    '304,470 272,560 252,640',
    '332,480 316,580 310,640',
    '358,486 360,580 354,644',
    '386,476 404,570 420,640',
    '408,480 446,560 468,630',
  ].map((points) => graven(points, 6)),
  flat(
    'ink',
    'M392 440C438 456 456 500 462 550C466 584 476 610 496 640L470 640L468 662L440 650C444 580 436 500 392 440Z',
    0.3,
  ),
];

const BANNER: Art = [
  line('M26 170L-26 -362', 11),
  line('M26 170L-26 -362', 7.4, 'wood'),
  fill('metal', 'M-26 -356L-38 -376L-28 -404L-14 -378Z', { width: 1.8 }),
  fill(
    'ink',
    'M-24 -350C20 -372 70 -334 130 -352C170 -364 200 -362 232 -346L208 -304L240 -258C206 -272 170 -262 130 -254C80 -244 40 -270 -15 -256Z',
  ),
  line('M-10 -336C30 -352 74 -320 130 -338M-6 -270C40 -280 80 -256 126 -266', 1.8, 'line', 0.7),
  flower(58, -304, 40, 5, 'light', 'linen'),
  flower(58, -304, 20, 5, 'linen', 'light'),
];

/** Death from behind, the skull turned aside, on a horse that walks away from us. */
export const rider: Art = [
  horseHead,
  quarters,
  cloak,
  cuffedArm({
    shoulder: [290, 484],
    elbow: [250, 574],
    cloth: 'shade',
    trim: 'steelDark',
    size: 1.1,
    at: { x: 240, y: 482, turn: -72, size: 1.15 },
    hand: (place) => grip('skinBone', place, BANNER),
  }),
  put([skullProfile, profileHelm('plume', 'shade', 'ink')], {
    x: 344,
    y: 360,
    size: 1,
    flip: true,
    turn: -4,
  }),
  fill(
    'shade',
    'M262 486C270 446 306 430 352 434C398 430 434 446 442 486C412 506 382 500 352 488C322 500 292 506 262 486Z',
  ),
  graven('284,476 316,462 346,470', 4, 'steelDark', 0.8),
  graven('420,476 388,462 358,470', 4, 'steelDark', 0.8),
];
