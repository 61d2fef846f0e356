import { fill, flat, line, type Art, type Place } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import { placed } from './cuffed.ts';
import { cuffBand } from './garment.ts';
import { arrow, from, mix, through, type Arrow } from './outline.ts';

type Raglan = {
  /** Where the seam begins at the neckline, the top of the shoulder, and where the seam ends under the arm. */
  collar: Point;
  shoulder: Point;
  armpit: Point;
  elbow: Point;
  cloth: Role;
  trim?: Role;
  /** Half the width of the sleeve at the elbow and at the cuff. */
  halves?: readonly [elbow: number, cuff: number];
  at: Place;
  wrist?: Point;
  hand: (place: Place) => Art;
};

/**
 * An arm whose sleeve begins at the neckline, so that the shoulder is a part of it: for arms that are raised or spread
 * before us. It is painted over the body, to which a seam joins it.
 */
export function raglanArm(a: Raglan): Art {
  const { trim = 'trim', halves = [32, 27] } = a;
  const end = placed(a.wrist ?? [-26, 3], a.at);
  const { inside, band } = cuffBand(trim, a.elbow, end, (halves[1] / 17) * 0.98);
  return [inside, a.hand(a.at), sleeve(a, end, halves), band];
}

function sleeve(
  { collar, shoulder, armpit, elbow, cloth }: Raglan,
  cuff: Point,
  [half, end]: readonly [number, number],
): Art {
  const root = mix(shoulder, armpit, 0.5);
  const [upper, fore] = [arrow(root, elbow), arrow(elbow, cuff)];
  // Across both halves, towards the shoulder's side of the arm.
  const side = upper[0] * (shoulder[1] - armpit[1]) - upper[1] * (shoulder[0] - armpit[0]) > 0 ? 1 : -1;
  const across = ([x, y]: Arrow): Arrow => [-y * side, x * side];
  const [acrossUpper, acrossFore] = [across(upper), across(fore)];
  const turn = upper[0] * fore[1] - upper[1] * fore[0];
  // The shoulder's side is inside the bend where the forearm turns towards it.
  const inner = turn * side > 0 ? 1 : -1;
  const bisector = arrow([0, 0], [acrossUpper[0] + acrossFore[0], acrossUpper[1] + acrossFore[1]]);
  const bend = Math.acos(Math.max(-1, Math.min(1, upper[0] * fore[0] + upper[1] * fore[1])));
  const crease = from(elbow, bisector, (inner * half) / Math.max(0.55, Math.cos(bend / 2)));
  const outer = [
    from(from(elbow, upper, -half * 0.75), acrossUpper, -inner * half),
    from(elbow, bisector, -inner * half * 1.1),
    from(from(elbow, fore, half * 0.75), acrossFore, -inner * half * 0.98),
  ];
  const [over, under] = inner > 0 ? [[crease], outer] : [outer, [crease]];
  const cuffAt = (by: number): Point => from(cuff, acrossFore, by * end);
  const middle = mix(elbow, cuff, 0.6);
  const wide = half * 0.4 + end * 0.6;
  const [top, foot] = [
    [...over, from(middle, acrossFore, wide), cuffAt(1)],
    [...under, from(middle, acrossFore, -wide), cuffAt(-1)],
  ];
  const upperside = [collar, shoulder, ...top];
  const underside = [armpit, ...foot];
  const seam = mix(mix(collar, armpit, 0.5), shoulder, 0.24);
  const d = `${through(upperside)}L${cuffAt(-1).join(' ')}${through(underside.toReversed(), false)}Q${seam.join(' ')} ${collar.join(' ')}Z`;
  const fold = (to: Point, k: number, width: number): Art =>
    flat(
      'ink',
      swellPath(
        [mix(crease, to, 0.08), mix(crease, to, k * 0.6), mix(crease, to, k)],
        [width, width * 0.7, 0.6],
      ),
      0.32,
    );
  return [
    fill(cloth, d, { edge: cloth, width: 1 }),
    line(through(upperside), 2.4),
    line(through(underside), 2.4),
    line(`M${collar.join(' ')}Q${seam.join(' ')} ${armpit.join(' ')}`, 1.8),
    outer.map((to, i) => fold(to, [0.62, 0.42, 0.56][i] ?? 0.5, half * 0.13)),
    graven(
      [armpit, mix(armpit, shoulder, 0.3), mix(mix(armpit, shoulder, 0.62), elbow, 0.1)],
      half * 0.16,
      'ink',
      0.45,
    ),
    graven(
      [
        mix(armpit, elbow, 0.1),
        mix(mix(armpit, elbow, 0.3), shoulder, 0.12),
        mix(mix(armpit, elbow, 0.5), shoulder, 0.2),
      ],
      half * 0.13,
      'ink',
      0.4,
    ),
    graven(
      [mix(cuff, elbow, 0.06), mix(cuff, elbow, 0.3), mix(cuff, outer[2] ?? elbow, 0.66)],
      half * 0.14,
      'ink',
      0.4,
    ),
  ];
}
