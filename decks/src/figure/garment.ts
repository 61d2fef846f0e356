import { fill, flat, line, type Art } from '../drawing/art.ts';
import { type Point, type Points, times, toPoints, toTenth } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import { arrow, from, mix, through, type Arrow } from './outline.ts';

// Cloth cut to a body: a sleeve with its elbow and its cuff, and a bodice with its shoulders.

const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

type Elbow = { upper: Arrow; fore: Arrow; out: Arrow; outUpper: Arrow; outFore: Arrow; half: number };

/** The directions at a bent arm; `out` points away from the inside of the elbow, `half` is half the bend. */
function elbowOf(shoulder: Point, elbow: Point, wrist: Point): Elbow {
  const [upper, fore] = [arrow(shoulder, elbow), arrow(elbow, wrist)];
  const side = upper[0] * fore[1] - upper[1] * fore[0] > 0 ? 1 : -1;
  const across = ([x, y]: Arrow): Arrow => [y * side, -x * side];
  const [outUpper, outFore] = [across(upper), across(fore)];
  const out = arrow([0, 0], [outUpper[0] + outFore[0], outUpper[1] + outFore[1]]);
  const half = Math.acos(Math.min(1, Math.max(-1, upper[0] * fore[0] + upper[1] * fore[1]))) / 2;
  return { upper, fore, out, outUpper, outFore, half };
}

/**
 * A sleeve from the shoulder by the elbow to its cuff. It is open at the shoulder, where it goes over into the bodice;
 * the outside of the elbow is a corner, the inside a crease from which folds spread.
 */
export function sleeve(role: Role, [shoulder, elbow, cuff]: readonly [Point, Point, Point], size = 1): Art {
  const { upper, fore, out, outUpper, outFore, half } = elbowOf(shoulder, elbow, cuff);
  const at = (point: Point, along: Arrow, by: number, across: Arrow, aside: number): Point =>
    from(from(point, along, by * size), across, aside * size);
  const [upperLength, foreLength] = [distance(shoulder, elbow) / size, distance(elbow, cuff) / size];
  // Where the inner sides of the two halves meet: the sharper the bend, the farther from the elbow.
  const depth = Math.min(19 * Math.tan(Math.min(half, 1.3)), 0.72 * Math.min(upperLength, foreLength));
  const crease = from(elbow, out, -size * (8 + depth * 0.3));
  const outer = [
    at(shoulder, upper, 2, outUpper, 22),
    at(mix(shoulder, elbow, 0.45), upper, 0, outUpper, 22),
    at(elbow, upper, -14, outUpper, 18),
    from(elbow, out, size * (20 + 4 * Math.sin(half))),
    at(elbow, fore, 14, outFore, 19),
    at(mix(elbow, cuff, 0.6), fore, 0, outFore, 17),
    at(cuff, fore, 0, outFore, 17),
  ];
  const foreInner = [
    at(cuff, fore, 0, outFore, -17),
    at(elbow, fore, Math.max(0.5 * foreLength, depth + 14), outFore, -19),
    at(elbow, fore, depth + 6, outFore, -19),
    crease,
  ];
  const upperInner = [
    crease,
    at(elbow, upper, -depth - 6, outUpper, -20),
    at(elbow, upper, -Math.max(0.6 * upperLength, depth + 14), outUpper, -22),
    at(shoulder, upper, 4, outUpper, -21),
  ];
  const cap = from(shoulder, upper, -20 * size);
  const d = `${through(outer)}L${foreInner[0]?.join(' ')}${through(foreInner, false)}${through(upperInner, false)}Q${from(cap, outUpper, -20 * size).join(' ')} ${cap.join(' ')}Q${from(cap, outUpper, 20 * size).join(' ')} ${outer[0]?.join(' ')}Z`;
  const whole = fill(role, d, { edge: role, width: 1 });
  // Where the forearm is folded so far that it lies on the upper arm, it covers the edge of it.
  if (19 * Math.tan(Math.min(half, 1.3)) > depth)
    return [
      whole,
      line(through(upperInner), 2.4),
      fill(role, `${through(outer.slice(2))}L${foreInner[0]?.join(' ')}${through(foreInner, false)}Z`, {
        edge: role,
        width: 1,
      }),
      line(through(outer), 2.4),
      line(through(foreInner), 2.4),
      sleeveFolds(outer, crease, [elbow, cuff], size),
    ];
  return [
    whole,
    line(through(outer), 2.4),
    line(through([...foreInner, ...upperInner.slice(1)]), 2.4),
    sleeveFolds(outer, crease, [elbow, cuff], size),
  ];
}

