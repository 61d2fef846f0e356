import { flat, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut, joined } from '../lino/cut.ts';
import { around, hatch, lens } from '../lino/marks.ts';
import { limb } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { chatterSky } from '../nature/sky.ts';
import { cup, pentacle, sword, wand } from '../objects.ts';
import { chameleon } from './chameleon.ts';
import { stump } from './stump.ts';

const BOUGH = limb('-340,176,24 -160,166,30 60,160,34 330,140,44');

export const theMagician: Scene = {
  alt: 'A chameleon sits on a bough with its tail crossed into the shape of an endless loop; below it a cup, a budding branch, a sword and a coin stand side by side on a tree stump.',
  draw: () => [
    chatterSky('glow', around(320, 240), { marks: 'light', gap: 72, foot: 640 }),
    cut('light', circlePath(326, 226, 172), 6),
    chameleon(
      [
        joined('ink', [BOUGH]),
        hatch(BOUGH, { role: 'mid', angle: 2, gap: 12, width: 4, side: 'all' }),
        leaf(-250, 150, 200, 70, 'near'),
        leaf(226, 150, -40, 70, 'near'),
        leaf(180, 170, 60, 60, 'near'),
      ],
      { x: 304, y: 222, size: 0.88 },
    ),
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
