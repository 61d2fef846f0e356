import { flat, type Art } from '../../drawing/art.ts';
import { circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { cut, cutStroke, gouge, joined, stroke } from '../lino/cut.ts';
import { hatch } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

/** Head, bent neck and the slim body of a pear, in one line. */
const BIRD = outline(
  '240,352 256,334 282,334 298,354 300,392 306,436 330,482 356,546 374,616 366,680 336,724 298,738 262,722 236,676 226,614 234,552 258,496 266,448 258,404 246,378',
);
const WING = outline('330,548! 362,584 384,648 376,704 344,756! 336,700 322,650 316,596');

/**
 * A peacock from the front without its tail that looks left: 160 wide about x 300, from its crest at 250 to
 * its feet at 820.
 */
export const peacock: Art = [
  [276, 324].map((x) => [
    cutStroke('accent', `${x},720 ${x - 4},770 ${x},808`, [12, 8, 7], [20, 14, 12]),
    gouge(`${x - 28},818 ${x},804 ${x + 26},820`, 9, 'accent'),
    gouge(`${x},804 ${x - 2},816 ${x + 2},826`, 7, 'accent'),
  ]),
  joined(
    'accent',
    [limb('272,690,50 274,736,26 274,752,12'), limb('330,690,50 326,736,26 324,752,12'), BIRD],
    6,
  ),
  times(8, (row) => {
    const y = 510 + row * 25;
    const half = [24, 36, 44, 52, 56, 58, 54, 46, 30][row] ?? 30;
    return times(Math.round(half / 12) + 1, (i) => {
      const x = 286 + row * 1.6 - half + ((i + (row % 2) * 0.5) * 2 * half) / Math.round(half / 12);
      return x < 316 + row * 1.4 && gouge(`${x - 9},${y - 7} ${x},${y + 5} ${x + 9},${y - 7}`, 5);
    });
  }),
  times(5, (i) =>
    gouge(`${268 + i * 2},${412 + i * 20} ${282 + i * 2},${420 + i * 20} ${294 + i * 3},${410 + i * 20}`, 4),
  ),
  cut('accent', WING, 5),
  hatch(WING, { role: 'light', angle: 66, gap: 15, width: 5, side: 'start', reach: 0.6 }),
  cut('glow', 'M246 344L206 362L248 374Z', 4),
  flat('light', outline('252,358! 262,340 284,342 292,356 280,370 264,370')),
  flat('ink', circlePath(270, 354, 7)),
  toPoints('-18,74 8,82 34,72').map(([dx, h]) => [
    stroke('light', `276,340 ${276 + dx * 0.6},308 ${276 + dx},${340 - h}`, [7, 6, 6]),
    cut('glow', circlePath(276 + dx, 338 - h, 8), 3),
  ]),
];
