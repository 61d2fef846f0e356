import { type Art, eachOf, fill, flat, line } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** The wall before her. */
export const parapet: Art = [
  fill('stone', boxPath(30, 748, 540, 160), { width: 2.4 }),
  line('M40 762H560', 1.4, 'ink', 0.4),
];

/** A bridge that leads away from us over the river to the castle. */
export const bridge: Art = [
  fill('stoneDark', 'M40 716Q112 664 196 606V620Q124 692 40 764Z'),
  flat('water', 'M154 652Q160 634 180 630V639L154 661ZM84 722Q92 688 132 668V684L84 726Z'),
  line('M154 661Q156 634 180 630M84 726Q90 688 132 668', 2),
  fill('stone', 'M40 650Q110 622 176 600L196 606Q112 664 40 716Z'),
  flat('light', 'M40 656Q110 628 172 604L178 606Q112 636 40 676Z', 0.22),
  line(
    'M40 640Q110 613 174 590V600M196 606V596Q112 652 40 702M96 620v10M150 622v12M110 648v14M66 676v16',
    1.8,
  ),
];

/** Moonlight on the river below the moon. */
export const glitter: Art = eachOf(
  '200,606,20 206,618,30 196,632,22 204,648,34 194,664,24 202,682,36 196,700,26',
  (x, y, half) =>
    graven(
      [
        [x - half, y],
        [x, y - 2],
        [x + half, y],
      ],
      5,
      'light',
      0.8,
    ),
);

/** What was in the cups runs together and downhill. */
export const pool: Art = [
  fill(
    'redDark',
    'M84 790C110 772 160 776 190 786C226 790 250 806 236 822C262 834 250 860 222 862C180 884 100 876 60 868C44 850 64 830 76 822C64 810 70 796 84 790Z',
    { width: 1.8 },
  ),
  graven('90,860 140,852 190,860 226,846', 5, 'red', 0.9),
];
