import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { arms, juggler } from './twoOfPentacles/juggler.ts';
import { crests, ribbon } from './twoOfPentacles/ribbon.ts';

export const twoOfPentacles: Scene = {
  alt: 'A juggler in a tall hat, seen from the breast up, looks up and balances a great coin on each raised hand, in the loops of a green ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 396, 40, 420, 30, 0.4),
    water(590, 12, 30),
    crests,
    put(sailingShip(0, 0, 0.9), { x: 206, y: 676, turn: -10 }),
    put(sailingShip(0, 0, 0.8, 'trim'), { x: 420, y: 668, turn: 12 }),
    pentacle(156, 408, 0.9),
    pentacle(444, 408, 0.9),
    ribbon,
    juggler,
    arms,
  ],
};
