import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { breaker } from '../primitives/breaker.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { juggler } from './twoOfPentacles/juggler.ts';

export const twoOfPentacles: Scene = {
  alt: 'A laughing juggler in red and yellow, bells on his cap and collar, swings a pale ribbon like a leaning sign of infinity in both raised hands, with a great coin in each of its loops; behind him are the sea and two ships.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 314, 240, 560, 32, 0.35),
    put(sailingShip(0, 0, 0.9, 'linen'), { x: 184, y: 650, turn: 9 }),
    put(sailingShip(0, 0, 0.9, 'linen'), { x: 420, y: 642, turn: -9 }),
    water(664, 8, 38),
    breaker({ x: 90, y: 836, size: 0.8, flip: true }),
    breaker({ x: 512, y: 836, size: 0.8 }),
    juggler,
  ],
};
