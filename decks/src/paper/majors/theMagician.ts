import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, keyed } from '../lino/cut.ts';
import { lens, outward } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup, pentacle, sword, wand } from '../objects.ts';
import { mantis } from './mantis.ts';
import { stump } from './stump.ts';

export const theMagician: Scene = {
  alt: 'A mantis in a cloak of red wings stands behind a tree stump, lifts a white rod with one arm and points down with the other; its feelers cross into an endless loop, and a cup, a budding branch, a sword and a coin stand before it.',
  draw: () => [
    chatterSky('glow', outward(300, 260), { marks: 'light', gap: 72, foot: 640 }),
    cut('light', circlePath(300, 280, 196), 0),
    mantis(keyed('light', limb('66,186,16 116,150,18 166,112,16'), 5)),
    put(
      [
        stump,
        flat(
          'ink',
          [
            [138, 60],
            [250, 34],
            [352, 20],
            [464, 50],
          ]
            .map(([x = 0, w = 0]) => lens([x - w, 664], [x + w * 1.3, 664], 15))
            .join(''),
        ),
        cup(138, 570, 0.96),
        wand(246, 548, 1.08),
        sword(352, 538, 1, 180),
        pentacle(462, 602, 0.66),
      ],
      { y: 58 },
    ),
  ],
};
