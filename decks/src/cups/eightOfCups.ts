import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { cup } from '../suits/objects.ts';
import { shore, slope } from './eightOfCups/bank.ts';
import { walker } from './eightOfCups/walker.ts';

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon and northern lights somebody in a red cloak, seen from behind, walks away with a staff along a path to the mountains and leaves eight stacked cups behind, with a gap in the top row.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    aurora(430, 250, 'leaf'),
    aurora(500, 190, 'dusk', 2),
    rays(300, 236, 76, 110, 26, 0.7),
    disc('glow', 300, 236, 66),
    disc('shade', 316, 228, 60, 1.6),
    peaks(560, [
      [140, 110, 190],
      [470, 120, 220],
      [300, 80, 120],
    ]),
    lake(570, 700),
    hill(700, 10, 'mid', 1.6),
    shore,
    slope,
    walker,
    standing(160, 846, 104),
    PILE.map(([x, y]) => cup(x * 0.94 - 6, y, 0.5)),
  ],
};

/** Three on three, and a gap between the two on top. */
const PILE = [
  [102, 796],
  [176, 796],
  [250, 796],
  [102, 708],
  [176, 708],
  [250, 708],
  [102, 620],
  [250, 620],
] as const;
