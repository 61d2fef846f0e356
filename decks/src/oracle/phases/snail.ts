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
  limb('straw', '243,645 264,656 279,671 283,686', [6, 11, 11, 6], 'line', 2),
];

const FOOT =
  '52,702! 96,684 170,672 250,664 306,644 338,606 360,566 388,538 420,526 450,534 474,558 478,580 466,596 446,602 430,614 424,630 434,642 446,654! 440,662 410,664 386,666! 376,678 370,694 354,703 330,706 300,706 200,706';

/** A feeler that grows out of the head: the long ones carry an eye. */
const feeler = (points: string, widths: readonly number[], eye?: Point): Art => [
  limb('linen', points, widths),
  eye && fill('ink', circlePath(eye[0], eye[1], 10.5), { width: 2 }),
  eye && flat('light', circlePath(eye[0] + 3, eye[1] - 4, 3.4)),
];

export const snail: Art = [
  flat('ink', 'M60 700H366V714L90 710Z', 0.5),
  feeler('414,548 410,500 398,452', [32, 17, 11], [396, 444]),
  feeler('462,572 484,580 498,592', [20, 12, 10]),
  fill('linen', outline(FOOT), { width: 2.8 }),
  feeler('446,552 462,508 484,462', [32, 17, 11], [487, 454]),
  feeler('448,578 470,596 480,616', [22, 13, 10]),
  flat(
    'linen',
    outline('404,546! 420,532 446,538 460,546! 471,562 474,574 472,588! 462,592 454,600! 430,600 414,590'),
  ),
  clipped(outline(FOOT), [
    flat(
      'straw',
      outline('52,708! 90,692 190,690 290,684 346,660 372,630 408,618 424,630 450,660! 380,680 340,712!'),
      0.7,
    ),
    flat(
      'linen',
      outline('120,712! 230,698 320,694 356,680 374,660 420,652! 450,656! 450,668! 390,672 364,712!'),
    ),
    line('M120 698C220 694 320 700 356 680C372 668 372 652 436 650', 2, 'line', 0.7),
    [
      '330,630 342,612 350,590',
      '356,606 366,588 370,568',
      '348,652 358,636 366,618',
      '384,600 390,584 392,566',
      '312,668 326,660 334,650',
      '408,596 412,580 410,566',
      '376,626 384,616 392,606',
    ].map((points) => graven(points, 5, 'metalDark', 0.55)),
  ]),
  shell,
];
