import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { sailingShip, tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { fallenKing, child } from './death/mourners.ts';
import { mounted } from './death/rider.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour rides a white horse and carries a black banner with a white rose; a dead king lies on his back under its hooves, his crown beside him, a child offers flowers, and the sun rises between two towers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(490, 524, 46, 340, 28, 0.6),
    disc('glow', 490, 524, 38),
    tower(444, 604, 30, 150),
    tower(534, 604, 30, 150),
    hill(592, 6, 'far', 0.6),
    lake(606, 740),
    sailingShip(160, 624, 0.5, 'linen'),
    hill(738, 8, 'mid', 1),
    hill(786, 6, 'near', 2.6),
    standing(336, 824, 190),
    put(mounted(), { x: 332, y: 642, size: 1.2, flip: true }),
    standing(92, 856, 52),
    child(),
    standing(380, 862, 150),
    put(fallenKing, { x: -116, y: -34 }),
    put(HEADWEAR.lionCrown, { x: 212, y: 874, size: 0.6, turn: -14 }),
    eachOf('132,868,-100 148,868,-70', (x, y, turn, i) => leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark')),
    flower(128, 862, 13, 5, 'light', 'linen'),
  ],
};
