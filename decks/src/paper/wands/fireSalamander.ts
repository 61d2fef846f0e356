import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { gouge, joined } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BODY = limb(
  '96,836,6 180,846,24 280,822,46 356,760,64 384,680,84 364,596,104 310,516,112 262,436,110 256,356,90 282,292,74 304,250,72',
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
const HEAD = outline(
  '0,-88 30,-82 54,-50 64,-8 62,30 46,60 26,92! -26,92! -46,60 -62,30 -64,-8 -54,-50 -30,-82',
);

/** The yellow spots down its back, on either side of the spine. */
const SPOTS = [
  '236,322 262,296 272,312 266,330 278,348 256,360 236,350',
  '298,312 308,330 298,352 308,372 296,400 284,384 290,350',
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

const face: Art = [
  mirrored(
    [
      flat('glow', outline('34,30 52,18 56,44 40,78 28,60')),
      flat('glow', outline('10,-64 28,-62 38,-44 20,-36')),
      flat('light', circlePath(50, -20, 15)),
      flat('ink', circlePath(51, -20, 9)),
      flat('light', circlePath(12, -78, 3)),
    ],
    0,
  ),
  gouge('-16,-46 0,-52 16,-46', 5, 'mid'),
];

/** A spotted salamander from above that climbs in two bends, and what it carries crosswise in its jaws. */
export const fireSalamander = (carried: Art, snout: Place): Art => [
  FEET.map((foot) => put(joined('ink', TOES, 6), foot)),
  joined('ink', [...LEGS, BODY], 6),
  FEET.map((foot) => put(flat('ink', TOES.join('')), foot)),
  carried,
  put(joined('ink', [HEAD, circlePath(-48, -20, 24), circlePath(48, -20, 24)], 6), snout),
  flat('ink', BODY),
  put(face, snout),
  SPOTS.map((spot) => flat('glow', spot)),
];
