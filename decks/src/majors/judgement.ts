import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { caller, callingLight, cloudBank } from './judgement/caller.ts';
import { child, grave, man, tomb, woman } from './judgement/risers.ts';

export const judgement: Scene = {
  alt: 'An angel with red wings flies over the clouds and blows a long trumpet hung with a crossed banner; in its light a woman, a child and a bearded man lift their faces and rise with open hands from a tomb, its lid pushed aside.',
  draw: (chance) => [
    sky(chance, { stars: 6 }),
    eveningBanks(690, ['glow', 'straw', 'rose', 'rose', 'dusk'], 50),
    rays(190, 212, 70, 620, 14, 0.5),
    put(caller(), { x: -44, y: -18, size: 0.99 }),
    cloudBank,
    hill(700, 10, 'mid', 1),
    hill(780, 6, 'near', 2),
    grave,
    callingLight,
    woman,
    man,
    child,
    tomb,
  ],
};
