import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { arms, juggler } from './twoOfPentacles/juggler.ts';
import { crests, ribbonBefore, ribbonBehind } from './twoOfPentacles/ribbon.ts';

export const twoOfPentacles: Scene = {
  alt: 'A juggler in a tall hat, seen from the breast up, looks up and balances a great coin on the finger tips of each hand, within the loops of a green ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 396, 40, 420, 30, 0.4),
    water(590, 12, 30),
    crests,
    put(sailingShip(0, 0, 0.62), { x: 208, y: 640, turn: -10 }),
    put(sailingShip(0, 0, 0.58, 'trim'), { x: 392, y: 634, turn: 12 }),
    ribbonBehind,
    pentacle(168, 420, 0.96),
    pentacle(432, 420, 0.96),
    ribbonBefore,
    put(juggler, { y: 44 }),
    arms,
  ],
};
