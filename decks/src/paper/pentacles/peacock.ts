import { flat, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** Head, a neck like an S and a full breast, in one line. */
const BIRD = outline(
  '252,372 266,338 298,330 324,346 332,384 322,436 318,490 344,560 388,630 408,710 396,790 370,840! 222,840! 192,780 186,706 208,640 246,580 268,520 274,462 274,420 258,404',
);
const WINGS = ['M408 596C452 640 464 740 430 836L372 836C398 760 412 680 408 596Z'];

/** The scales of its breast, in rows that widen with it. */
const SCALES: readonly (readonly [y: number, middle: number, count: number])[] = [
  [606, 298, 3],
  [640, 298, 4],
  [674, 298, 5],
  [708, 298, 6],
  [742, 298, 5],
  [776, 298, 6],
];

/** A peacock from the front without its tail that looks left: from its crest at 230 down to 830, about x 300. */
export const peacock: Art = [
  [0, 1].map((side) =>
    put(
      [
        joined('accent', WINGS),
        WINGS.map((d) => hatch(d, { role: 'ink', angle: 80, gap: 15, width: 5, side: 'all' })),
      ],
      {
        x: side * 598,
        flip: side === 1,
      },
    ),
  ),
  joined('ink', [BIRD], 7),
  hatch(BIRD, { role: 'mid', angle: 8, gap: 19, width: 7, side: 'start', reach: 0.16 }),
  SCALES.map(([y, middle, count]) =>
    times(count, (i) => {
      const x = middle - 10 + (i - (count - 1) / 2) * 32;
      return gouge(`${x - 13},${y - 9} ${x},${y + 8} ${x + 13},${y - 9}`, 6, 'far');
    }),
  ),
  times(3, (i) =>
    gouge(`${284 - i * 3},${470 + i * 34} ${300 - i * 3},${482 + i * 34} ${312},${468 + i * 34}`, 5, 'far'),
  ),
  cut('glow', 'M256 362L206 384L258 396Z', 4),
  flat('light', outline('262,380! 276,352 304,352 318,376 298,398 276,396')),
  flat('ink', circlePath(290, 374, 10)),
  gouge('268,352 292,342 318,360', 6, 'ink'),
  times(5, (i) => {
    const [x, y] = polar(304, 350, 104, -130 + i * 22);
    return [
      stroke(
        'light',
        [
          [304, 334],
          [x, y],
        ],
        [6, 5],
      ),
      cut('glow', circlePath(x, y, 11), 3),
    ];
  }),
];
