import { fill, type Art } from '../../drawing/art.ts';
import { type Point, type Points, toPoints } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, swellPath } from '../../drawing/swell.ts';

const lock = (role: Role, points: readonly Point[], widths: readonly number[]): Art => [
  fill(role, swellPath(points, widths), { width: 1.5 }),
  graven(points, 2.6, 'ink', 0.3),
];

/** Two locks for each part of the crest, which fall over the neck or stream back from it. */
export function mane(role: Role, crest: Points, streams: boolean): Art {
  const knots = toPoints(crest);
  const spots = knots.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = knots[i] ?? [bx, by];
    return [0.15, 0.48, 0.82].map((t): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]);
  });
  return spots.map(([x, y], i) => {
    const wave = i % 2 ? 6 : -4;
    return streams
      ? lock(
          role,
          [
            [x + 6, y + 3],
            [x - 16, y - 8 + wave],
            [x - 42, y + 2 - wave],
            [x - 68 - wave, y - 8 + wave],
          ],
          [13, 20, 14, 2],
        )
      : lock(
          role,
          [
            [x + 1, y - 4],
            [x + 8, y + 14],
            [x + 3 + wave, y + 32],
            [x + 9 + wave, y + 52 - (i % 3) * 6],
          ],
          [14, 19, 14, 2],
        );
  });
}

/** The hair between the ears, in the head's own units. */
export const forelock = (role: Role): Art =>
  lock(
    role,
    [
      [-2, -12],
      [14, -20],
      [32, -14],
      [46, -6],
    ],
    [8, 12, 9, 2],
  );

/** From the dock: hanging, or flying. */
export const tail = (role: Role, streams: boolean): Art =>
  streams
    ? [
        '-116,-44 -150,-72 -188,-58 -232,-84',
        '-116,-40 -152,-56 -190,-34 -236,-46',
        '-116,-36 -146,-34 -180,-10 -214,-8',
      ].map((points) => lock(role, toPoints(points), [15, 24, 18, 2]))
    : [
        '-116,-42 -144,-30 -156,30 -152,112',
        '-116,-40 -138,-16 -142,40 -160,96',
        '-118,-38 -130,-6 -130,36 -138,82',
      ].map((points) => lock(role, toPoints(points), [14, 23, 22, 2]));
