import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { fullCloud, hill, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { caller, callingLight } from './judgement/caller.ts';
import { riser, woman, man, child } from './judgement/risers.ts';

export const judgement: Scene = {
  alt: 'An angel leans from the clouds and blows a long trumpet hung with a crossed banner; below, a man, a woman and a child rise from open tombs with their arms lifted.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(200, 232, 70, 620, 34, 0.5),
    put(caller(), { x: -36 }),
    eachOf('76,492,1 206,516,0.8', (x, y, k) => fullCloud(x, y - 14, k, 'light')),
    callingLight,
    peaks(660, [
      [110, 80, 90],
      [370, 90, 80],
    ]),
    hill(700, 10, 'mid', 1),
    hill(770, 6, 'near', 2),
    riser(128, 764, 1.06, woman),
    riser(466, 776, 1.06, man),
    riser(300, 830, 0.88, child),
  ],
};
