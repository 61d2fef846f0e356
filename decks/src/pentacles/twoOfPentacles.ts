import { put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { breaker } from '../primitives/breaker.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { leftHand, rightHand } from './twoOfPentacles/hands.ts';
import { ribbonBefore, ribbonBehind } from './twoOfPentacles/ribbon.ts';

export const twoOfPentacles: Scene = {
  alt: 'Two open hands in a juggler’s red and yellow sleeves, hung with bells, toss two great coins, one low, one high, in the loops of a green ribbon like a leaning sign of infinity; behind them two ships ride high waves.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 386, 40, 460, 28, 0.4),
    water(587, 2, 38),
    breaker({ x: 116, y: 634, size: 0.9, flip: true }),
    breaker({ x: 376, y: 620, size: 0.84, flip: true }),
    put(sailingShip(0, 0, 0.6, 'trim'), { x: 372, y: 560, turn: 6 }),
    water(642, 7, 38),
    breaker({ x: 330, y: 800, size: 1.4 }),
    put(sailingShip(0, 0, 1.06), { x: 318, y: 706, turn: -13 }),
    water(816, 3, 38),
    tossed(ribbonBehind),
    // What the hands hold lies between their fingers and their thumbs.
    leftHand(rightHand([pentacle(166, 464, 0.88), pentacle(432, 314, 0.88), tossed(ribbonBefore)])),
  ],
};

/** The ribbon leans, so that one coin rises while the other sinks; it turns about its crossing. */
const tossed = (ribbon: Art): Art =>
  put(put(ribbon, { x: -300, y: -396 }), { x: 300, y: 386, turn: -29, size: 1.08 });
