import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { firelight } from '../primitives/firelight.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { rider } from './death/rider.ts';
import { roses } from './death/roses.ts';

export const death: Scene = {
  alt: 'A skeleton in dark armour and a red cloak, near, rides past on a white horse and holds a black banner with a white rose; a fallen crown lies among white roses in leaf, and before the rider the sun stands between two towers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    eveningBanks(580, ['glow', 'straw', 'rose', 'redDark', 'wineDark', 'shade'], 50),
    rays(152, 440, 56, 420, 28, 0.6),
    disc('glow', 152, 440, 40),
    tower(92, 612, 34, 200),
    tower(212, 612, 34, 200),
    hill(600, 6, 'far', 0.6),
    lake(614, 740),
    hill(738, 8, 'mid', 1),
    hill(786, 6, 'near', 2.6),
    put(rider, { x: 416, y: 842, size: 1.8, flip: true }),
    roses,
    put(HEADWEAR.lionCrown, { x: 116, y: 862, size: 0.76, turn: -20 }),
    firelight(152, 440, 260, 0.7),
  ],
};
