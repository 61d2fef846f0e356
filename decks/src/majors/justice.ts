import { fill, flat } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { swellPath } from '../drawing/swell.ts';
import { pillar } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { halo, star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { hands, sleeves } from './justice/hands.ts';
import { judge, pelerine } from './justice/judge.ts';

export const justice: Scene = {
  alt: 'A crowned judge in red with a green mantle and a cape of ermine looks straight at us, near, between two pillars before a blue curtain, a sword upright in one hand and large level scales hanging from the other.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('clothDark', boxPath(110, 200, 380, 700)),
    times(7, (i) => [
      flat(
        'ink',
        swellPath(
          [
            [140 + i * 54, 206],
            [132 + i * 54, 520],
            [142 + i * 54, 890],
          ],
          [10, 20, 26],
        ),
        0.45,
      ),
      flat(
        'cloth',
        swellPath(
          [
            [164 + i * 54, 206],
            [158 + i * 54, 520],
            [168 + i * 54, 890],
          ],
          [6, 12, 14],
        ),
        0.7,
      ),
    ]),
    times(6, (i) =>
      fill('cloth', `M${110 + i * 63.4} 200h63.4q-8 44 -31.7 44q-23.7 0 -31.7 -44Z`, { width: 1.8 }),
    ),
    pillar(84, 172, 812),
    pillar(516, 172, 812),
    halo(300, 330, 156, 'clothDark'),
    judge,
    sleeves,
    pelerine(),
    hands,
    firelight(190, 240, 230, 0.7),
    star(164, 190, 30, 'light', 4, 0.14),
  ],
};
