import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cut, cutStroke, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const BODY = outline(
  '300,160 352,166 392,200 404,254 396,302! 424,336 452,404 460,480 446,552! 434,546 424,596! 410,586 388,626! 374,614 360,630! 340,606 300,614 260,606 240,630! 226,614 212,626! 190,586 176,596! 166,546 154,552! 140,480 148,404 176,336 204,302! 196,254 208,200 248,166',
);
/** The breast, paler than the body, from the chin down. */
const BREAST = outline(
  '236,384! 262,402 300,410 338,402 364,384! 388,420 396,470 380,520! 364,514 350,546! 328,536 300,560 272,536 250,546! 236,514 220,520! 204,470 212,420!',
);
const WING =
  '404,330! 440,296 470,262 496,204 510,152 526,184! 540,166 546,206! 562,198 558,240! 570,242 556,274! 564,288 544,314! 546,334 522,354! 518,376 490,394! 480,420 456,444 420,470!';
/** The same points left of the middle. */
const otherSide = (points: string): string => points.replaceAll(/\d+(?=,)/g, (x) => String(600 - Number(x)));
const WINGS = [WING, otherSide(WING)].map(outline);
/** The downy thighs below the belly, each with its ragged hem. */
const THIGHS = [
  '196,560! 184,600 178,640! 192,638 194,656! 208,648 216,664! 228,646 240,650! 262,620 270,580!',
  '404,560! 420,606 434,650! 418,650 414,670! 402,658 390,674! 384,656 370,658! 340,620 330,580!',
].map(outline);
const FOOT = outline(
  '0,-14! 26,-4 34,24 62,60 104,92! 92,108 96,118! 56,112 28,128 10,156! 0,150 -10,156! -28,128 -56,112 -96,118! -92,108 -104,92! -62,60 -34,24 -26,-4',
);

const foot: Art = [
  cut('accent', FOOT, 6),
  ['0,6 0,70 0,140', '10,10 46,60 90,94', '-10,10 -46,60 -90,94'].map((toe) => gouge(toe, 13, 'ink')),
  ['26,44 32,74 30,104', '-26,44 -32,74 -30,104'].map((fold) => gouge(fold, 7, 'light')),
];

/** A bare leg from the thigh to the foot: the foot lies over its cut, and its ink runs on into the foot. */
const leg = (points: string, size: number, turn: number): Art => {
  const [, [x, y] = [0, 0], ankle = [0, 0]] = toPoints(points);
  return [
    cutStroke('accent', points, [34, 30, 32], [46, 42, 40]),
    put(foot, { x: ankle[0], y: ankle[1], turn, size }),
    stroke('accent', points, [34, 30, 30]),
    [-6, 10].map((by) =>
      gouge(
        [
          [x - 14, y + by],
          [x, y + by + 5],
          [x + 14, y + by],
        ],
        6,
        'ink',
      ),
    ),
  ];
};

/** A gosling that leaps towards us with its wings and feet spread, from 34 to 566 wide and from 150 to 800 down, its bill closed on what lies across it at (300, 338). */
export const leapingGosling = (load: Art): Art => [
  leg('402,630 426,684 436,718', 0.94, -26),
  leg('216,630 198,678 204,708', 0.74, 8),
  joined('glow', [BODY, ...WINGS, ...THIGHS], 7, 'ink'),
  flat('light', BREAST),
  // Dark stripes from the root of the bill over the crown.
  gouge('300,244 298,206 296,158', 26, 'ink'),
  mirrored(gouge('324,228 334,196 328,164', 15, 'ink')),
  mirrored([
    ['440,360 470,322 490,276', '446,386 486,350 514,306', '446,410 480,388 510,356'].map((quill) =>
      gouge(quill, 9, 'ink'),
    ),
    // The shoulder and the down on breast and thigh.
    gouge('396,316 424,360 430,420 420,452', 9, 'ink'),
    combed('350,420 356,470 340,520', '306,430 308,490 306,540', {
      role: 'glow',
      rows: 3,
      width: 10,
      length: 34,
    }),
    gouge('338,608 330,578 344,552 376,540', 8, 'ink'),
    combed('416,540 408,580 392,608', '370,560 368,580 364,606', {
      role: 'ink',
      rows: 2,
      width: 7,
      length: 24,
    }),
    flat('ink', circlePath(358, 258, 24)),
    flat('light', circlePath(366, 249, 9)),
    gouge('372,306 384,318 380,334', 5, 'ink'),
  ]),
  // The open bill: the stick lies in it, between the lower half and the upper one.
  keyed('ink', outline('238,296 300,286 362,296 366,330 338,354 300,362 262,354 234,330'), 6),
  keyed(
    'accent',
    outline('232,322! 262,344 300,352 338,344 368,322! 364,346 336,368 300,375 264,368 236,346'),
    6,
  ),
  load,
  keyed(
    'accent',
    outline(
      '300,232! 318,246 330,270 356,290 370,314! 340,326 300,330 260,326 230,314! 244,290 270,270 282,246',
    ),
    6,
  ),
  mirrored(flat('ink', outline('308,268! 314,266 318,282 312,286'))),
];
