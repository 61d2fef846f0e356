import { put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { breaker } from '../primitives/breaker.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { highArm, juggler, jugglerHead, lowArm } from './twoOfPentacles/juggler.ts';
import { ribbonBefore, ribbonBehind } from './twoOfPentacles/ribbon.ts';

export const twoOfPentacles: Scene = {
  alt: 'A laughing juggler in red and yellow, bells on his cap and collar, holds two great coins, one low, one high, in the loops of a green ribbon like a leaning sign of infinity; behind him two ships ride high waves.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 520, 120, 560, 32, 0.4),
    water(660, 2, 38),
    breaker({ x: 116, y: 760, size: 1.1, flip: true }),
    put(sailingShip(0, 0, 0.8, 'linen'), { x: 110, y: 690, turn: 10 }),
    breaker({ x: 486, y: 740, size: 1.1 }),
    put(sailingShip(0, 0, 0.8), { x: 490, y: 670, turn: -10 }),
    water(780, 4, 38),
    tossed(ribbonBehind),
    juggler,
    lowArm(false).arm,
    highArm(false).arm,
    jugglerHead,
    // What the hands hold lies between their fingers and their thumbs.
    lowArm(highArm([pentacle(146, 606, 0.86), pentacle(454, 454, 0.86), tossed(ribbonBefore)]).hand).hand,
  ],
};

/** The ribbon leans, so that one coin rises while the other sinks; it turns about its crossing. */
const tossed = (ribbon: Art): Art =>
  put(put(ribbon, { x: -300, y: -396 }), { x: 300, y: 528, turn: -26, size: 1.14 });
