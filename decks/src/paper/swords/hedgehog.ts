import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed } from '../lino/cut.ts';
import { outward, ticks, wedge } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** A place on the back, which has sunk flat: at a share of its size and an angle. */
const onBack = (reach: number, angle: number) =>
  [
    262 + 226 * reach * Math.cos((angle * Math.PI) / 180),
    846 + 184 * reach * Math.sin((angle * Math.PI) / 180),
  ] as const;
const BACK = polygonPath([
  [40, 850],
  ...times(55, (i) => onBack(i % 2 ? 0.88 : 1, 180 + i * 3.1)),
  [470, 856],
]);
const FACE = outline(
  '390,752! 424,736 462,752 500,792 538,826! 554,838 548,856 520,862 450,866 384,862! 366,812',
);

/** A hedgehog that has sunk flat to the ground, its chin and its paws on it, the dawn on the edge of its back: from 36 to 556, its back at 662, its soles at 866. */
export const flatHedgehog: Art = [
  joined('mid', ['120,836,44 76,850,30 38,860,16', '200,846,40 176,862,28 150,868,14'].map(limb), 5),
  joined('ink', [BACK], 6),
  ticks('M52 846A210 170 0 0 1 380 700L360 846Z', {
    role: 'far',
    flow: outward(262, 900),
    gap: 38,
    length: 40,
    width: 8,
  }),
  // The low sun catches the spines on the right.
  flat(
    'glow',
    times(13, (i) => wedge(onBack(0.98, 286 + i * 5.4), onBack(0.8 - (i % 3) * 0.05, 286 + i * 5.4), 8)).join(
      '',
    ),
  ),
  cut('sky', FACE, 5),
  joined('mid', ['400,852,40 452,864,30 500,868,17'].map(limb), 5),
  [484, 496, 508].map((x) => gouge(`${x - 8},862 ${x},867 ${x + 6},872`, 3, 'ink')),
  keyed('mid', circlePath(404, 764, 26), 5),
  flat('near', circlePath(408, 768, 13)),
  flat('ink', circlePath(546, 838, 14)),
  flat('light', circlePath(541, 833, 4)),
  // Shut eyes, a slack mouth.
  gouge('448,794 466,802 478,818', 9, 'ink'),
  gouge('440,780 456,780 474,790', 5, 'near'),
  gouge('538,852 516,846 500,854', 6, 'ink'),
];
