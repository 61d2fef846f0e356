import { eachRow, flat, line, type Art } from '../drawing/art.ts';
import { circlePath, toPoints, toTenth, type Points } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { limb } from '../drawing/swell.ts';

/** The leg of a crab or scorpion: stiff pieces from joint to joint, each thinner than the one before, and a point. */
export function jointed(role: Role, points: Points, thick: number, shine: Role): Art {
  const joints = toPoints(points);
  const pieces = joints.slice(1).map((to, i) => [joints[i] ?? to, to] as const);
  const widthAt = (i: number) =>
    i === joints.length - 1 ? 1.5 : thick * (1 - (i * 0.55) / (joints.length - 1));
  return eachRow(pieces, (from, to, i) => [
    limb(role, [from, to], [widthAt(i), widthAt(i + 1)], 'line', 1.8),
    i > 0 && flat(shine, circlePath(from[0], from[1], widthAt(i) * 0.3)),
    line(
      `M${toTenth(from[0] * 0.8 + to[0] * 0.2)} ${toTenth(from[1] * 0.8 + to[1] * 0.2 - widthAt(i) * 0.2)}L${toTenth(from[0] * 0.3 + to[0] * 0.7)} ${toTenth(from[1] * 0.3 + to[1] * 0.7 - widthAt(i) * 0.12)}`,
      1.6,
      shine,
      0.7,
    ),
  ]);
}
