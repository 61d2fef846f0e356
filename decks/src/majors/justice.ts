import { fill, line } from '../drawing/art.ts';
import { boxPath, times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { pillar } from '../primitives/buildings.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { scalesHand, sleeves, swordHand } from './justice/hands.ts';
import { judge, pelerine } from './justice/judge.ts';

export const justice: Scene = {
  alt: 'A crowned judge in red with a cape of ermine looks straight at us, near, between two pillars, a sword upright in one hand and level scales hanging from the other.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    fill('clothDark', boxPath(110, 200, 380, 700)),
    times(9, (i) => line(`M${132 + i * 42} 204Q${126 + i * 42} 520 ${132 + i * 42} 890`, 2, 'line', 0.3)),
    times(6, (i) =>
      fill('cloth', `M${110 + i * 63.4} 200h63.4q-8 44 -31.7 44q-23.7 0 -31.7 -44Z`, { width: 1.8 }),
    ),
    pillar(96, 172, 812),
    pillar(504, 172, 812),
    halo(300, 330, 170, 'clothDark'),
    judge,
    sleeves,
    pelerine(),
    scalesHand,
    swordHand,
  ],
};
