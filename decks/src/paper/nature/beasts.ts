import { put, type Art, type Place } from '../../drawing/art.ts';
import { polar, type Point, toPoints } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';
import { joined, stroke } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import type { Head } from './head.ts';
import { HEADS } from './heads.ts';

import { BUILDS, type BeastKind, type Build } from './builds.ts';
import { GAITS } from './gaits.ts';

type Beast = {
  gait?: keyof typeof GAITS;
  role?: PaperInk;
  /** The legs on the far side. */
  far?: PaperInk;
  marks?: PaperInk;
  /** Lowers the head, in degrees; a negative turn lifts it. */
  nod?: number;
};

/**
 * A four-legged beast that looks right: about 300 to 400 wide at size 1, its soles near 130 times the length
 * of its legs.
 */
export function beast(
  kind: BeastKind,
  place: Place,
  { gait = 'stand', role = 'ink', far = 'near', marks = 'light', nod = 0 }: Beast = {},
): Art {
  const build: Build = BUILDS[kind];
  const { fore, hind, tilt } = GAITS[gait];
  const [rump, waist, chest] = build.trunk;
  const lift = (point: Point): Point => leaned(point, tilt);
  const shoulder = lift([74, -12]);
  const crest = lift([74 + build.neck[0], -12 + build.neck[1]]);
  const trunk = swellPath(
    [lift([-84, 2]), lift([-50, -4]), lift([-6, 0]), lift([46, -4]), lift([70, -4])],
    [rump * 0.7, rump, waist, chest, chest * 0.72],
  );
  const neck = swellPath(
    [lift([52, 0]), midway(shoulder, crest), crest],
    [build.neckWidths[0] * 0.9, build.neckWidths[0] * 0.74, build.neckWidths[1]],
  );
  const tail = swellPath(toPoints(build.tail.points).map(lift), build.tail.widths);
  const legPath = (leg: string, front: boolean) => limbPath(toPoints(leg), build, front, tilt);
  const head: Head = HEADS[build.head];
  return put(
    [
      joined(far, [legPath(fore[1], true), legPath(hind[1], false)], 4),
      head.behind &&
        put(head.behind(role), { x: crest[0], y: crest[1], size: build.headSize, turn: nod + tilt * 0.4 }),
      joined(role, [tail, trunk, neck, legPath(fore[0], true), legPath(hind[0], false)], 4),
      build.tail.tip && stroke('light', [lift([-190, 20]), lift([-204, 16]), lift([-214, 10])], [30, 20, 3]),
      ticks(trunk, {
        role: marks,
        flow: 172 + tilt,
        gap: 21,
        length: 17,
        width: 4,
        tone: (_, y) => (y < 6 ? 0.95 : 0.3),
      }),
      ticks(neck, { role: marks, flow: 118 + tilt, gap: 19, length: 16, width: 4, tone: () => 0.7 }),
      put(head.front(role, marks), {
        x: crest[0],
        y: crest[1],
        size: build.headSize,
        turn: nod + tilt * 0.4,
      }),
    ],
    place,
  );
}

function limbPath(
  joints: readonly Point[],
  { legs, thigh, ankle: thin }: Build,
  front: boolean,
  tilt: number,
): string {
  const [hip = [0, 0], knee = hip, ankle = knee, toe = ankle] = joints;
  const top = leaned(hip, tilt);
  const drop = ([x, y]: Point): Point => [
    top[0] + (x - hip[0]) * (0.5 + legs * 0.5),
    top[1] + (y - hip[1]) * legs,
  ];
  const [a, b, c] = [drop(knee), drop(ankle), drop(toe)];
  const upper = front ? thigh * 0.8 : thigh * 1.3;
  return swellPath(
    [top, midway(top, a), a, midway(a, b), b, c],
    [upper, upper * 0.8, thin + thigh * (front ? 0.16 : 0.3), thin * 1.15, thin * 1.2, thin * 0.9],
  );
}

const midway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const leaned = ([x, y]: Point, tilt: number): Point =>
  polar(0, 0, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI + tilt);
