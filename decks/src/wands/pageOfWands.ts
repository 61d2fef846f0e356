import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { collar, liftedArm, liftedHand, lightOnCloth, page, staffAndHand } from './pageOfWands/page.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a green cap with a red feather and a yellow tunic sewn with flames lays one hand on his chest and turns his face to the tall staff in the other and to a spotted salamander that winds round the staff up to the flame.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(454, 322, 90, 560, 34, 0.5),
    land('wands'),
    put([page, staffAndHand, liftedArm, collar, lightOnCloth, liftedHand, firelight(457, 374, 270)], {
      x: -38,
      y: -98,
      size: 1.08,
    }),
  ],
};