/** Folds that spread from the crease of the elbow, and some that run up from the cuff. */
const sleeveFolds = (
  outer: readonly Point[],
  crease: Point,
  [elbow, cuff]: readonly [Point, Point],
  size: number,
): Art => [
  outer
    .slice(2, 5)
    .map((to, i) =>
      flat(
        'ink',
        wedgePath(mix(crease, to, 0.1), mix(crease, to, [0.62, 0.36, 0.54][i] ?? 0), 1.9 * size, 0.24),
        0.3,
      ),
    ),
  graven([mix(cuff, elbow, 0.06), mix(cuff, elbow, 0.36), mix(cuff, outer[4] ?? elbow, 0.7)], 2.6 * size),
];

/** A fold: broad where the cloth is pressed together, bent by `bow` of its length, running out in a point. */
const wedgePath = (start: Point, end: Point, half: number, bow: number): string => {
  const [x, y] = arrow(start, end);
  const [a, b]: [Point, Point] = [from(start, [-y, x], half), from(start, [y, -x], half)];
  const middle = mix(start, end, 0.5);
  const bent = (by: number) => from(middle, [-y, x], by + bow * distance(start, end)).join(' ');
  return `M${a.join(' ')}Q${bent(half)} ${end.join(' ')}Q${bent(-half * 0.4)} ${b.join(' ')}Z`;
};

/** Cuffs of thin cloth are ruffled. */
const THIN: ReadonlySet<Role> = new Set(['light', 'linen']);

/** The turned-back end of a sleeve, broader than the arm, and the dark inside that shows round the wrist. */
export const cuffBand = (role: Role, elbow: Point, end: Point, size = 1): { inside: Art; band: Art } => {
  const along = arrow(elbow, end);
  const across: Arrow = [along[1], -along[0]];
  const at = (by: number, aside: number): string =>
    from(from(end, along, by * size), across, aside * size).join(' ');
  return {
    inside: flat('ink', `M${at(-2, 18)}Q${at(10, 14)} ${at(9, 0)}Q${at(10, -14)} ${at(-2, -18)}Z`),
    band: THIN.has(role)
      ? [
          fill(
            role,
            `M${at(-9, 17)}Q${at(-5, 0)} ${at(-9, -17)}L${at(1, -24)}${[-15, -5, 5, 15].map((x) => `Q${at(16, x)} ${at(5, x + 7)}`).join('')}L${at(1, 24)}Z`,
            { width: 1.8 },
          ),
          [-8, 2, 11].map((x) => line(`M${at(-5, x * 0.8)}L${at(5, x)}`, 1.4, 'shade', 0.5)),
        ]
      : [
          fill(role, `M${at(-13, 18)}Q${at(-8, 0)} ${at(-13, -18)}L${at(0, -20)}Q${at(7, 0)} ${at(0, 20)}Z`, {
            width: 2,
          }),
          line(`M${at(-4, 17)}Q${at(2, 0)} ${at(-4, -17)}`, 1.3, 'ink', 0.4),
        ],
  };
};

/** Cloth that hangs from the forearm of a wide sleeve, by `drop` below the cuff. */
export const hangingSleeve = (role: Role, lining: Role, elbow: Point, cuff: Point, drop: number): Art => {
  const along = arrow(elbow, cuff);
  const down: Arrow = along[0] > 0 ? [-along[1], along[0]] : [along[1], -along[0]];
  const [near, far] = [from(cuff, down, 14), from(mix(elbow, cuff, -0.05), down, 13)];
  const tip: Point = [cuff[0] - along[0] * 16, cuff[1] + drop];
  const back = mix(far, tip, 0.5);
  return [
    fill(
      lining,
      `M${cuff.join(' ')}Q${cuff[0] + 8} ${cuff[1] + drop * 0.6} ${tip.join(' ')}L${near.join(' ')}Z`,
      {
        width: 1.8,
      },
    ),
    fill(
      role,
      `M${from(cuff, along, -8).join(' ')}Q${near[0] - along[0] * 8} ${near[1] + drop * 0.5} ${tip.join(' ')}Q${back[0]} ${back[1] + drop * 0.34} ${far.join(' ')}L${elbow.join(' ')}Z`,
    ),
    graven([mix(elbow, cuff, 0.4), mix(far, tip, 0.5), mix(far, tip, 0.86)], 4),
    graven([mix(elbow, cuff, 0.75), mix(near, tip, 0.5), mix(near, tip, 0.9)], 3),
  ];
};

