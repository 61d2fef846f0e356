import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { caller, cloudBank } from './judgement/caller.ts';
import { risers } from './judgement/risers.ts';

export const judgement: Scene = {
  alt: 'An angel with red wings and a halo blows a long trumpet straight towards us, so that its round bell is before the breast; below the clouds a woman, a child and a man, seen from behind, lift their open hands to the call.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 236, 110, 620, 40, 0.5),
    eveningBanks(840, ['glow', 'straw', 'rose', 'rose', 'dusk'], 44),
    caller,
    cloudBank,
    risers,
  ],
};
