import { flat, type Art } from '../../drawing/art.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';

const HIVE =
  'M300 250C390 262 430 350 440 420C462 500 452 600 440 640H160C148 600 138 500 160 420C170 350 210 262 300 250Z';

/** A beehive of straw, 310 wide about 300, from 250 to its foot at 640. */
export const beehive: Art = [
  keyed('glow', HIVE, 7),
  [330, 400, 470, 540, 600].map((y, i) =>
    gouge(`${300 - 112 - i * 9},${y} 300,${y + 22} ${300 + 112 + i * 9},${y}`, 9, 'ink'),
  ),
  hatch(HIVE, { role: 'ink', angle: 0, gap: 12, width: 4, side: 'end', reach: 0.26 }),
  flat('ink', 'M262 640C256 560 344 560 338 640Z'),
];
