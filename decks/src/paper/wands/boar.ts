import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { wedge } from '../lino/marks.ts';
import { fur, outline } from '../nature/body.ts';

const BODY = outline('640,296! 560,286 480,306 410,350 350,404! 320,560 340,700 400,790 420,900! 640,900!');
const HEAD = outline(
  '380,380! 310,410 256,470 200,540 146,596 104,626! 82,648 80,690 96,722 122,738! 168,748 226,742 266,760! 330,770 400,720 430,600 420,460!',
);
const EAR = outline('344,410! 322,350 334,290 366,246! 402,300 416,360 404,420!');

/** Bristles along the ridge of its back, from its brow to the window's edge. */
const BRISTLES = toPoints('352,396 378,372 404,350 432,332 462,314 492,302 524,294 556,288 590,288');

/** A boar in profile that holds its head low and looks left: its snout at (80, 680), its body cut off by the window's right edge. */
export const boar: Art = [
  joined(
    'ink',
    BRISTLES.map(([x, y], i) => wedge([x + 26, y + 40], [x - 20 + i * 4, y - 66 + (i % 2) * 18], 34)),
    4,
  ),
  joined('ink', [BODY, HEAD], 6),
  fur(
    BODY,
    'far',
    (x) => 96 - (x - 400) * 0.1,
    (x, y) => (x > 440 && y < 780 ? 0.85 : 0.2),
  ),
  fur(HEAD, 'mid', 130, (x, y) => (x > 300 && y > 560 ? 0.7 : 0)),
  joined('ink', [EAR], 5),
  flat('mid', outline('352,398! 340,346 362,280! 388,330 392,396!')),
  keyed('mid', outline('104,626! 124,650 126,700 110,736! 88,722 78,690 82,648'), 5),
  flat('ink', outline('92,664! 106,660 108,676 98,682!') + outline('92,700! 104,696 106,710 98,716!')),
  gouge('126,716 190,716 250,690', 7, 'far'),
  cut('light', outline('196,736! 164,716 150,676 164,622! 186,676 212,700 236,712!'), 5),
  keyed('glow', outline('262,544! 284,520 318,524! 308,550 282,556'), 4),
  flat('ink', circlePath(290, 537, 8)),
  gouge('252,536 284,504 328,512', 8, 'ink'),
  [
    gouge('330,470 366,500 380,550', 6, 'far'),
    gouge('196,590 214,624 210,650', 6, 'far'),
    gouge('222,566 244,604 242,632', 6, 'far'),
  ],
  times(3, (i) =>
    gouge(
      `${150 + i * 16},${606 + i * -14} ${160 + i * 16},${622 - i * 14} ${162 + i * 16},${640 - i * 14}`,
      5,
      'mid',
    ),
  ),
];
