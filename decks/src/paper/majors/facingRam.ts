import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, toPoints, type Point } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outline } from '../nature/body.ts';

/** The horn on our right: up from the brow, out, round and forward to a point beside the cheek. */
const SPINE = toPoints('356,262 404,202 474,190 524,268 524,372 476,440 422,418 428,356 468,344');
const WIDTHS = [76, 92, 92, 86, 76, 60, 44, 28, 5];
const STEPS = sampleSpline(SPINE, WIDTHS);
const HORN = swellPath(
  STEPS.map(([x, y]) => [x, y] as const),
  STEPS.map(([, , width], i) => width * (i % 3 ? 1 : 0.92)),
);
/** Its rings, bowed towards the point. */
const RINGS = STEPS.flatMap(([x, y, width], i): Art[] => {
  const [nx = 0, ny = 0] = STEPS[i + 1] ?? [];
  if (i % 3 || i < 3 || i > STEPS.length - 8) return [];
  const long = Math.hypot(nx - x, ny - y);
  const [ax, ay] = [(nx - x) / long, (ny - y) / long];
  const across = (share: number, ahead: number): Point => [
    x + (ay * share + ax * ahead) * width,
    y + (-ax * share + ay * ahead) * width,
  ];
  return [gouge([across(0.46, -0.02), across(0, 0.14), across(-0.46, -0.02)], 9, 'ink')];
});

const FACE = outline(
  '300,222 356,230 392,270 404,330 396,400 378,480 370,560 376,610 360,650 330,676 300,682 270,676 240,650 224,610 230,560 222,480 204,400 196,330 208,270 244,230',
);
const BROW_WOOL = outline(
  '300,196! 328,184 350,200! 382,206 384,236! 404,256 388,284! 366,304 346,292! 326,314 300,300! 274,314 254,292! 234,304 212,284! 196,256 216,236! 218,206 250,200! 272,184 300,196',
);
const EAR = outline('384,448! 430,456 486,480 524,524! 462,538 410,518 384,488!');
const FLEECE = outline(
  '300,560! 392,560 410,590! 450,580 474,612! 516,612 524,654! 562,668 556,710! 590,740 580,780! 610,820 600,900! 0,900! -10,820 20,780! 10,740 44,710! 38,668 76,654! 84,612 126,612! 150,580 190,590! 208,560 300,560',
);
const CURL = gouge('-24,5 -17,-19 10,-22 22,0 7,17 -5,5', 9, 'near');
const curls = (places: string): Art =>
  toPoints(places).map(([x, y], i) => put(CURL, { x, y, turn: ((i * 47) % 70) - 35, flip: i % 3 === 1 }));

/** The shoulders and the breast of a ram from the front, from 560 down to the window's foot. */
export const ramFleece: Art = [
  joined('light', [FLEECE], 6),
  curls('120,676 196,644 90,744 424,722 512,742 404,650 478,676 60,690 540,690'),
  curls('256,756 342,752 234,812 300,796 364,818'),
];

/** Its head: its horns from 24 to 576 wide, its brow at 184, its chin at 682. */
export const ramHead: Art = [
  mirrored([keyed('light', EAR, 6), flat('far', outline('412,474! 452,484 504,518! 462,524 424,506!'))]),
  keyed('light', FACE, 8),
  mirrored([
    combed('380,320 376,420 358,500 352,570', '356,420 350,470 342,520 336,570', {
      role: 'far',
      rows: 3,
      width: 10,
      length: 44,
    }),
    keyed('glow', HORN, 7),
    RINGS,
    flat('ink', outline('314,384! 338,360 370,346 400,348! 380,368 350,380 326,396')),
    keyed('glow', outline('334,388! 352,374 378,386 384,404! 366,416 344,410'), 5),
    flat('ink', outline('346,388! 374,390 376,402! 348,402')),
    gouge('336,424 356,432 378,424', 6, 'mid'),
    flat('ink', outline('312,614! 330,596 352,600 354,616! 336,628 318,632')),
    gouge('300,650 326,654 354,646', 8, 'ink'),
    gouge('318,440 322,500 318,560', 7, 'far'),
  ]),
  keyed('light', BROW_WOOL, 6),
  curls('248,246 300,234 352,248 300,280'),
  gouge('300,626 300,640 300,652', 7, 'ink'),
];

const BAND = outline('222,196! 260,210 300,214 340,210 378,196! 372,226! 340,238 300,242 260,238 228,226!');
const POINTS = outline(
  '222,196! 208,128! 244,160! 260,106! 286,156! 300,88! 314,156! 340,106! 356,160! 392,128! 378,196! 340,210 300,214 260,210',
);

/** A crown on its brow, between the horns: from 78 down. */
export const ramCrown: Art = put(
  [
    keyed('glow', POINTS, 7),
    keyed('accent', BAND, 6),
    mirrored([
      flat('light', circlePath(338, 222, 8)),
      keyed('light', circlePath(340, 106, 9), 4),
      keyed('light', circlePath(392, 126, 9), 4),
    ]),
    flat('light', circlePath(300, 228, 9)),
    keyed('light', circlePath(300, 88, 10), 4),
    gouge('238,168 242,182 252,194', 6),
  ],
  { x: 93, y: 48, size: 0.69 },
);