/** The outline of the body from the neck along its spine, with sloping shoulders where a limb would have a round end. */
function bodicePath(spine: Points, girth: readonly number[]): string {
  const points = toPoints(spine);
  const [neck = [0, 0], second = [0, 0]] = points;
  const half = (girth[0] ?? 80) / 2;
  const last = points.length - 1;
  const sideOf = (side: 1 | -1): Point[] => [
    place(neck, arrow(neck, second), -half * 0.66, side * half * 0.4),
    place(neck, arrow(neck, second), -half * 0.36, side * half * 0.72),
    place(neck, arrow(neck, second), -half * 0.02, side * half * 1.03),
    ...points
      .slice(1)
      .map((point, i) => place(point, arrow(points[i] ?? neck, point), 0, (side * (girth[i + 1] ?? 80)) / 2)),
  ];
  const [right, left] = [sideOf(1), sideOf(-1).toReversed()];
  const foot = place(
    points[last] ?? neck,
    arrow(points[last - 1] ?? neck, points[last] ?? neck),
    (girth[last] ?? 80) * 0.5,
    0,
  );
  return `${through(right)}Q${foot.join(' ')} ${left[0]?.join(' ')}${through(left, false)}Z`;
}

/** The point so far along a direction and to its left. */
const place = (point: Point, along: Arrow, by: number, aside: number): Point =>
  from(from(point, along, by), [along[1], -along[0]], aside);

/** The bodice in cloth or skin, with folds that run together at the waist. */
export function bodice(role: Role, spine: Points, girth: readonly number[], edge: Role = 'line'): Art {
  const points = toPoints(spine);
  const [neck = [0, 0], , waist = [0, 0]] = points;
  const down = arrow(neck, waist);
  const [top, foot] = [(girth[0] ?? 80) / 2, (girth.at(-1) ?? 80) / 2];
  const foldAt = (k: number) =>
    graven(
      [
        place(mix(neck, waist, 0.42), down, 0, k * top),
        place(mix(neck, waist, 0.75), down, 0, k * foot * 0.9),
        place(mix(neck, waist, 0.97), down, 0, k * foot * 0.55),
      ],
      3.4,
    );
  return [
    fill(role, bodicePath(points, girth), { edge }),
    edge === 'line' && points.length === 3 && [-0.55, 0.1, 0.6].map(foldAt),
  ];
}

type Hem = readonly [left: Point, right: Point];

/** The lower edge of a skirt: it hangs in scallops between the folds, of which there are as many as fit. */
const hemJoints = ([left, right]: Hem): Point[] => {
  const count = Math.max(3, Math.round(Math.hypot(right[0] - left[0], right[1] - left[1]) / 44));
  return times(count + 1, (i) => mix(left, right, i / count));
};

const scallops = (joints: readonly Point[], sag: number): string =>
  joints
    .slice(1)
    .map((end, i) => {
      const middle = mix(joints[i] ?? end, end, 0.5);
      return `Q${toTenth(middle[0])} ${toTenth(middle[1] + sag)} ${end.join(' ')}`;
    })
    .join('');

/** A skirt from the waist to its hem, with a fold above each joint of the scallops. */
export function skirt(cloth: Role, waist: Point, half: number, hem: Hem): Art {
  const [left] = hem;
  const joints = hemJoints(hem);
  const [top, low] = [waist[1] - 22, waist[1] + 12];
  const foldTo = (joint: Point, i: number): Art => {
    const k = (i + 1) / (joints.length - 1) - 0.5;
    const start: Point = [waist[0] + k * half * 1.5, waist[1] + (i % 2 ? 26 : 4)];
    return graven([start, mix([start[0] + k * half * 0.5, start[1]], joint, 0.5), joint], 4);
  };
  return [
    fill(
      cloth,
      `M${waist[0] - half} ${top}Q${waist[0] - half - 12} ${low} ${left.join(' ')}${scallops(joints, 20)}Q${waist[0] + half + 12} ${low} ${waist[0] + half} ${top}Z`,
    ),
    joints.slice(1, -1).map(foldTo),
  ];
}

/** The border along the hem of a skirt. */
export const hemBorder = ([left, right]: Hem, role: Role): Art => {
  const up = ([x, y]: Point, by: number): Point => [x + by, y - 8];
  const joints = hemJoints([up(left, 3), up(right, -3)]);
  return line(`M${joints[0]?.join(' ')}${scallops(joints, 19)}`, 6, role);
};
