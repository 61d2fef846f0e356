import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, toTriples, type Triple } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined } from '../lino/cut.ts';
import { lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

const TAIL = outline(
  '300,384! 270,352 220,330 160,318 100,330 58,372! 108,380 160,404 214,440 256,474 268,500! 264,560 244,620 214,690! 386,690! 356,620 336,560 332,500! 344,474 386,440 440,404 492,380 542,372! 500,330 440,318 380,330 330,352',
);

/** Drops that fall, each by its middle and its size. */
const DROPS =
  '95,456,20 122,414,13 145,462,18 176,446,22 172,510,14 202,532,21 236,536,14 366,530,18 402,520,22 424,452,13 448,468,20 468,420,12 446,528,13 492,460,22';
const drop = ([x, y, r]: Triple): string =>
  `M${x} ${y - r}C${x + 2} ${y - r * 0.3} ${x + r * 0.5} ${y} ${x + r * 0.4} ${y + r * 0.35}C${x + r * 0.3} ${y + r * 0.8} ${x - r * 0.3} ${y + r * 0.8} ${x - r * 0.4} ${y + r * 0.35}C${x - r * 0.5} ${y} ${x - 2} ${y - r * 0.3} ${x} ${y - r}Z`;
/** A ring of foam where it goes into the sea. */
const FOAM =
  '176,688,16 200,676,22 230,668,26 262,678,24 292,686,22 326,682,24 356,672,26 386,668,24 414,680,20 436,690,14';

/** The flukes of a whale that dives: 484 wide about x 300, from 318 down to the sea at 690, with the water that runs off. */
export const whaleTail: Art = [
  joined('ink', [TAIL], 7),
  mirrored([
    combed('286,480 240,420 180,370 90,350', '292,420 270,380 210,350 130,336', {
      role: 'mid',
      rows: 4,
      width: 8,
      length: 60,
    }),
    combed('292,500 284,580 262,670', '268,520 262,580 240,660', {
      role: 'mid',
      rows: 3,
      width: 7,
      length: 56,
    }),
    gouge('62,372 120,376 176,404 222,438 258,474', 6, 'far'),
  ]),
  gouge('300,388 300,440 300,500', 6, 'near'),
  // Water runs off its hind edge and falls in drops.
  flat(
    'light',
    lenses(
      '98,382 96,424 146,402 145,426 206,440 203,490 236,470 235,496 366,466 366,492 398,438 401,480 446,406 447,432 490,386 491,424',
      8,
    ).join(''),
  ),
  flat('light', toTriples(DROPS).map(drop).join('')),
  joined(
    'light',
    toTriples(FOAM).map(([x, y, r]) => circlePath(x, y, r)),
    5,
    'ink',
  ),
  [212, 384].map((x) => gouge(`${x - 12},${672} ${x},${662} ${x + 14},${668}`, 5, 'far')),
];
