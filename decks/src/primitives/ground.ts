import { flat, type Art } from '../drawing/art.ts';
import { times, toTenth } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';

/** The shadow on which something stands, with a few strokes of ground beside it. */
export const standing = (x: number, y: number, reach: number): Art => [
  [1, 0.7].map((k) =>
    flat(
      'ink',
      `M${toTenth(x - reach * k)} ${y}a${toTenth(reach * k)} ${toTenth(reach * k * 0.14)} 0 1 0 ${toTenth(2 * reach * k)} 0a${toTenth(reach * k)} ${toTenth(reach * k * 0.14)} 0 1 0 ${toTenth(-2 * reach * k)} 0Z`,
      0.32,
    ),
  ),
  times(4, (i) => {
    const [left, drop] = [x - reach * 1.1 + i * reach * 0.6, y + 8 + (i % 2) * 9];
    return graven(
      [
        [left, drop],
        [left + reach * 0.2, drop - 3],
        [left + reach * 0.42, drop + 1],
      ],
      3,
      'detail',
      0.55,
    );
  }),
];
