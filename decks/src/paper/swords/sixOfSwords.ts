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
const INSIDE = outline('306,396! 390,480 454,580 472,690! 300,716 130,690! 148,590 216,480');
const STERN = outline('116,676! 210,708 300,714 390,708 484,676! 472,760 428,826! 300,844 172,826! 128,760');

export const sixOfSwords: Scene = {
  alt: 'A ewe and her lamb sit in a boat with their backs to us, bound for a wooded shore under the full moon, and turn their heads to each other; three swords stand upright on each side of them, and a wake opens behind the boat.',
  draw: () => [
    chatterSky('near', around(300, 206), { marks: 'mid', foot: 330, gap: 46 }),
    moon(300, 206, 84),
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
    mirrored([
      gouge('456,800 510,830 580,880', 16, 'light'),
      gouge('436,836 470,858 510,890', 12, 'far'),
      gouge('494,720 520,726 560,724', 8, 'light'),
    ]),
    cut('near', INSIDE, 10),
    cut('ink', outline('286,440! 293,404 294,378 282,362 294,348 314,352 320,376 318,404 328,440!'), 5),
    gouge('132,690 150,592 218,482 294,404', 12, 'accent'),
    gouge('472,690 453,582 390,484 320,404', 12, 'accent'),
    mirrored(times(3, (i) => slenderSword(438 - i * 36, 548 - i * 40, 1.24 - i * 0.14, 180))),
    ewe({ x: 232, y: 590, size: 0.92 }),
    ewe({ x: 374, y: 640, size: 0.6, flip: true }, 'near', 'mid'),
    cut('ink', STERN, 7),
    hatch(STERN, { role: 'mid', angle: 0, gap: 30, width: 6, side: 'all' }),
    gouge('118,682 210,714 300,720 390,714 482,682', 13, 'accent'),
    gouge('160,844 300,864 440,844', 10, 'light'),
  ],
};
