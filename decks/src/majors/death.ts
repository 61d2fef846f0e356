import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { fallenKing, child } from './death/mourners.ts';
import { rider } from './death/rider.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour, seen from behind on a white horse, its face turned aside, carries a white rose on a black banner towards a sun between two towers; a child offers flowers, a dead king lies behind it beside his crown.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(118, 512, 50, 380, 28, 0.6),
    disc('glow', 118, 512, 38),
    tower(66, 612, 32, 170),
    tower(172, 612, 32, 170),
    hill(600, 6, 'far', 0.6),
    lake(614, 740),
    hill(738, 8, 'mid', 1),
    hill(786, 6, 'near', 2.6),
    standing(352, 866, 140),
    rider,
    standing(86, 864, 52),
    put(child(), { x: -6, y: 10 }),
    put(fallenKing, { x: -116, y: -34 }),
    put(HEADWEAR.lionCrown, { x: 212, y: 874, size: 0.6, turn: -14 }),
    eachOf('132,868,-100 148,868,-70', (x, y, turn, i) => leaf(x, y, turn, 32, i % 2 ? 'leaf' : 'leafDark')),
    flower(128, 862, 13, 5, 'light', 'linen'),
  ],
};
