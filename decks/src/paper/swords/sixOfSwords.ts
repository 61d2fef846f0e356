import { eachOf } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { around, hatch } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { field, lake } from '../nature/land.ts';
import { chatterSky, moon } from '../nature/sky.ts';
import { fir } from '../nature/trees.ts';
import { slenderSword } from '../objects.ts';
import { ewe } from './ewe.ts';

/** The side of a boat that travels to the right, pointed at both ends. */
const HULL = outline(
  '40,640! 150,672 300,682 430,668 500,640 556,600! 540,690 508,746 462,796! 300,812 130,796! 70,740',
);
/** The inside of its far wall, and the rim above that. */
const INSIDE = outline(
  '42,640! 92,596 150,584 300,580 420,566 500,574 554,602! 500,640 420,680 300,694 150,684',
);
const FAR_RIM = '42,636 92,594 150,582 300,578 420,564 500,572 554,600';
const GUNWALE = '40,648 150,684 300,694 430,680 504,650 558,606';

/** The wave that the bow throws up, and its shine. */
const BOW_WAVES = ['460,800 510,780 556,736', '478,822 524,800 558,768', '480,850 526,834 558,808'];

export const sixOfSwords: Scene = {
  alt: 'A ewe and her lamb lie close together in a boat on a lake, with a wooded shore behind it, under the full moon; three swords stand upright before them and three behind, and the water closes in long strokes under the hull.',
  draw: () => [
    chatterSky('near', around(300, 180), { marks: 'mid', foot: 330, gap: 46 }),
    moon(300, 186, 96),
    toPoints('60,352 104,346 150,342 438,338 486,342 536,348').map(([x, y], i) =>
      fir({ x, y, size: 0.44 + (i % 3) * 0.16 }, 'ink'),
    ),
    field('ink', '40,352 180,340 300,336 440,340 560,352', 'near'),
    lake(392, 'mid', 'far'),
    cut('ink', INSIDE, 6),
    hatch(INSIDE, { role: 'near', angle: 2, gap: 15, width: 5, side: 'all' }),
    gouge(FAR_RIM, 10, 'accent'),
    eachOf('82,0 124,-16 166,2 432,2 472,-8 510,-18', (x = 0, y = 0) => slenderSword(x, 530 + y, 1.42, 180)),
    ewe({ x: 216, y: 590, size: 1.06 }, 22),
    ewe({ x: 457, y: 646, size: 0.57, flip: true }, -14, 'mid', 10),
    cut('ink', HULL, 7),
    hatch(HULL, { role: 'mid', angle: 0, gap: 30, width: 6, side: 'all' }),
    gouge(GUNWALE, 18, 'accent'),
    gouge('60,806 300,836 520,800', 14),
    gouge('110,840 300,860 440,844', 10),
    BOW_WAVES.map((line) => gouge(line, 10)),
  ],
};
