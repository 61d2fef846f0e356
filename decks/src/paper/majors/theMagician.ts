import { flat, put } from '../../drawing/art.ts';
import { circlePath, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup, pentacle, sword, wand } from '../objects.ts';
import { mantis } from './mantis.ts';
import { stump } from './stump.ts';

/** The gold ends of the rod. */
const ROD_ENDS = ['114,508,28 112,478,26', '95,98,30 98,140,30'].map((end) => keyed('glow', limb(end), 5));

export const theMagician: Scene = {
  alt: 'A mantis in a red cape with a high collar stands behind a tree stump, holds up a white rod with gold ends in one claw and points with the other at a cup, a budding branch, a sword and a coin before it; its feelers cross into an endless loop.',
  draw: () => [
    chatterSky('glow', outward(300, 260), { marks: 'light', gap: 96, foot: 640 }),
    cut('light', circlePath(300, 280, 196), 0),
    mantis([keyed('light', limb('114,500,22 105,300,26 96,112,24'), 5), ROD_ENDS]),
    put(
      [
        stump,
        flat(
          'ink',
          toTriples('158,676,62 244,650,34 334,656,24 428,688,52')
            .map(([x, y, w]) => lens([x - w, y], [x + w * 1.5, y + 2], 15))
            .join(''),
        ),
        wand(240, 544, 1.04),
        sword(334, 530, 1, 180),
        cup(156, 588, 0.92),
        pentacle(428, 626, 0.68),
      ],
      { y: 58 },
    ),
  ],
};
