import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

const [X, Y] = [196, 598];

/** The spiral of the shell at an angle, at a share of its radius there: it ends, widest, at the lip below on the right. */
const shellAt = (angle: number, share = 1): Point =>
  polar(X, Y, share * 120 * Math.exp((angle - 405) * 0.00155), angle);
const path = (points: readonly Point[]): string =>
  points.map((point) => point.map(toTenth).join(' ')).join('L');
const turns = (from: number, to: number, share = 1): Point[] =>
  times(Math.round((to - from) / 15) + 1, (i) => shellAt(from + i * 15, share));
const SHELL = `M${path(turns(45, 405))}Z`;

/** The shell, with its lip over the back of the snail. */
const shell: Art = [
  fill('red', SHELL, { width: 3 }),
  clipped(SHELL, [
    times(30, (i) =>
      graven(
        [shellAt(60 + i * 12, 0.62), shellAt(63 + i * 12, 0.8), shellAt(64 + i * 12)],
        4,
        'redDark',
        0.7,
      ),
    ),
    limb(
      'trim',
      turns(-700, 400, 0.78),
      times(74, (i) => 2.5 + i * 0.19),
      'line',
      1.6,
    ),
    flat('redDark', `M${path(turns(300, 405))}L${path(turns(300, 405, 0.72).toReversed())}Z`, 0.5),
    line(`M${path(turns(-900, 405))}`, 2.6),
  ]),
  line(SHELL, 3),
  limb('linen', [shellAt(45, 0.94), shellAt(405, 0.8), shellAt(405, 1.02)], [8, 13, 9], 'line', 2.4),
];

export const snail: Art = [
  flat('ink', 'M60 700H366V714L90 710Z', 0.5),
  [
    [402, 540, 386, 456],
    [428, 544, 454, 468],
  ].map(([x = 0, y = 0, tx = 0, ty = 0]) => [
    limb(
      'straw',
      [
        [x, y],
        [tx, ty],
      ],
      [17, 11],
    ),
    fill('ink', circlePath(tx, ty, 10), { width: 2 }),
    flat('light', circlePath(tx + 3, ty - 4, 3.4)),
  ]),
  fill(
    'linen',
    outline(
      '52,702! 96,680 170,668 250,668 312,636 344,586 368,536 402,512 440,522 454,552 440,584 426,604 430,640 440,654! 436,664 424,668 400,670 378,676! 366,692 350,702 330,706 300,706 200,706',
    ),
    { width: 2.8 },
  ),
  flat(
    'straw',
    outline('100,700! 230,688 304,672 350,640 372,632! 386,650 376,672 364,692 346,702 330,704 300,702'),
    0.75,
  ),
  line('M418 588Q432 586 441 576', 2.2),
  graven('392,560 380,596 382,632', 4, 'straw', 1),
  graven('350,616 330,646 336,676', 5, 'straw', 1),
  graven('412,590 402,620 408,652', 4, 'straw', 1),
  shell,
];
