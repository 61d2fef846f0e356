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
import { splash } from './splash.ts';
import { kittenArms, kittenFace, sittingKitten } from './kitten.ts';

/** What may be seen of a thing in the cup: all above the near side of its water. */
const WITHIN = 'M168 100H620V452H468C456 470 212 470 200 452Z';

/** The water in the cup, a little below its rim. */
const WATER = 'M196 450C210 424 458 424 472 450C458 470 210 470 196 450Z';

/** The water before the fish, and before that the near side of the rim. */
const NEAR_WATER = 'M262 456C320 450 410 450 476 448C458 476 310 480 262 470Z';
const FRONT_RIM = 'M182 446C192 468 476 468 486 446C488 490 180 490 182 446Z';

export const pageOfCups: Scene = {
  alt: 'A black kitten sits behind a great cup by the sea, lays both forelegs over the rim and bends its head to a red fish, which leaps half out of the water in the cup with a splash to meet it.',
  draw: () => [
    chatterSky('sky', 4, { marks: 'far' }),
    cloud({ x: 450, y: 150, size: 0.8 }),
    waves(500, 3, ['far', 'mid'], 54),
    field('near', '40,700 200,680 400,690 560,670', 'mid'),
    flat('ink', lens([40, 866], [540, 866], 22)),
    sittingKitten,
    cup(334, 632, 2.36),
    keyed('mid', WATER, 4),
    clipped(WITHIN, put(cupFish, { x: 408, y: 414, size: 0.8 })),
    splash({ x: 350, y: 462, size: 0.46, flip: true }),
    splash({ x: 456, y: 456, size: 0.46 }),
    keyed('mid', NEAR_WATER, 4),
    gouge('330,462 400,470 468,456', 7),
    keyed('glow', FRONT_RIM, 5),
    toTriples('528,360,8 540,410,6 516,306,6').map(([x, y, r]) => keyed('far', circlePath(x, y, r), 4)),
    kittenArms,
    kittenFace({ x: 186, y: 290, size: 0.98, turn: 10 }),
  ],
};
