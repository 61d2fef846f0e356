import { flat, mirrored } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { around, hatch, lens } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { slenderSword } from '../objects.ts';
import { ewe } from './ewe.ts';

/** The inside of a boat whose bow points away from us, its near end, and the edge round both. */
const INSIDE = outline('306,372! 420,450 514,560 536,700! 300,736 64,700! 86,560 184,450');
const STERN = outline('48,690! 180,726 300,734 420,726 552,690! 536,780 484,850! 300,870 116,850! 64,780');

export const sixOfSwords: Scene = {
  alt: 'A ewe and her lamb sit in a boat with their backs to us, bound for a wooded shore under the full moon, and turn their heads to each other; three swords stand upright on each side of them, and a wake opens behind the boat.',
  draw: () => [
    chatterSky('near', around(330, 196), { marks: 'mid', foot: 330, gap: 46 }),
    moon(330, 196, 96),
    toPoints('60,352 104,346 150,342 438,338 486,342 536,348').map(([x, y], i) =>
      fir({ x, y, size: 0.44 + (i % 3) * 0.16 }, 'ink'),
    ),
    field('ink', '40,352 180,340 300,336 440,340 560,352', 'near'),
    lake(392, 'mid', 'far'),
    // The moon's road on the water, on which the boat travels.
    flat(
      'light',
      times(6, (i) =>
        lens([300 - 34 - (i % 2) * 22, 404 + i * 16], [300 + 40 + (i % 3) * 16, 406 + i * 16], 8),
      ).join(''),
    ),
    mirrored([gouge('540,800 556,820 590,850', 12, 'light'), gouge('552,740 562,742 580,740', 8, 'light')]),
    cut('near', INSIDE, 10),
    cut('ink', outline('286,440! 293,404 294,378 282,362 294,348 314,352 320,376 318,404 328,440!'), 5),
    gouge('64,700 88,562 186,452 296,386', 14, 'accent'),
    gouge('536,700 512,562 414,452 316,386', 14, 'accent'),
    mirrored(times(3, (i) => slenderSword(510 - i * 52, 580 - i * 56, 1.6 - i * 0.2, 180))),
    ewe({ x: 224, y: 576, size: 1.22 }),
    ewe({ x: 406, y: 636, size: 0.78, flip: true }, 'near', 'mid'),
    cut('ink', STERN, 7),
    hatch(STERN, { role: 'mid', angle: 0, gap: 30, width: 6, side: 'all' }),
    gouge('50,696 180,732 300,740 420,732 550,696', 15, 'accent'),
    gouge('100,862 300,880 500,862', 10, 'light'),
  ],
};
