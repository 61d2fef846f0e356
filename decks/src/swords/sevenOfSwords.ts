import { eachOf, fill, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { guard, tent } from './sevenOfSwords/camp.ts';
import { thief } from './sevenOfSwords/thief.ts';

export const sevenOfSwords: Scene = {
  alt: 'A man in a dark blue hood clasps five swords in one fist, hilts fanned out before his cloak, points below the hand, and glances aside slyly, firelight on his cheek; behind him a guard nods by a fire, and two swords are left in the ground.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(456, 236, 44, 200),
    hill(540, 8, 'far', 0.8),
    put(tent, { x: 130, y: 584, size: 1.7 }),
    firelight(130, 540, 190),
    hill(586, 6, 'mid', 2),
    put(guard, { x: 80, y: 650 }),
    firelight(140, 630, 120),
    eachOf('78,766,0.74 122,752,0.74', (x, y, size) => [
      sword(x, y, size, 180),
      fill('mid', `M${x - 26} ${y + 100}q26 -20 52 0Z`, { width: 1.6 }),
    ]),
    thief,
  ],
};
