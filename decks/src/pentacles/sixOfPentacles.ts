import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { giver, receivers } from './sixOfPentacles/hands.ts';

export const sixOfPentacles: Scene = {
  alt: 'A rich man in a turban and a robe edged with fur looks down; one hand holds scales with a coin in either pan, the other holds a coin and has dropped one towards a hollow hand lifted from below; in another hand two lie already.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    disc('glow', 300, 786, 62, 0),
    eveningBanks(770, ['straw', 'rose', 'rose', 'far', 'far'], 66),
    hill(520, 10, 'far', 2),
    house(104, 532, 1.2, 'wineDark'),
    house(520, 540, 1.5, 'redDark'),
    hill(560, 8, 'mid', 1),
    hill(800, 10, 'far', 1),
    hill(856, 8, 'mid', 2),
    giver,
    receivers,
  ],
};
