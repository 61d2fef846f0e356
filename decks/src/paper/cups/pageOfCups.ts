import { clipped, flat, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, gouge } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { outline } from '../nature/body.ts';
import { field, waves } from '../nature/land.ts';
import { tuft } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { cupFish } from './cupFish.ts';
import { kittenFace, kittenLegs, kittenPaws, kittenTail } from './kitten.ts';

/** What may be seen of a thing in the cup: all above the near side of its water. */
const WITHIN = 'M150 100H600V442H458C446 480 174 480 162 442H150Z';

export const pageOfCups: Scene = {
  alt: 'A striped kitten hangs its paws over the rim of a great cup by the sea and stares at a red fish, which puts its head out of the water in the cup and stares back, nose to nose.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far' }),
    cloud({ x: 450, y: 150, size: 0.8 }),
    waves(500, 3, ['far', 'mid'], 54),
    field('near', '40,700 200,680 400,690 560,670', 'mid'),
    flat('ink', lens([150, 852], [460, 852], 26)),
    cut(
      'ink',
      outline(
        '96,380! 180,350 270,440! 262,520 256,580 290,680 300,780 276,852! 130,852! 76,806 56,720 76,620 112,540 106,460',
      ),
      6,
    ),
    kittenLegs,
    kittenTail,
    cup(310, 630, 2.36),
    clipped(WITHIN, put(cupFish, { x: 372, y: 406, size: 0.84 })),
    toPoints('326,180 356,214 520,250 540,306').map(([x, y], i) =>
      cut('mid', `M${x} ${y - 20}q15 22 0 32q-15 -10 0 -32Z`, 3 + (i % 2)),
    ),
    gouge('340,474 360,462 384,474', 7),
    gouge('420,466 440,452 450,458', 7),
    kittenPaws({ x: 214, y: 424 }),
    kittenFace({ x: 176, y: 318, size: 0.98, turn: 5 }),
    tuft(84, 868, 60, 'ink'),
  ],
};
