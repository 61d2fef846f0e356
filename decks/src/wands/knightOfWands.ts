import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { burningHorse } from './knightOfWands/horse.ts';
import { reinArm, rider } from './knightOfWands/rider.ts';

export const knightOfWands: Scene = {
  alt: 'A knight in a closed helmet crested with flames lifts a burning staff and rides straight at us on a chestnut horse, whose large head is before him and whose mane is on fire; red clouds stand in the evening sky.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    eveningBanks(600, ['glow', 'straw', 'red', 'red', 'wine', 'wine'], 70),
    rays(300, 276, 130, 520, 36, 0.5),
    hill(690, 24, 'mid', 0.4),
    rider,
    burningHorse,
    reinArm,
    firelight(300, 640, 330, 0.6),
    firelight(148, 190, 220),
  ],
};
