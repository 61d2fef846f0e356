import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

/** A thick rope through points, with its strands. */
const rope = (points: readonly (readonly [number, number])[], width: number): Art => {
  const widths = points.map(() => width);
  const d = swellPath(points, widths);
  return [
    fill(
      'line',
      swellPath(
        points,
        points.map(() => width + 6),
      ),
      { edge: 'none' },
    ),
    flat('linen', d),
    strands(points, width),
  ];
};

/** Slanting lines across a rope at even steps. */
function strands(points: readonly (readonly [number, number])[], width: number): Art {
  const marks = points.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    const long = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
    return times(Math.max(1, Math.round(long / 17)), (k) => {
      const t = (k + 0.5) / Math.max(1, Math.round(long / 17));
      const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
      const [sx, sy] = [(ux * 0.5 - uy) * width * 0.42, (uy * 0.5 + ux) * width * 0.42];
      return `M${Math.round(x - sx)} ${Math.round(y - sy)}L${Math.round(x + sx)} ${Math.round(y + sy)}`;
    });
  });
  return line(marks.join(''), 2.6, 'metalDark');
}

const BODY = 'M372 590C380 640 378 690 366 742H508C496 690 494 640 502 590Z';

/** An iron bollard on the quay, with the rope of a boat, which comes from the left, laid round it. */
export const bollard: Art = [
  flat('ink', outline('360,742! 440,728 520,734 570,750! 570,786! 480,782 400,770'), 0.45),
  rope(
    [
      [286, 590],
      [312, 624],
      [346, 646],
      [386, 652],
    ],
    16,
  ),
  fill('ink', 'M346 738C346 728 528 728 528 738V762C528 774 346 774 346 762Z', { width: 3 }),
  fill('gloomLight', BODY, { width: 3.2 }),
  clipped(BODY, [
    flat('ink', boxPath(462, 560, 60, 200), 0.55),
    flat('steelDark', 'M384 590C392 640 390 690 380 742H396C404 690 406 640 400 590Z', 0.7),
  ]),
  [2, 1, 0].map((i) =>
    rope(
      [
        [374 - i, 650 + i * 23],
        [404, 666 + i * 23],
        [438, 672 + i * 23],
        [474, 670 + i * 23],
        [504 + i, 660 + i * 23],
      ],
      21,
    ),
  ),
  fill('red', 'M280 596V578H292V596Z', { width: 2 }),
  fill('red', 'M346 566C346 526 390 508 438 508S530 526 530 566C530 588 500 598 438 598S346 588 346 566Z', {
    width: 3.2,
  }),
  flat(
    'redDark',
    'M350 572C370 590 400 596 438 596S530 588 530 566C530 556 526 546 518 540C516 570 420 586 350 572Z',
  ),
  graven('374,548 400,530 440,524', 9, 'rose', 0.95),
];
