import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { hill } from '../primitives/land.ts';
import { rider } from './knightOfWands/rider.ts';

export const knightOfWands: Scene = {
  alt: 'A knight with flames on the helmet, near, holds a burning staff high while his chestnut horse with a mane of flames rears up before a red evening sky.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(640, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 84),
    rays(236, 176, 60, 420, 30, 0.4),
    hill(720, 24, 'mid', 0.4),
    hill(800, 18, 'near', 2),
    rider,
    firelight(236, 176, 330),
  ],
};
