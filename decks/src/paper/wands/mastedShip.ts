import { put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';
import { bigStar } from '../nature/sky.ts';
import { lookoutDog } from './lookoutDog.ts';

const HULL = outline(
  '24,470! 84,484 136,488! 138,560 152,606! 230,634 330,634 420,612 524,560! 536,604 504,690 452,764! 150,764! 86,720 46,640',
);
/** A square sail about its mast, 180 wide and 140 high, which the wind from the left fills. */
const SAIL = outline(
  '-92,2! -40,12 30,8 84,-4! 130,30 140,86 92,140! 36,126 -40,128 -88,142! -56,104 -54,44',
);

/** Each sail by its middle, its top and its size. */
const SAILS = [
  [164, 300, 0.76, 0.8],
  [160, 430, 0.92, 0.94],
  [302, 220, 0.86, 0.86],
  [300, 356, 1.08, 1.14],
  [440, 300, 0.84, 0.9],
] as const;

/** A ship before the wind with its bow to the right, on which a dog keeps a lookout, 580 wide; its masts stand at 164, 300 and 442, and are given. */
export const mastedShip = (masts: Art): Art => [
  cutStroke('ink', '470,600 540,548 604,490', [20, 16, 8], [28, 24, 15]),
  ['164,230 120,400 70,580', '300,150 384,250 444,310', '444,240 520,380 598,494'].map((rope) =>
    gouge(rope, 4, 'ink'),
  ),
  masts,
  SAILS.map(([x, y, size], i) => [
    put(
      [
        keyed('light', SAIL, 6 / size),
        hatch(SAIL, { role: 'ink', angle: 0, gap: 15, width: 5, side: 'end', reach: 0.14 }),
        ['-36,16 -12,42 -4,72 -12,100 -34,122', '32,12 62,38 74,68 66,98 38,120'].map((seam) =>
          gouge(seam, 7, 'far'),
        ),
      ],
      { x, y, size },
    ),
    i === 3 && put(bigStar(8, 70, 44, 'accent'), { x, y, size }),
  ]),
  lookoutDog({ x: 462, y: 636, size: 1.16 }),
  joined('ink', [HULL], 6),
  combed('110,640 200,664 330,666 430,650 500,610', '150,750 220,752 330,752 420,750 452,744', {
    role: 'near',
    rows: 4,
    width: 8,
    length: 80,
  }),
  gouge('140,606 180,632 250,650 340,648 430,626 526,576', 12, 'glow'),
  // A paw on the bulwark.
  keyed('light', limb('476,560,26 488,578,27 490,592,30'), 5),
  [482, 494].map((x) =>
    gouge(
      [
        [x, 590],
        [x + 1, 597],
        [x, 606],
      ],
      5,
      'ink',
    ),
  ),
  // The castle at the stern: its rail and its lit windows.
  gouge('26,482 80,496 134,500', 10, 'glow'),
  ['48,522 82,530 80,562 56,556', '94,532 122,534 122,566 98,564'].map((pane) =>
    keyed('glow', `M${pane.replaceAll(' ', 'L')}Z`, 3),
  ),
  gouge('50,590 100,606 146,612', 8, 'mid'),
  times(6, (i) => keyed('glow', circlePath(170 + i * 52, 694 - Math.abs(i - 2.2) * 3, 11), 3)),
];
