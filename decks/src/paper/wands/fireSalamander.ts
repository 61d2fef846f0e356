import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb(
  '142,742,5 158,712,11 132,684,16 92,706,21 84,766,28 126,822,36 206,842,44 290,816,54 356,758,66 384,680,84 364,596,104 310,516,112 262,436,110 256,356,90 282,292,74 304,250,72',
);
const LEGS = [
  '250,420,64 190,396,46 130,388,38',
  '130,388,40 116,346,30 114,300,26',
  '280,430,64 350,428,46 406,448,38',
  '406,448,40 430,486,30 436,522,26',
  '372,650,70 290,676,48 218,668,40',
  '218,668,42 200,630,32 196,592,26',
  '386,660,70 440,676,48 496,690,40',
  '496,690,42 508,736,32 504,784,26',
].map(limb);
const FEET = [
  { x: 112, y: 296, turn: -8 },
  { x: 438, y: 524, turn: 158 },
  { x: 194, y: 592, turn: -24 },
  { x: 502, y: 790, turn: 176 },
] as const;
const TOES = [
  '0,6,20 -22,-14,12 -36,-32,13',
  '0,6,20 -10,-24,12 -14,-46,13',
  '0,6,20 8,-24,12 14,-46,13',
  '0,6,20 24,-12,12 38,-28,13',
].map(limb);
/** Its head from the side, which looks right: the upper jaw and the lower. */
const HEAD = outline(
  '-78,44! -84,-10 -58,-58 -10,-74 30,-72! 70,-56 112,-28 130,0 124,14! 90,20 50,26 10,40 -20,60!',
);
const JAW = outline('-60,40! 0,44 40,36 80,40 116,40 122,52! 96,72 40,86 -20,86 -64,72!');

/** The yellow spots down its back, on either side of the spine. */
const SPOTS = [
  '236,322 262,296 272,312 266,330 278,348 256,360 236,350',
  '294,316 301,332 293,350 299,372 288,396 278,382 286,348',
  '216,396 236,380 244,404 236,420 248,452 234,472 218,448',
  '272,420 296,426 300,446 316,456 322,486 300,488 282,466 284,444',
  '246,490 270,486 280,512 296,522 304,548 284,554 262,530',
  '324,504 346,514 350,536 366,546 372,578 350,574 330,552 334,530',
  '304,572 326,580 332,600 348,614 350,644 328,634 314,610',
  '376,592 398,606 398,626 408,640 404,672 386,660 380,634 384,614',
  '346,660 366,668 360,690 366,706 352,728 338,716 344,690',
  '392,694 406,704 394,724 396,740 370,762 362,744 376,726',
  '310,768 336,748 342,766 328,776 326,794 296,808 294,788',
  '228,828 250,816 268,824 258,834 240,842 206,842',
].map(outline);

/** The upper lip closes over what it carries. */
const LIP = outline('-24,4! 60,-8 112,-20 130,0 124,20! 108,32 80,38 44,37 10,24!');
const UNDER_EYE = outline('-40,-10! 60,-40 110,-26 128,0 118,12 60,20 10,16 -30,6!');

/** The joint of head and neck. */
const JOIN = limb('256,356,84 286,288,70 300,236,70');

const face: Art = [
  flat('glow', outline('-50,-26 -30,-50 -8,-46 -14,-24 -30,-4 -50,-2')),
  flat('glow', outline('60,-36 78,-38 92,-24 84,-14 66,-20')),
  keyed('light', circlePath(26, -46, 21), 4),
  flat('glow', circlePath(28, -46, 16)),
  flat('ink', outline('22,-60! 36,-56 38,-38 26,-34! 20,-46')),
  flat('light', circlePath(24, -52, 4)),
  gouge('108,-8 114,-4 112,4', 4, 'mid'),
];

/** A spotted salamander from above that climbs in two bends, its head turned aside, and what it carries in its jaws; its tail curls at (142, 742). */
export const fireSalamander = (carried: Art, snout: Place): Art => [
  FEET.map((foot) => put(joined('ink', TOES, 6), foot)),
  joined('ink', [...LEGS, BODY], 6),
  FEET.map((foot) => put(flat('ink', TOES.join('')), foot)),
  put(joined('ink', [JAW], 6), snout),
  put(flat('mid', outline('0,44! 40,34 80,32 118,30! 112,42 60,50')), snout),
  put(joined('ink', [HEAD], 6), snout),
  flat('ink', JOIN),
  carried,
  put([joined('ink', [LIP], 5), flat('ink', UNDER_EYE), face], snout),
  SPOTS.map((spot) => flat('glow', spot)),
];
