import { eachOf, fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { type Point, times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { blaze } from '../../primitives/blaze.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

/** A point of the bundle: so far along it from where it lies on the back, and so far above its lowest staff. */
const at = (along: number, above: number): Point => [
  236 + along * 0.616 - above * 0.788,
  530 - along * 0.788 - above * 0.616,
];

/** A staff with its sawn foot, from its foot to its burning head. */
function staff(above: number, foot: number, head: number, leaves: readonly number[]): Art {
  const [fx, fy] = at(foot, above);
  const length = head - foot;
  return suitObject('wands', [
    put(
      [
        blaze({ x: length - 6, y: 1, size: 0.54, turn: 66 }),
        fill(
          'wood',
          `M0 -9C${length * 0.4} -12 ${length * 0.7} -8 ${length} -10V10C${length * 0.7} 8 ${length * 0.4} 12 0 9Z`,
        ),
        flat('woodDark', `M4 3H${length - 2}V9C${length * 0.7} 7 ${length * 0.4} 11 4 8Z`, 0.7),
        line(
          `M20 -4H${toTenth(length * 0.5)}M${toTenth(length * 0.6)} -4H${toTenth(length - 20)}`,
          1.2,
          'ink',
          0.4,
        ),
        fill('straw', 'M0 -9C-7 -7 -7 7 0 9C6 7 6 -7 0 -9Z', { width: 1.6 }),
        leaves.map((x) => leaf(x, -8, -26, 34)),
      ],
      { x: fx, y: fy, turn: -52 },
    ),
  ]);
}

// Those behind stick out farther; a bundle that was gathered in a wood has no even ends.
const BEHIND = '-4,-96,314 24,-66,362 54,-84,314 84,-40,372 112,-58,320';
const BEFORE = '-12,-120,222 14,-92,270 42,-112,226 70,-70,276 100,-88,222';

const row = (rows: string, leaves: readonly (readonly number[])[]): Art =>
  eachOf(rows, (above = 0, foot = 0, head = 0, i = 0) => staff(above, foot, head, leaves[i] ?? []));

/** A rope with its slanting strands; short pieces, so that it has one tone from end to end. */
export const cord = (points: string | readonly Point[], ends: readonly [number, number] = [12, 12]): Art => {
  const knots = toPoints(points);
  const strands = knots.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = knots[i] ?? [x2, y2];
    const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / 10));
    return times(count, (k) => {
      const [x, y] = [x1 + ((x2 - x1) * (k + 0.5)) / count, y1 + ((y2 - y1) * (k + 0.5)) / count];
      return line(`M${toTenth(x - 3)} ${toTenth(y + 4)}l6 -8`, 2, 'woodDark', 0.8);
    });
  });
  return [
    limb(
      'linen',
      knots,
      knots.map((_, i) => (i === 0 ? ends[0] : i === knots.length - 1 ? ends[1] : 12)),
    ),
    strands,
  ];
};

/** Across the bundle, which the rope presses together, from its upper edge down. */
const across = (along: number): Point[] => [
  at(along - 9, 122),
  at(along + 4, 88),
  at(along + 8, 52),
  at(along + 4, 16),
];

const knot: Art = put(
  [
    graven('0,0 -20,18 -34,42', 11, 'linen', 1),
    line('M0 0Q-20 16 -34 44M4 2Q8 26 -4 52', 7, 'linen'),
    line('M0 0Q-20 16 -34 44M4 2Q8 26 -4 52', 1.4, 'woodDark', 0.7),
    disc('linen', 0, 0, 13, 2),
    line('M-8 -6Q0 2 8 8M-10 2Q-4 8 2 11', 2, 'woodDark', 0.8),
  ],
  { x: at(-24, 44)[0], y: at(-24, 44)[1] },
);

/** Ten burning staffs in one bundle, tied twice. */
export const bundle: Art = [
  row(BEHIND, [[], [], [], [300], []]),
  row(BEFORE, [[], [], [], [230], [190]]),
  cord([...across(-30), at(-39, -13)], [4, 4]),
  knot,
];

/** The upper turn of the rope, which leaves the bundle for the shoulder. */
export const overShoulder: Art = cord(
  [...across(92), [312, 480], [344, 498], [374, 532], [388, 560]],
  [4, 12],
);
