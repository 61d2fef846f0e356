import { put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { bigStar } from '../nature/sky.ts';

const HULL = outline(
  '46,566! 96,578 130,610! 220,634 330,634 420,610 520,560! 532,604 500,690 452,764! 150,764! 92,720 60,650',
);
/** A square sail about its mast, 180 wide and 140 high, which the wind from the left fills. */
const SAIL = outline('-92,4! -40,16 30,14 84,-4! 112,40 112,90 92,138! 34,122 -40,126 -88,142! -66,70');

/** Each sail by its middle, its top and its size. */
const SAILS = [
  [164, 300, 0.76, 0.8],
  [160, 430, 0.92, 0.94],
  [302, 220, 0.86, 0.86],
  [300, 356, 1.08, 1.14],
  [442, 312, 0.72, 0.78],
  [440, 438, 0.84, 0.9],
] as const;

/** A ship before the wind with its bow to the right, 490 wide; its masts stand at 164, 300 and 442, and are given. */
export const mastedShip = (masts: Art): Art => [
  stroke('ink', '500,590 540,556 580,510', [16, 12, 8]),
  ['164,230 120,400 70,580', '300,150 400,330 560,540', '442,240 470,400 500,580'].map((rope) =>
    gouge(rope, 4, 'ink'),
  ),
  masts,
  SAILS.map(([x, y, size], i) => [
    put(
      [
        keyed('light', SAIL, 6 / size),
        hatch(SAIL, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.2 }),
      ],
      { x, y, size },
    ),
    i === 3 && put(bigStar(8, 70, 44, 'accent'), { x, y, size }),
  ]),
  joined('ink', [HULL], 6),
  combed('110,640 200,664 330,666 430,650 500,610', '150,750 220,752 330,752 420,750 452,744', {
    role: 'near',
    rows: 4,
    width: 8,
    length: 80,
  }),
  gouge('52,582 120,622 220,650 330,650 430,624 524,574', 12, 'glow'),
  times(6, (i) => keyed('glow', circlePath(170 + i * 52, 694 - Math.abs(i - 2.2) * 3, 11), 3)),
];
