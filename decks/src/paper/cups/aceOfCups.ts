import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { waves } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { descendingDove } from './descendingDove.ts';

/** The broad fall on the right: it bends over the rim and widens down to the sea. */
const FALL = outline(
  '376,464! 410,446 446,440! 500,484 526,560 538,660 554,800! 446,800! 458,660 456,590 446,530 422,490!',
);

export const aceOfCups: Scene = {
  alt: 'A single chalice rises out of the waves and runs over its whole rim in broad falls; a white dove comes straight down to it on spread wings through beams of light.',
  draw: () => [
    chatterSky('far', outward(300, 250), { marks: 'sky', gap: 54 }),
    beams(300, 250, 90, 460, 28, 'light', 20),
    waves(660, 2, ['mid', 'near']),
    cup(300, 596, 2.2),
    mirrored([
      cut('mid', FALL, 6),
      [
        gouge('424,462 476,520 492,640 500,780', 8),
        gouge('446,452 502,520 516,640 530,780', 6),
        gouge('404,470 454,526 470,610 472,720', 7),
      ],
    ]),
    descendingDove({ x: 300, y: 268, size: 0.94 }),
    waves(776, 3, ['near', 'ink']),
  ],
};
