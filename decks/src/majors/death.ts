import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { firelight } from '../primitives/firelight.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { fallenKing } from './death/fallenKing.ts';
import { rider } from './death/rider.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour and a torn red cloak rides a white horse at a walk and carries a white rose on a black banner; a dead king lies below, his crown beside the horse’s knee, and behind the rider the sun stands between two towers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(580, ['glow', 'straw', 'rose', 'redDark', 'wineDark', 'shade'], 50),
    rays(508, 486, 50, 420, 28, 0.6),
    disc('glow', 508, 486, 34),
    tower(458, 612, 30, 170),
    tower(552, 612, 30, 170),
    hill(600, 6, 'far', 0.6),
    lake(614, 740),
    hill(738, 8, 'mid', 1),
    hill(786, 6, 'near', 2.6),
    put(rider, { x: 336, y: 686, size: 1.5, flip: true }),
    put(fallenKing, { x: -96, y: -28 }),
    put(HEADWEAR.lionCrown, { x: 122, y: 868, size: 0.66, turn: -18 }),
    firelight(508, 486, 240, 0.7),
  ],
};
