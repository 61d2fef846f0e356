import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { around, hatch, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const FACE = outline(
  '352,270! 366,256 384,262 424,318 458,394 500,470 524,520 530,556 520,586 490,604! 450,600 404,606 364,604! 330,590 300,540 330,480 352,420!',
);
const EAR = outline('372,296! 316,300 256,318 206,356 196,376 212,386 270,386 330,372 376,348!');
const FLEECE = outline(
  '330,236! 250,190 160,196 110,270 96,360 110,440 130,490! 100,510 88,548 100,580! 60,610 52,664 70,700! 36,740 40,800 60,830! 40,860 40,920! 540,920! 530,860 504,830! 520,790 496,748 470,740! 480,700 452,664 424,664! 424,620 392,596 360,600!',
);
/** The horn's line: back from the forehead, round behind the ear and forward below it to a point at the cheek. */
const SPINE = '338,286 296,186 204,142 108,188 62,304 92,424 192,500 306,506 394,462 440,390';
const WIDTHS = [118, 122, 116, 106, 94, 80, 66, 50, 30, 4];
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

const ROOT = outline(
  '284,316! 282,340 306,344! 318,362 342,352! 366,358 378,336! 396,324 388,300! 366,306 338,304 306,300',
);

/** A ram's head and neck in profile that looks right, with a great curled horn: from its horn at 90 to its lips at 600. */
export const ramInProfile: Art = [
  joined('near', [FLEECE], 7),
  ticks(FLEECE, { flow: around(300, 420), gap: 34, length: 30, width: 9 }),
  joined('ink', [FACE, EAR], 6),
  hatch(FACE, { angle: 60, gap: 19, width: 6, reach: 0.16 }),
  keyed('glow', outline('372,366! 392,344 428,352! 414,376 388,380'), 4),
  flat('ink', outline('390,358! 412,354 412,366 392,370!')),
  gouge('356,352 388,326 430,338', 8, 'far'),
  flat('light', outline('494,520! 512,516 520,536 508,546! 502,530')),
  gouge('512,578 484,566 446,560', 7),
  gouge('396,430 430,480 452,520', 6, 'far'),
  flat('far', outline('318,338 270,338 224,364! 274,366 316,356')),
  joined('glow', [HORN], 5, 'ink'),
  RINGS,
  // Wool closes round the root of the horn.
  joined('near', [ROOT], 5),
  combed('300,316 330,330 366,320', '312,300 336,308 360,302', { rows: 2, width: 7, length: 20 }),
  flat('light', circlePath(411, 352, 3)),
];
