import { type Art, fill, line } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';

/** The wall before her. */
export const parapet: Art = [
  fill('stone', boxPath(30, 748, 540, 160), { width: 2.4 }),
  line('M40 762H560', 1.4, 'ink', 0.4),
];

export const bridge: Art = [
  fill('stone', 'M40 640C140 590 250 590 330 640V664H296A44 40 0 0 0 210 664H160A44 40 0 0 0 74 664H40Z'),
  line('M40 628C140 578 250 578 330 628', 2),
  line('M70 634v16M116 616v16M185 604v14M254 616v16M300 632v16', 1.6, 'line', 0.6),
];

/** What was in the cups runs together and downhill. */
export const pool: Art = [
  fill(
    'redDark',
    'M84 790C110 772 160 776 190 786C226 790 250 806 236 822C262 834 250 860 222 862C180 884 100 876 60 868C44 850 64 830 76 822C64 810 70 796 84 790Z',
    { width: 1.8 },
  ),
  graven('90,860 140,852 190,860 226,846', 5, 'red', 0.9),
];
