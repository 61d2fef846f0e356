import { clipped, flat, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** A place on the back, which has sunk flat: at a share of its size and an angle. */
const onBack = (reach: number, angle: number) =>
  [
    240 + 200 * reach * Math.cos((angle * Math.PI) / 180),
    846 + 178 * reach * Math.sin((angle * Math.PI) / 180),
  ] as const;
const BACK = polygonPath([
  [52, 856],
  ...times(51, (i) => onBack(i % 2 ? 0.88 : 1, 178 + i * 3.1)),
  ...times(9, (i) => [396 + (i % 2) * 22 - i * 2, 778 + i * 10] as const),
  // The spines hang over the belly down to the ground.
  ...times(20, (i) => [382 - i * 16, 856 + (i % 2) * 14 + (i % 3) * 3] as const),
]);
const FACE = outline('350,740! 400,744 440,768 476,806 516,830! 532,842 524,860 490,864 430,866 350,866!');

/** A hedgehog that has sunk flat to the ground, its chin and its paws on it, the dawn on the edge of its back: from 40 to 532, its back at 668, its soles at 872. */
export const flatHedgehog: Art = [
  ['88,842,36 116,868,30 160,876,25', '196,842,40 226,868,32 272,876,26'].map((paw) =>
    joined('mid', [limb(paw)], 5),
  ),
  [150, 161, 262, 273].map((x) => gouge(`${x - 5},866 ${x + 3},874 ${x + 2},886`, 4, 'ink')),
  keyed('light', FACE, 5),
  clipped(FACE, [
    combed('420,772 452,806 500,836', '392,800 424,834 470,856', {
      role: 'mid',
      rows: 4,
      width: 6,
      length: 24,
    }),
  ]),
  joined('ink', [BACK], 6),
  ticks('M62 846A192 164 0 0 1 352 704L360 846Z', {
    role: 'far',
    flow: outward(240, 900),
    gap: 38,
    length: 40,
    width: 8,
  }),
  // The low sun catches the spines on the right.
  flat(
    'glow',
    times(12, (i) => wedge(onBack(0.98, 282 + i * 5.2), onBack(0.8 - (i % 3) * 0.05, 282 + i * 5.2), 8)).join(
      '',
    ),
  ),
  joined('ink', [outline('400,786! 396,768 412,758 426,768 424,790!')], 4),
  gouge('406,780 406,770 416,768', 4, 'mid'),
  joined('light', ['396,846,30 432,862,24 474,872,21 492,872,14'].map(limb), 5),
  [462, 474, 486].map((x) => gouge(`${x - 4},864 ${x + 4},870 ${x + 4},880`, 4, 'ink')),
  flat('ink', circlePath(528, 836, 13)),
  flat('light', circlePath(524, 831, 4)),
  // Shut eyes, a slack mouth.
  gouge('442,806 450,818 464,822 478,816', 7, 'ink'),
  gouge('522,856 504,850 486,856', 6, 'ink'),
];
