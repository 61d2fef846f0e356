import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, mirrored, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { polar, times } from '../drawing/geometry.ts';
import { disc } from '../primitives/lights.ts';
import { flower, spray } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from './land.ts';

/** The background of all aces: a large ring in a field of rays, above the suit's land. */
export const ace = (chance: Chance, suit: MinorSuit): Art => [
  sky(chance),
  rays(300, 400, 150, 470, 24),
  disc('field', 300, 400, 178, 2),
  disc('field', 300, 400, 164, 1),
  times(36, (i) => disc('star', ...polar(300, 400, 171, i * 10), 1.8, 0)),
  land(suit),
];

/** Two sprays and a flower at the bottom of an ace. */
export const garland = (): Art => [
  mirrored([
    spray({
      from: [250, 806],
      to: [92, 600],
      bend: -0.28,
      leaves: 7,
      length: 46,
      tip: flower(92, 600, 26, 6),
    }),
    spray({ from: [230, 826], to: [110, 776], bend: 0.2, leaves: 4, length: 34 }),
  ]),
  flower(300, 804, 46, 8),
];
