import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { Art } from '../drawing/art.d.ts';
import { mirrored } from '../drawing/art.ts';
import type { Chance } from '../drawing/chance.d.ts';
import { polar, times } from '../drawing/geometry.ts';
import { cloud, hill, peaks, water } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, spray } from '../primitives/plants.ts';
import { rays, sky } from '../primitives/sky.ts';

/** What all aces stand on: a great ring in a field of rays, above the suit's own land. */
export const ace = (chance: Chance, suit: MinorSuit): Art => [
  sky(chance),
  rays(300, 400, 150, 470, 24),
  disc('mid', 300, 400, 178, 2),
  disc('mid', 300, 400, 164, 1),
  times(36, (i) => disc('star', ...polar(300, 400, 171, i * 10), 1.8, 0)),
  land(suit),
];

/** Two sprays and a flower that close an ace at its foot. */
export const garland = (): Art => [
  mirrored([
    spray({ from: [250, 806], to: [92, 600], bend: -0.28, leaves: 7, length: 46, tip: flower(92, 600, 26, 6) }),
    spray({ from: [230, 826], to: [110, 776], bend: 0.2, leaves: 4, length: 34 }),
  ]),
  flower(300, 804, 46, 8),
];

/** The ground of each suit: burnt ridges, the sea, peaks among clouds, fields. */
export function land(suit: MinorSuit): Art {
  switch (suit) {
    case 'wands':
      return [peaks(700, [[150, 110, 170], [440, 130, 210]]), hill(690, 24, 'mid', 0.4), hill(770, 18, 'near', 2)];
    case 'cups':
      return [hill(650, 16, 'far', 1), water(690, 10, 28)];
    case 'swords':
      return [
        peaks(730, [[110, 90, 230], [300, 120, 160], [480, 110, 270]]),
        cloud(130, 640, 0.9, 'dusk'),
        cloud(470, 600, 0.8, 'dusk'),
        hill(770, 18, 'near', 1.2),
      ];
    case 'pentacles':
      return [hill(640, 30, 'far', 0.2), hill(700, 22, 'mid', 2.1), hill(780, 14, 'near', 4)];
  }
}
