import { clipped, flat, put } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { field, waves } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { cupFish } from './cupFish.ts';
import { kittenFace, kittenPaws, sittingKitten } from './kitten.ts';

/** What may be seen of a thing in the cup: all above the near side of its water. */
const WITHIN = 'M168 100H620V448H485C473 482 195 482 183 448Z';

export const pageOfCups: Scene = {
  alt: 'A striped kitten sits behind a great cup by the sea, hangs its paws over the rim and stares at a red fish, which puts its head out of the water in the cup and stares back from close by.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far' }),
    cloud({ x: 450, y: 150, size: 0.8 }),
    waves(500, 3, ['far', 'mid'], 54),
    field('near', '40,700 200,680 400,690 560,670', 'mid'),
    flat('ink', lens([40, 866], [540, 866], 22)),
    sittingKitten,
    cup(334, 632, 2.36),
    clipped(WITHIN, put(cupFish, { x: 418, y: 398, size: 0.84 })),
    toTriples('352,246,9 506,246,8 530,318,6').map(([x, y, r]) => keyed('far', circlePath(x, y, r), 4)),
    gouge('342,472 362,458 386,470', 7),
    gouge('456,460 466,448 474,452', 7),
    kittenPaws({ x: 232, y: 440 }),
    kittenFace({ x: 188, y: 322, size: 0.98, turn: 5 }),
  ],
};
