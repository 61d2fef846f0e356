import type { MinorSuit } from '#contract/tarot/codes.ts';
import { type Art, rays } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.ts';
import { polar, times } from '../drawing/geometry.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from './land.ts';

/** The background of all aces: a large ring in a field of rays, or with other things in the sky, above the suit's land. */
export const ace = (chance: Chance, suit: MinorSuit, air: Art = rays(300, 400, 150, 470, 24)): Art => [
  sky(chance),
  air,
  disc('field', 300, 400, 178, 2),
  disc('field', 300, 400, 164, 1),
  times(36, (i) => disc('star', ...polar(300, 400, 171, i * 10), 1.8, 0)),
  land(suit),
];
