import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { cup } from '../suits/objects.ts';
import { ledges, shore, slope } from './eightOfCups/bank.ts';
import { walker } from './eightOfCups/walker.ts';

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon and northern lights somebody in a red cloak, seen from behind, walks away with a staff along a path to the mountains and leaves eight cups behind on the rocks by the shore, with a gap among them.',
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
    ledges,
    walker,
    standing(160, 844, 116),
    eachOf(CUPS, (x, y) => cup(x, y, 0.44)),
  ],
};

/** Two on the upper ledge, two on the lower with a gap between them, and four on the ground. */
const CUPS = '116,628 196,634 82,716 238,712 80,808 140,800 200,806 262,802';
