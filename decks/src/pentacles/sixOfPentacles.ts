import { put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { scales, giver, receiver } from './sixOfPentacles/hands.ts';

export const sixOfPentacles: Scene = {
  alt: 'A rich sleeve with fur holds scales with a coin in either pan; the other hand lets one coin after another fall from finger and thumb towards two poor people’s open palms, in each of which one lies already.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    disc('glow', 300, 786, 62, 0),
    eveningBanks(770, ['straw', 'rose', 'rose', 'far', 'far'], 66),
    hill(800, 10, 'far', 1),
    hill(856, 8, 'mid', 2),
    put(scales, { x: 16, y: 16, size: 0.88 }),
    giver,
    pentacle(274, 604, 0.56),
    put(receiver('straw', 'skinFair', false), { y: -36 }),
    put(receiver('rose', 'skinOlive', true), { y: -36 }),
  ],
};
