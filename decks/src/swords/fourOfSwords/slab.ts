import {
  clipped,
  eachOf,
  eachRow,
  fill,
  flat,
  line,
  mirrored,
  put,
  rays,
  type Art,
} from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { longSword } from '../../suits/longSword.ts';

const NICHE = 'M104 910V380C104 250 196 176 300 96C404 176 496 250 496 380V910Z';

/** The slab of a tomb from straight above: a moulding that ends in a pointed arch, and the sunk ground within it. */
export const slab: Art = [
  flat('stoneDark', boxPath(40, 30, 520, 870)),
  fill('stone', 'M74 910V376C74 232 190 150 300 62C410 150 526 232 526 376V910Z', { width: 3 }),
  mirrored(
    eachOf('88,440 88,520 88,600 88,680 88,760 88,840', (x, y) =>
      fill('stoneDark', `M${x} ${y - 16}L${x + 8} ${y}L${x} ${y + 16}L${x - 8} ${y}Z`, { width: 1.4 }),
    ),
  ),
  fill('gloom', NICHE, { width: 3 }),
  clipped(NICHE, rays(300, 430, 130, 330, 40, 0.4)),
];

/** Three swords lie above the knight's head, their points towards him; the fourth lies across him. */
export const swords: Art = eachRow(
  [
    [196, 236, 0.72, 172],
    [300, 178, 0.74, 180],
    [404, 236, 0.72, 188],
  ],
  (x, y, size, turn) => put(longSword(turn, size), { x, y }),
);

/** A cushion with tassels at its corners. */
export const cushion: Art = [
  mirrored([
    line('M150 396L116 372', 4, 'trim'),
    fill('red', 'M124 380L94 376L90 352L112 360Z', { width: 1.8 }),
    line('M146 580L116 602', 4, 'trim'),
    fill('red', 'M122 596L92 604L92 628L114 616Z', { width: 1.8 }),
  ]),
  fill(
    'wine',
    'M148 392C200 408 400 408 452 392C440 440 440 540 454 584C400 570 200 570 146 584C160 540 160 440 148 392Z',
  ),
  fill('trim', 'M148 392C200 408 400 408 452 392L446 412C400 424 200 424 154 412Z', { width: 1.6 }),
];
