import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const FACE = outline(
  '352,270! 366,256 384,262 424,318 458,394 500,470 524,520 530,556 520,586 490,604! 450,600 404,606 364,604! 330,590 300,540 330,480 352,420!',
);
const EAR = outline('366,322! 322,312 276,328 244,366 226,414! 262,420 312,404 366,366!');
const FLEECE = outline(
  '330,236! 250,190 160,196 110,270 96,360 110,440 130,490! 100,510 88,548 100,580! 60,610 52,664 70,700! 36,740 40,800 60,830! 40,860 40,920! 540,920! 530,860 504,830! 520,790 496,748 470,740! 480,700 452,664 424,664! 424,620 392,596 360,600!',
);
/** The horn's line: back from the forehead, round behind the ear and forward below it to a point at the cheek. */
const SPINE = '322,306 292,222 218,184 140,220 104,312 126,408 206,470 292,478 344,462 376,428';
const WIDTHS = [92, 98, 94, 86, 76, 66, 54, 42, 26, 4];
const STEPS = sampleSpline(toPoints(SPINE), WIDTHS);
/** Its edge bulges between the rings. */
const HORN = swellPath(
  STEPS.map(([x, y]) => [x, y] as const),
  STEPS.map(([, , width], i) => width * (i % 3 ? 1 : 0.9)),
);
/** Its rings, each from the outer to the inner side and bowed towards the point. */
const RINGS = STEPS.flatMap(([x, y, width], i): Art[] => {
  const [nx = 0, ny = 0] = STEPS[i + 1] ?? [];
  if (i % 3 || i > 50) return [];
  const long = Math.hypot(nx - x, ny - y);
  const [ax, ay] = [(nx - x) / long, (ny - y) / long];
  const across = (share: number, ahead: number) =>
    [x + (ay * share + ax * ahead) * width, y + (-ax * share + ay * ahead) * width] as const;
  return [
    gouge([across(0.48, -0.06), across(0, 0.1), across(-0.48, -0.06)], 15, 'ink'),
    gouge([across(0.4, 0.1), across(0.1, 0.2), across(-0.2, 0.2)], 5, 'light'),
  ];
});

/** The wool lies in rows of curls, each a hook that is lit from above. */
const CURLS =
  '116,540 176,520 236,530 296,560 96,610 156,600 216,604 276,620 336,640 76,684 136,676 196,684 256,694 316,708 376,704 436,706 90,760 150,756 210,764 270,772 330,780 390,782 450,776 500,786 190,290 160,340 250,300 200,380 260,400'
    .split(' ')
    .map((place) => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return curl(x, y);
    });

function curl(x: number, y: number): Art {
  return [
    gouge(
      [
        [x - 24, y + 12],
        [x - 18, y - 14],
        [x + 8, y - 18],
        [x + 18, y + 2],
        [x + 2, y + 12],
        [x - 6, y],
      ],
      8,
    ),
    gouge(
      [
        [x - 14, y + 24],
        [x + 12, y + 22],
        [x + 28, y + 2],
      ],
      8,
      'ink',
    ),
  ];
}

/** A ram's head and neck in profile that looks right, with a great curled horn: from its horn at 90 to its lips at 600. */
export const ramInProfile: Art = [
  joined('near', [FLEECE], 7),
  CURLS,
  joined('ink', [FACE, EAR], 6),
  hatch(FACE, { angle: 60, gap: 19, width: 6, reach: 0.16 }),
  // The plane of its cheek, its mouth and its nostril.
  flat('mid', outline('372,426! 396,424 426,476 452,540! 424,578 388,580 356,556 348,496')),
  keyed('glow', outline('362,378! 384,346 424,350 442,366! 424,394 388,398'), 4),
  flat('ink', outline('384,364! 404,360 424,364! 420,380 400,382 386,378!')),
  gouge('352,366 386,328 438,346', 9, 'far'),
  [flat('light', outline('490,514! 510,508 522,534 508,546! 500,528')), gouge('476,500 492,540 520,556', 5)],
  gouge('522,572 490,560 440,552 420,540', 8),
  gouge('430,400 462,464 488,506', 6, 'far'),
  flat('far', outline('330,336! 296,338 266,364 244,402! 284,394 322,368')),
  joined('glow', [HORN], 5, 'ink'),
  RINGS,
  // A tuft of wool hides where the horn grows.
  joined(
    'near',
    [outline('300,304 306,266 330,240 364,232 396,252 402,286! 388,304 372,296! 362,322 338,326 330,310!')],
    5,
  ),
  [curl(340, 282), curl(376, 264)],
  flat('light', circlePath(410, 364, 4)),
];
