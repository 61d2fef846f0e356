import { clipped, eachOf, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';

const HULL = outline(
  '300,424! 240,450 170,478 106,502! 116,580 156,664 216,724! 260,740 300,744 340,740 384,724! 444,664 484,580 494,502! 430,478 360,450',
);

/** The eye on the right of the bow. */
const paintedEye: Art = [
  fill('light', outline('346,566! 372,536 412,528 446,546! 428,580 388,592 360,584'), { width: 3.2 }),
  fill('cloth', circlePath(398, 560, 22), { width: 2.4 }),
  flat('ink', circlePath(398, 560, 11)),
  flat('light', circlePath(391, 553, 5)),
  line('M338 544C364 512 414 502 456 524', 8, 'red'),
];

const hull: Art = [
  fill('cloth', HULL, { width: 3.4 }),
  clipped(HULL, [
    flat('clothDark', 'M300 420V760H520V480Z'),
    ['200,490 220,570 268,660', '150,500 172,590 226,690'].map((plank) =>
      graven(plank, 4, 'waterLight', 0.6),
    ),
    ['400,500 380,590 332,680', '452,506 430,600 374,700'].map((plank) => graven(plank, 4, 'ink', 0.5)),
    fill('red', outline('90,640! 200,668 300,684! 400,668 510,640! 510,760! 90,760!'), { width: 3 }),
    flat('redDark', outline('300,684! 400,668 510,640! 510,760! 300,760!')),
    line('M90 632Q220 672 300 676Q380 672 510 632', 7, 'light'),
    line('M96 522C170 498 250 470 300 446C350 470 430 498 504 522', 17, 'line'),
    line('M96 522C170 498 250 470 300 446C350 470 430 498 504 522', 12, 'trim'),
  ]),
  line(HULL, 3.4),
  fill('linen', 'M290 408Q300 400 310 408L308 738Q300 746 292 738Z', { width: 2.6 }),
  flat('stoneDark', 'M301 406Q306 404 310 408L308 738Q305 743 301 744Z', 0.7),
];

/** The house amidships with three lit windows, and the mast above it. */
const house: Art = [
  line('M300 330V96', 13, 'line'),
  line('M300 330V96', 8, 'wood'),
  line('M300 112L150 470M300 112L450 470', 2.6, 'ink'),
  fill('light', 'M206 470L214 342H386L394 470Z', { width: 3 }),
  flat('stone', 'M340 342H386L394 470H340Z', 0.7),
  eachOf('226,48 278,44 326,48', (x = 0, width = 0) =>
    fill('glow', boxPath(x, 358, width, 50), { width: 2.8 }),
  ),
  fill('red', outline('190,344! 200,324 300,314 400,324 410,344! 300,338'), { width: 3 }),
  disc('glow', 300, 300, 28, 0, 0.45),
  fill('glow', circlePath(300, 302, 11), { width: 2.4 }),
];

const lamps: Art = eachOf(
  '279,162,8 256,216,8 234,270,8 212,324,8 190,376,8 168,428,8 321,162,8 344,216,8 366,270,8 388,324,8 410,376,8 432,428,8',
  (x = 0, y = 0, r = 0) => [disc('glow', x, y + 8, r * 2.2, 0, 0.3), disc('light', x, y + 8, r, 1.8)],
);

/** The light of the windows and the lamps on the water at both sides of the hull. */
const lightOnWater: Art = mirrored(
  eachOf('214,736,60 186,752,40 128,700,34 96,720,26', (x = 0, y = 0, half = 0) =>
    graven(
      [
        [x - half, y],
        [x, y - 1],
        [x + half, y],
      ],
      6,
      'glow',
      0.8,
    ),
  ),
);

/** A fishing boat from the front, its stem at x = 300 and its waterline at 744. */
export const boatAhead: Art = [
  flat('ink', outline('150,690! 220,742 300,760 380,742 450,690! 470,760 300,800 130,760'), 0.55),
  lightOnWater,
  house,
  lamps,
  hull,
  mirrored(paintedEye),
];
