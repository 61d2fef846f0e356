import { eachOf, fill, flat, line, put, suitObject, type Art } from '../../drawing/art.ts';
import { type Point, times, toPoints, toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { blaze } from '../../primitives/blaze.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

/** A point of the bundle: so far along it from where it lies on the back, and so far above its lowest staff. */
const at = (along: number, above: number): Point => [
  240 + along * 0.766 - above * 0.643,
  524 - along * 0.643 - above * 0.766,
];

/** A staff with its sawn foot, from its foot to its head. */
function staff(above: number, foot: number, head: number, leaves: readonly number[]): Art {
  const [fx, fy] = at(foot, above);
  const length = head - foot;
  return suitObject('wands', [
    put(
      [
        fill(
          'wood',
          `M0 -10C${length * 0.4} -13 ${length * 0.7} -9 ${length} -12V12C${length * 0.7} 9 ${length * 0.4} 13 0 10Z`,
        ),
        flat('woodDark', `M4 3H${length - 2}V11C${length * 0.7} 8 ${length * 0.4} 12 4 9Z`, 0.7),
        line(
          `M20 -4H${toTenth(length * 0.5)}M${toTenth(length * 0.6)} -5H${toTenth(length - 20)}`,
          1.2,
          'ink',
          0.4,
        ),
        fill('straw', 'M0 -10C-7 -8 -7 8 0 10C6 8 6 -8 0 -10Z', { width: 1.6 }),
        leaves.map((x) => leaf(x, -8, -26, 34)),
      ],
      { x: fx, y: fy, turn: -40 },
    ),
  ]);
}

// Those behind stick out farther; a bundle that was gathered in a wood has no even ends.
const BEHIND = '8,-96,318 32,-66,352 56,-84,330 80,-40,368 102,-58,322';
const BEFORE = '0,-120,236 24,-92,272 48,-112,248 70,-70,288 92,-88,254';

const row = (rows: string, leaves: readonly (readonly number[])[]): Art =>
  eachOf(rows, (above = 0, foot = 0, head = 0, i = 0) => staff(above, foot, head, leaves[i] ?? []));

/** The heads burn together; the nearer staffs lie before the fire. */
const fireAt = (along: number, above: number, size: number, turn: number): Art => {
  const [x, y] = at(along, above);
  return blaze({ x, y, size, turn });
};

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
      'straw',
      knots,
      knots.map((_, i) => (i === 0 ? ends[0] : i === knots.length - 1 ? ends[1] : 12)),
    ),
    strands,
  ];
};

/** Across the bundle, which the rope presses together, from its upper edge down. */
const across = (along: number): Point[] => [
  at(along - 9, 115),
  at(along + 4, 88),
  at(along + 8, 52),
  at(along + 4, 16),
];

const knot: Art = put(
  [
    graven('0,0 -20,18 -34,42', 11, 'straw', 1),
    line('M0 0Q-20 16 -34 44M4 2Q8 26 -4 52', 7, 'straw'),
    line('M0 0Q-20 16 -34 44M4 2Q8 26 -4 52', 1.4, 'woodDark', 0.7),
    disc('straw', 0, 0, 13, 2),
    line('M-8 -6Q0 2 8 8M-10 2Q-4 8 2 11', 2, 'woodDark', 0.8),
  ],
  { x: at(-24, 44)[0], y: at(-24, 44)[1] },
);

/** Ten burning staffs in one bundle, tied twice. */
export const bundle: Art = [
  row(BEHIND, [[], [250], [], [120, 300], [60]]),
  fireAt(262, 18, 1.25, 40),
  fireAt(262, 96, 1.35, 4),
  fireAt(286, 56, 1.8, 22),
  row(BEFORE, [[], [260], [], [230], [190]]),
  cord([...across(-30), at(-39, -13)], [4, 4]),
  knot,
];

/** The upper turn of the rope, which leaves the bundle for the shoulder. */
export const overShoulder: Art = cord(
  [...across(92), [312, 480], [344, 498], [374, 532], [388, 560]],
  [4, 12],
);
