import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { king } from './kingOfWands/king.ts';
import { lyingLion } from './kingOfWands/lyingLion.ts';
import { throne } from './kingOfWands/throne.ts';

export const kingOfWands: Scene = {
  alt: 'A red-bearded king in a jewelled crown sits facing us on a throne whose back is a golden sun of flames; his right hand holds a tall burning staff, his left hand closes over the arm of the throne, and a golden lion lies at his feet.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 330, 200, 520, 24, 0.5),
    land('wands'),
    throne,
    king,
    put(lyingLion, { x: -30, y: 20 }),
    firelight(120, 250, 300),
  ],
};
