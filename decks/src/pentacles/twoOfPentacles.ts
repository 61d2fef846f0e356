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
    water(560, 6, 38),
    breaker({ x: 110, y: 640, size: 0.9, flip: true }),
    breaker({ x: 496, y: 602, size: 0.84, flip: true }),
    put(sailingShip(0, 0, 0.6, 'trim'), { x: 486, y: 542, turn: 9 }),
    breaker({ x: 318, y: 716, size: 1.34 }),
    put(sailingShip(0, 0, 0.94), { x: 306, y: 624, turn: -13 }),
    water(740, 5, 38),
    tossed(ribbonBehind),
    leftHand(pentacle(166, 464, 0.88)),
    rightHand,
    pentacle(432, 314, 0.88),
    tossed(ribbonBefore),
  ],
};

/** The ribbon leans, so that one coin rises while the other sinks; it turns about its crossing. */
const tossed = (ribbon: Art): Art =>
  put(put(ribbon, { x: -300, y: -396 }), { x: 300, y: 386, turn: -29, size: 1.08 });
