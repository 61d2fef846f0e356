import { fill, flat, put } from '../../drawing/art.ts';
import { polar, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';

type Bough = { points: Point[]; from: number; to: number };

/** A bough and all that grow from it: each parts in two, one going on and one turning aside. */
function boughs([x, y]: Point, angle: number, length: number, girth: number, depth: number): Bough[] {
  const end = polar(x, y, length, angle);
  const bend = polar(x, y, length * 0.55, angle + (depth % 2 ? 9 : -9));
  const own = { points: [[x, y], bend, end] as Point[], from: girth, to: depth === 0 ? 1.4 : girth * 0.66 };
  if (depth === 0) return [own];
  const aside = depth % 2 ? 34 : -34;
  return [
    own,
    ...boughs(end, angle - aside * 0.4, length * 0.8, girth * 0.66, depth - 1),
    ...boughs(end, angle + aside, length * 0.72, girth * 0.56, depth - 1),
    ...(depth > 2 ? boughs(bend, angle - aside * 1.4, length * 0.5, girth * 0.4, depth - 3) : []),
  ];
}

const CROWN = [...boughs([-4, -128], -116, 84, 24, 4), ...boughs([6, -132], -64, 78, 23, 4)];

export const bareTree = put(
  [
    CROWN.toReversed().map(({ points, from, to }) =>
      limb('woodDark', points, [from, (from + to) / 2, to], 'line', 1.8),
    ),
    fill(
      'woodDark',
      outline(
        '-64,6! -34,-8 -20,-40 -17,-90 -20,-140! -6,-150 8,-150 20,-144! 17,-90 20,-40 36,-10 70,6! 34,4 14,10 -10,4 -34,10!',
      ),
      { width: 2.4 },
    ),
    flat('woodDark', outline('-20,-150! -14,-110 14,-110 20,-150! 8,-166 -8,-166')),
    graven('-8,-16 -6,-70 -12,-130', 4, 'wood'),
    graven('8,-10 8,-60 10,-120', 4, 'wood'),
    CROWN.map(
      ({ points, from }) =>
        from > 5 &&
        graven(
          points.map(([x, y]): Point => [x - 1, y - from * 0.36]),
          Math.max(3.6, from * 0.36),
          'snow',
          1,
        ),
    ),
    flat('snow', 'M-72 10C-50 -2 -30 4 -10 0C14 8 40 -4 78 10Z'),
  ],
  { x: 446, y: 738, size: 0.85 },
);
