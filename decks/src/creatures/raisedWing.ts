import { fill, type Art } from '../drawing/art.ts';
import { type Points, polar, times, toPoints } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb, sampleSpline, swellPath } from '../drawing/swell.ts';

type RaisedWing = {
  /** The leading edge, from the shoulder to the tip of the arm, in units of the card. */
  edge: Points;
  /** The directions in degrees, and the lengths, of the first feather at the shoulder and the last at the tip. */
  turns: readonly [number, number];
  lengths: readonly [number, number];
  quills?: Role;
  coverts?: Role;
};

/** A large wing with a row of long feathers, one of short ones, and the arm along its leading edge. */
export function raisedWing({ edge, turns, lengths, quills = 'light', coverts = 'rose' }: RaisedWing): Art {
  const points = toPoints(edge);
  const spine = sampleSpline(
    points,
    points.map(() => 0),
  );
  const row = (count: number, reach: number, width: number, role: Role): Art =>
    times(count, (i) => {
      const t = i / (count - 1);
      const [x, y] = spine[Math.round(t * (spine.length - 1))] ?? [0, 0];
      const turn = turns[0] + (turns[1] - turns[0]) * t;
      const length = (lengths[0] + (lengths[1] - lengths[0]) * t) * reach;
      const at = (by: number, bend: number) => polar(x, y, length * by, turn + bend);
      return [
        fill(role, swellPath([[x, y], at(0.5, -3), at(0.94, 0)], [width * 0.7, width, width * 0.36]), {
          width: 2,
        }),
        reach === 1 && graven([at(0.45, -3), at(0.7, -2), at(0.94, 0)], 3),
      ];
    });
  return [
    row(13, 1, 42, quills),
    row(9, 0.56, 36, coverts),
    limb(
      quills,
      points,
      points.map((_, i) => 46 - (i * 22) / (points.length - 1)),
    ),
  ];
}
