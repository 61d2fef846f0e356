import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { tower } from '../primitives/buildings.ts';
import { hill, lake } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { reaper } from './death/reaper.ts';
import { roses } from './death/roses.ts';

export const death: Scene = {
  alt: 'A skull in a dark hood faces us; one bony hand holds a scythe, whose blade sweeps over the hood, the other a white rose, and behind Death the sun rises between two towers; at the foot a crown lies among white roses.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    eveningBanks(600, ['glow', 'straw', 'rose', 'redDark', 'wineDark', 'shade'], 54),
    rays(300, 440, 210, 440, 28, 0.5),
    disc('glow', 300, 440, 190),
    tower(96, 640, 62, 240),
    tower(504, 640, 62, 240),
    hill(620, 6, 'far', 0.6),
    lake(634, 740),
    hill(738, 8, 'near', 1),
    reaper,
    roses,
    put(HEADWEAR.lionCrown, { x: 116, y: 862, size: 0.76, turn: -20 }),
  ],
};
