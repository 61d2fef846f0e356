import type { Art } from '../../drawing/art.ts';
import { toPoints, toTriples } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { cut, joined } from '../lino/cut.ts';
import { ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { pentacle } from '../objects.ts';
import { outline } from '../nature/body.ts';

const CROWN = outline(
  '300,126 350,140 400,166 444,196 476,246 466,300 486,350 470,410 480,464 440,520 380,530 340,566 300,576 260,566 220,530 160,520 120,464 130,410 114,350 134,300 124,246 156,196 200,166 250,140',
);
const COINS = toPoints('300,180 208,236 392,236 300,288 186,348 414,348 300,396 200,462 400,462 300,508');

/** The boughs of one side, which is 1 or -1. */
const boughs = (side: number): string[] =>
  [
    '0,660,44 56,560,28 100,500,16 116,440,8',
    '0,570,32 54,460,20 96,390,12 106,330,6',
    '0,450,24 44,350,14 76,290,10 96,230,5',
  ].map((points) => swell(points, side));
const swell = (points: string, side: number): string => {
  const joints = toTriples(points);
  return swellPath(
    joints.map(([x, y]) => [300 + side * x, y] as const),
    joints.map(([, , width]) => width),
  );
};

/** A tree with ten coins in its crown, in three columns: 372 wide about 300, from 126 to its foot at 820. */
export const coinTree: Art = [
  cut('near', CROWN, 6),
  ticks(CROWN, { role: 'mid', flow: (x) => -90 + (x - 300) * 0.4, gap: 27, length: 24, width: 7 }),
  joined('ink', [swell('0,820,104 0,740,60 -2,620,48 2,440,30 0,240,10', 1), ...boughs(-1), ...boughs(1)], 4),
  COINS.flatMap(([x, y], i) => [
    leaf(x - 20, y - 14, 196 + i * 9, 56, 'mid'),
    leaf(x + 18, y - 18, -50 + i * 7, 56, 'mid'),
    leaf(x + 6, y + 24, 70 - i * 9, 52, 'mid'),
  ]),
  COINS.map(([x, y], i) => pentacle(x, y, 0.4, (i % 3) * 8 - 8)),
];
