import type { MinorSuit } from '#contract/tarot/codes.ts';
import type { Art } from '../drawing/art.ts';
import { cloud, hill, peaks, water } from '../primitives/land.ts';

/** The land of each suit: burnt ridges, the sea, peaks among clouds, fields. */
export function land(suit: MinorSuit): Art {
  switch (suit) {
    case 'wands':
      return [
        peaks(700, [
          [150, 110, 170],
          [440, 130, 210],
        ]),
        hill(690, 24, 'mid', 0.4),
        hill(770, 18, 'near', 2),
      ];
    case 'cups':
      return [hill(650, 16, 'far', 1), water(690, 10, 28)];
    case 'swords':
      return [
        peaks(730, [
          [110, 90, 230],
          [300, 120, 160],
          [480, 110, 270],
        ]),
        cloud(130, 640, 0.9, 'dusk'),
        cloud(470, 600, 0.8, 'dusk'),
        hill(770, 18, 'near', 1.2),
      ];
    case 'pentacles':
      return [hill(640, 30, 'far', 0.2), hill(700, 22, 'mid', 2.1), hill(780, 14, 'near', 4)];
  }
}
