import { sunflowerSeat } from '../courts/sunflowerSeat.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { wand } from '../suits/objects.ts';
import { lyingCat, pawsAndTail } from './queenOfWands/cat.ts';
import { cradling, crownedHead, hair, mantle, robe, stroking } from './queenOfWands/queen.ts';

export const queenOfWands: Scene = {
  alt: 'A queen in red, crowned with flames, before the carved sunflower of her throne, smiles down at a large black cat that lies in the crook of her arm and strokes its back; a burning staff leans behind her, a sunflower is on her mantle.',
  draw: (chance) => [
    sky(chance),
    rays(300, 390, 200, 520, 28),
    land('wands'),
    put(sunflowerSeat, { x: -76, y: -86, size: 1.2 }),
    hair,
    robe,
    crownedHead,
    wand(494, 560, 2.6, 5),
    lyingCat,
    stroking,
    cradling,
    pawsAndTail,
    mantle,
    sunflower(176, 560, 0.62),
    firelight(510, 290, 250),
  ],
};
