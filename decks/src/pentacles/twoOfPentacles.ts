import { put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { holding, juggler } from './twoOfPentacles/juggler.ts';
import { crests, ribbonBefore, ribbonBehind } from './twoOfPentacles/ribbon.ts';

export const twoOfPentacles: Scene = {
  alt: 'A laughing juggler in a tall hat and a tunic of two colours weighs two great coins, one hand low, one high, within the loops of a green ribbon like a leaning sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 390, 40, 420, 20, 0.4),
    water(540, 12, 36),
    crests,
    put(sailingShip(0, 0, 0.62), { x: 104, y: 520, turn: -10 }),
    put(sailingShip(0, 0, 0.58, 'trim'), { x: 496, y: 640, turn: 12 }),
    juggler,
    tossed(ribbonBehind),
    holding([pentacle(168, 664, 0.82), pentacle(434, 548, 0.82), tossed(ribbonBefore)]),
  ],
};

/** The ribbon leans, so that one coin rises while the other sinks; it turns about its crossing. */
const tossed = (ribbon: Art): Art =>
  put(put(ribbon, { x: -300, y: -396 }), { x: 302, y: 606, turn: -24, size: 1.07 });
