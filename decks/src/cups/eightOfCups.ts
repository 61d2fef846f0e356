import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { cup } from '../suits/objects.ts';
import { glitter, rocks, slope } from './eightOfCups/bank.ts';
import { walker } from './eightOfCups/walker.ts';

export const eightOfCups: Scene = {
  alt: 'Under an eclipsed moon and northern lights somebody in a hat and a red cloak strides off with a staff up a path to the mountains, eyes down, and leaves eight cups behind on the rocks and the shore of a lake.',
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
    lake(570, 800),
    glitter,
    rocks,
    slope,
    standing(286, 830, 56),
    standing(464, 816, 52),
    eachOf(CUPS, (x, y, size) => [standing(x, y + 94 * size, 50 * size), cup(x, y, size)]),
    walker,
  ],
};

/** Two on each of the rocks, with a gap between them, and four before them. */
const CUPS =
  '84,644,0.42 134,642,0.42 196,678,0.42 246,676,0.42 84,788,0.48 132,804,0.48 180,790,0.48 228,804,0.48';
