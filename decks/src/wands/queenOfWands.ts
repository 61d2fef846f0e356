import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { lyingCat, pawsAndTail } from './queenOfWands/cat.ts';
import { cradling, crownedHead, hair, holding, mantle, robe } from './queenOfWands/queen.ts';

export const queenOfWands: Scene = {
  alt: 'A queen in red, crowned with flames, before the carved sunflower of her throne, smiles down at a large black cat that lies in the crook of one arm; her other fist holds a burning staff upright, and a sunflower is on her mantle.',
  draw: (chance) => [
    sky(chance),
    rays(300, 390, 200, 520, 28),
    land('wands'),
    put(sunflowerSeat, { x: -76, y: -86, size: 1.2 }),
    hair,
    robe,
    crownedHead,
    lyingCat,
    holding.arm,
    cradling,
    pawsAndTail,
    mantle,
    holding.hand,
    sunflower(176, 560, 0.62),
    firelight(500, 300, 250),
  ],
};
