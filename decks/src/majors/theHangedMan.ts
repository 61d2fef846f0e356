import { put, rays, tube } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { hanging } from './hangedMan/hanging.ts';
import { tree } from './hangedMan/tree.ts';

export const theHangedMan: Scene = {
  alt: 'A man hangs at ease by one foot from a living tree in leaf, the other leg crossed behind it and his hands behind his back, a light round his head.',
  draw: (chance) => [
    sky(chance, { stars: 90 }),
    eveningBanks(700, ['glow', 'straw', 'rose', 'rose', 'dusk', 'dusk'], 66),
    rays(300, 759, 96, 360, 28, 0.6),
    hill(780, 10, 'far', 0.4),
    hill(820, 8, 'near', 2),
    tree,
    [290, 300, 310].map((x) => tube('linen', `M${x - 3} 186Q${x + 4} 204 ${x} 219`, 5)),
    tube('linen', 'M292 210C276 222 274 240 284 256M308 210C324 222 326 240 316 256', 5),
    disc('glow', 300, 759, 98, 2),
    disc('dusk', 300, 759, 86, 1.4),
    put(hanging(), { x: 300, y: 252, turn: 180, size: 1.32 }),
    [254, 263].map((y) => tube('linen', `M281 ${y}Q300 ${y + 8} 319 ${y}`, 5)),
    firelight(300, 759, 240, 0.8),
  ],
};
