import { type Art, eachRow, fill } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';

/** The road from the pool between the animals up to the pass, narrower with each bend. */
export const path: Art = [
  limb(
    'trim',
    '307,694 300,682 278,674 276,664 288,652 276,638 258,626 254,608',
    [8, 7, 5, 5, 4.5, 4, 3, 2],
    'woodDark',
    1.2,
  ),
  fill(
    'trim',
    'M208 818C224 784 250 766 282 752C304 742 310 735 296 728C282 722 276 716 283 709C290 702 302 700 303 688L313 688C313 700 301 704 300 711C301 718 328 722 340 736C352 750 344 768 346 784C347 798 352 808 360 818Z',
    { width: 1.8 },
  ),
  eachRow<[string, number]>(
    [
      ['232,806 250,782 284,762 312,746', 5],
      ['268,800 284,776 308,760', 4],
      ['308,732 294,724 288,716', 3],
      ['330,800 328,776 334,756', 4],
      ['304,790 312,774 322,760', 3],
    ],
    (points, width) => graven(points, width, 'woodDark', 0.5),
  ),
];
