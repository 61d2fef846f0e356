import { fish } from '../creatures/beasts.ts';
import { eachOf, fill, flat, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { water } from '../primitives/land.ts';
import { star } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { collar, cupLight, hand, king, throneArm, throneBack } from './kingOfCups/king.ts';

export const kingOfCups: Scene = {
  alt: 'A calm king with a black beard and a crown of waves, seen large and from the side, leans on the arm of his throne, bears a great cup on his open hand and looks into its light; a red fish leaps from the sea.',
  draw: (chance) => [
    sky(chance),
    rays(232, 330, 150, 520, 32),
    land('cups'),
    water(716, 5, 24),
    throneBack,
    firelight(432, 400, 220, 0.9),
    king,
    throneArm,
    hand,
    collar,
    cupLight,
    eachOf('400,360,11 470,340,9 436,318,14 486,374,6 380,330,6', (x, y, r) => star(x, y, r, 'glow')),
    fill('waterLight', 'M430 832Q484 806 538 832Q484 858 430 832Z', { edge: 'light', width: 3 }),
    flat('water', 'M452 832Q484 818 516 832Q484 846 452 832Z'),
    fish({ x: 490, y: 780, size: 1, turn: -48 }, 'red'),
  ],
};
