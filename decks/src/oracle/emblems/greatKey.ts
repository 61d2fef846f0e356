import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';

const [X, Y] = [300, 372];

/** A petal of the bow, its direction upwards. */
const BOW = times(8, (i) => polar(X, Y, 66, i * 45 + 22.5));

/** A golden key, 440 high, on a ribbon; its bow holds the moon. */
export const greatKey: Art = [
  line('M270 204C268 244 282 268 300 292C318 268 332 244 330 204', 13, 'line'),
  line('M270 204C268 244 282 268 300 292C318 268 332 244 330 204', 8, 'red'),
  fill('metal', outline('284,440! 316,440! 312,560 312,716! 300,730 288,716! 288,560'), { width: 3.4 }),
  flat('metalDark', 'M303 450H314L310 716L303 722Z', 0.9),
  // The bit, whose wards are the roofs of a town.
  fill(
    'metal',
    'M312 598H392V640H376V624L363 612L350 624V640H334V656H350V672L363 660L376 672V690H392V706H312Z',
    { width: 3.4 },
  ),
  flat('metalDark', 'M312 692H392V705H312Z', 0.9),
  line('M322 606H384', 3, 'light', 0.9),
  [464, 492].map((y) => [
    fill('metal', `M278 ${y}C278 ${y - 12} 322 ${y - 12} 322 ${y}C322 ${y + 12} 278 ${y + 12} 278 ${y}Z`, {
      width: 3,
    }),
    graven(
      [
        [284, y - 2],
        [294, y - 5],
        [304, y - 5],
      ],
      4,
      'light',
      0.9,
    ),
  ]),
  BOW.map(([x, y]) => disc('metal', x, y, 25, 3.4)),
  disc('metal', X, Y, 72, 3.4),
  BOW.map(([x, y]) => disc('clothDark', x, y, 9, 2.6)),
  disc('metalDark', X, Y, 60, 2.4),
  disc('ink', X, Y, 54, 2.6),
  crescent(X - 2, Y, 37, -24, 'glow', 2),
  star(X + 18, Y - 6, 13, 'light'),
  flat('light', circlePath(X + 30, Y + 22, 3) + circlePath(X + 4, Y - 34, 2.4)),
  graven(
    [200, 220, 240, 260].map((angle) => polar(X, Y, 66, angle)),
    6,
    'light',
    0.95,
  ),
  disc('metal', X, Y - 84, 14, 3),
  disc('clothDark', X, Y - 84, 6, 2.4),
];
