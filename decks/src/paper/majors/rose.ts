import type { Art } from '../../drawing/art.ts';
import { cutStroke } from '../lino/cut.ts';
import { blossom, leaf } from '../nature/plants.ts';

/** A rose of radius r at (x, y) on its stem, which has two leaves and its foot at y + 110. */
export const rose = (x: number, y: number, r: number, stem: number): Art => [
  cutStroke(
    'mid',
    [
      [x + stem, y + 110],
      [x + stem * 0.2, y + 60],
      [x, y],
    ],
    [10, 9, 7],
    [18, 17, 15],
  ),
  [leaf(x + stem * 0.3, y + 66, 168, 52, 'mid'), leaf(x + stem * 0.3, y + 70, 12, 52, 'mid')],
  blossom(x, y, r),
];
