import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const ROPE = 'M60 590C130 640 190 668 246 672';
const POST = outline(
  '250,830! 262,740 268,650 246,612 246,586! 300,564 384,564 438,586! 438,612 416,650 422,740 434,830!',
);

/** A turn of rope round the post, with its twist, between two heights. */
const turn = (left: number, right: number): Art => [
  limb(
    'linen',
    [
      [252, left],
      [300, left + 20],
      [384, right + 20],
      [432, right],
    ],
    [30, 34, 34, 30],
    'line',
    3,
  ),
  line(
    times(
      8,
      (i) =>
        `M${266 + i * 21} ${left + 4 + (right - left) * (i / 7) + 13 * Math.sin((i / 7) * 3.1)}q12 4 14 18`,
    ).join(''),
    2.4,
    'metalDark',
    0.9,
  ),
];

/** The stones of the quay, close to us, with their joints. */
const quay: Art = [
  fill('stone', 'M40 716L560 692V850H40Z', { width: 3.2 }),
  flat('stoneDark', 'M40 792L560 776V850H40Z', 0.8),
  line('M40 792L560 776M150 712L120 788M470 697L500 778M90 796V846M500 780V846', 2.6, 'line', 0.7),
  flat('ink', outline('236,800! 330,770 560,756! 560,800! 420,826 250,830'), 0.4),
];

/** An iron post on the quay, seen from close by, with three turns of rope; the rope runs to a boat on the left. */
export const mooring: Art = [
  quay,
  put(
    [
      line(ROPE, 27, 'line'),
      line(ROPE, 21, 'linen'),
      line(
        times(11, (i) => `M${76 + i * 16} ${590 + i * 7.6 - i * i * 0.06}q12 2 14 16`).join(''),
        2.4,
        'metalDark',
        0.9,
      ),
      fill('shade', POST, { width: 3.4 }),
      clipped(POST, [
        flat('ink', outline('360,560! 380,650 376,740 390,840! 450,840! 450,560'), 0.45),
        flat(
          'waterLight',
          outline('276,620! 288,650 284,740 276,830! 292,830! 300,740 302,650 296,610'),
          0.7,
        ),
      ]),
      fill('shade', outline('232,584 252,556 340,544 432,556 452,584 430,608 340,618 254,608'), {
        width: 3.4,
      }),
      flat('gloomLight', outline('252,578 270,562 340,554 410,562 424,576 340,588'), 1),
      turn(660, 666),
      turn(690, 696),
      turn(720, 722),
      limb(
        'linen',
        '424,726 470,744 520,770 500,796 430,800 470,772 540,790',
        [28, 26, 24, 24, 24, 24, 22],
        'line',
        3,
      ),
      line(
        'M436 722q10 10 6 20M462 732q10 10 4 20M488 744q10 8 2 20M452 790q2 10 -4 18M484 764q8 6 6 18',
        2.4,
        'metalDark',
        0.9,
      ),
    ],
    { x: -64, y: 40 },
  ),
];
