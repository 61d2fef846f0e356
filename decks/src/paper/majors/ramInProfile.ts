import { clipped, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

const HEAD = outline(
  '200,150! 310,196 366,214 412,262 448,326 478,392 504,446 520,492 516,532 492,558 452,572 418,584 378,572 346,548 296,520 240,490 110,440! 110,150!',
);
const FLEECE = outline(
  '330,210! 250,190 160,196 110,270 92,360 96,470! 62,486 56,536 78,560! 10,584 10,640 10,664! 10,700 10,756 10,780! 10,820 10,920! 520,920! 530,868 506,842! 520,800 496,760 470,752! 482,710 456,674 430,668! 438,630 412,592 380,572! 340,540 330,400 340,300!',
);
const EAR = outline('312,312! 278,312 236,336 200,378 192,420! 236,412 284,382 316,344!');
/** The horn's line: up from the forehead, back, round the ear and forward below it to a point before the cheek. */
const SPINE = '322,240 276,168 200,142 112,190 78,300 104,408 186,466 284,458 366,420 426,440';
const WIDTHS = [116, 126, 122, 112, 100, 86, 70, 52, 30, 3];
const STEPS = sampleSpline(toPoints(SPINE), WIDTHS);
/** Its edge bulges between the rings. */
const HORN = swellPath(
  STEPS.map(([x, y]) => [x, y] as const),
  STEPS.map(([, , width], i) => width * (i % 3 ? 1 : 0.93)),
);
/** Its rings, each from the outer to the inner side and bowed towards the point. */
const RINGS = STEPS.flatMap(([x, y, width], i): Art[] => {
  const [nx = 0, ny = 0] = STEPS[i + 1] ?? [];
  if (i % 3 || i < 2 || i > STEPS.length - 8) return [];
  const long = Math.hypot(nx - x, ny - y);
  const [ax, ay] = [(nx - x) / long, (ny - y) / long];
  const across = (share: number, ahead: number) =>
    [x + (ay * share + ax * ahead) * width, y + (-ax * share + ay * ahead) * width] as const;
  return [
    gouge([across(0.48, -0.06), across(0, 0.1), across(-0.48, -0.06)], 13, 'ink'),
    gouge([across(0.4, 0.09), across(0.14, 0.18), across(-0.16, 0.19)], 5, 'light'),
  ];
});

/** A curl of wool, 50 wide about 0: a hook. */
const CURL = gouge('-26,14 -20,-16 10,-20 20,2 2,14 -8,0', 9, 'near');
/** The wool of the neck lies in rows of curls, of which no two neighbours are alike. */
const CURLS = toPoints(
  '150,256 214,240 154,310 160,366 150,540 214,552 284,572 356,610 100,606 168,622 238,636 312,664 386,690 84,676 146,690 216,708 290,732 362,756 440,786 76,750 140,762 204,784',
).map(([x, y], i) =>
  put(CURL, { x, y, turn: ((i * 47) % 70) - 35, size: 0.84 + ((i * 29) % 40) / 100, flip: i % 3 === 1 }),
);
/** What the lower turn of the horn throws on the neck. */
const SHADOW = swellPath('70,330 112,452 198,506 300,500 372,458', [60, 90, 84, 64, 30]);

/** A white ram's head and neck in profile that looks right, with a great curled horn: from its horn at 80 to its chin at 584. */
export const ramInProfile: Art = [
  joined('light', [FLEECE], 7),
  flat('far', outline('296,520! 346,548 378,572 412,592 438,630! 400,650 340,600 296,560!')),
  clipped(FLEECE, flat('far', SHADOW)),
  joined('light', [HEAD], 6),
  CURLS,
  // The shadow below the cheek, the muscle of the jaw and the bridge of the nose.
  gouge('300,520 360,548 420,560', 12, 'far'),
  flat('far', outline('470,392! 494,440 510,490 506,524! 488,494 470,444')),
  gouge('392,470 424,500 436,540', 8, 'ink'),
  gouge('420,290 452,356 478,420', 8, 'far'),
  flat('ink', outline('486,462! 506,462 514,486 500,494! 494,480')),
  gouge('516,534 488,526 462,532 434,552 418,548', 9, 'ink'),
  gouge('506,500 500,516 490,526', 6, 'ink'),
  // The eye with the level pupil of a sheep, under a straight brow.
  keyed('glow', outline('372,338! 392,308 426,306 450,328! 428,350 394,354'), 6),
  flat('ink', outline('392,326! 412,318 436,324! 430,340 408,342 394,338!')),
  gouge('364,322 394,288 444,306', 14, 'ink'),
  gouge('378,364 410,372 438,356', 6, 'ink'),
  // The ear hangs back within the horn.
  joined('light', [EAR], 6),
  flat('far', outline('208,404! 232,368 270,342 312,326! 322,340 308,356! 270,380 236,396')),
  gouge('318,336 290,350 262,372', 5),
  gouge('310,352 286,364 262,384', 5),
  joined('glow', [HORN], 6, 'ink'),
  RINGS,
  // The last ring, at the horn's root.
  gouge('374,196 340,222 322,262 328,294', 12, 'ink'),
  gouge('370,222 350,240 340,266', 5),
  flat('light', circlePath(404, 326, 4)),
];
