import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { toPoints, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, sampleSpline } from '../../drawing/swell.ts';
import { leaf } from '../../primitives/plants.ts';

const prickle: Art = [
  fill('leafDark', 'M-8 2Q0 -4 4 -23Q11 -8 8 2Z', { width: 1.8 }),
  flat('red', 'M-1 -6Q3 -11 4 -23Q9 -12 9 -5Q4 -9 -1 -6Z'),
];

/** A stem from its foot to its tip, bare at first, with hooked prickles on both sides, whose points are bent towards the foot. */
export function briar(points: string, widths: readonly number[], every = 4, bare = 0): Art {
  const knots = toPoints(points);
  const spine = sampleSpline(knots, widths);
  return [
    spine.map(([x, y, width], i) => {
      const [ax = x, ay = y] = spine[i - 1] ?? [];
      if (i < bare || i % every !== every - 2 || i > spine.length - 3) return false;
      const along = (Math.atan2(y - ay, x - ax) * 180) / Math.PI;
      const side = (i / every) % 2 < 1 ? 1 : -1;
      const away = ((along + side * 90) * Math.PI) / 180;
      const foot: Point = [x + Math.cos(away) * width * 0.4, y + Math.sin(away) * width * 0.4];
      return put(prickle, { x: foot[0], y: foot[1], turn: along + 90 + side * 90, flip: side < 0 });
    }),
    limb('leaf', points, widths, 'line', 2.2),
    graven(
      knots.map(([x, y]): Point => [x + 3, y]),
      Math.max(2.4, (widths[1] ?? 8) * 0.26),
      'leafDark',
      0.8,
    ),
  ];
}

/** A rose's leaf: five toothed leaflets on one stalk, which begins at (x, y). */
export const roseLeaf = (x: number, y: number, turn: number, length: number, role: Role = 'leaf'): Art =>
  put(
    [
      line(`M0 0Q${length * 0.4} -4 ${length * 0.66} 0`, 4.4, 'line'),
      line(`M0 0Q${length * 0.4} -4 ${length * 0.66} 0`, 2.4, 'leafDark'),
      eachOf(
        '0.28,58,0.34 0.28,-58,0.34 0.52,48,0.4 0.52,-48,0.4 0.64,0,0.46',
        (at = 0, angle = 0, long = 0) => leaf(length * at, -2, angle, length * long, role, 0.44),
      ),
    ],
    { x, y, turn },
  );
