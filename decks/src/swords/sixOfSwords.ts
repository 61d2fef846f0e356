import { eachOf, line, put, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { house } from '../primitives/buildings.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { litBank } from '../primitives/skies.ts';
import { crossing } from './sixOfSwords/crossing.ts';

export const sixOfSwords: Scene = {
  alt: 'A ferryman in a wide hat poles a boat with six swords standing in its bow, below a gilded prow, over moonlit water towards a far shore with lit windows; a mother sits in it, bent over her child, with an arm round it.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    disc('light', 424, 226, 42),
    litBank(310, 'stoneDark', [424, 226], 2),
    litBank(404, 'stone', [424, 226], 4),
    peaks(490, [
      [410, 120, 150],
      [310, 80, 90],
      [490, 70, 110],
    ]),
    hill(504, 6, 'far', 1.6),
    eachOf('318,518,0.34 352,520,0.26', (x, y, size) => house(x, y, size)),
    lake(522),
    moonlight,
    put(crossing, { x: -133, y: -180, size: 1.36 }),
    [0, 1, 2, 3].map((i) =>
      line(`M${200 + i * 90} ${822 + (i % 2) * 26}q36 -14 72 0q36 14 72 0`, 2, 'light', 0.6),
    ),
  ],
};

/** The moon's path on the water, before the boat and behind it. */
const moonlight: Art = [534, 546, 560, 578, 600, 624, 800, 822, 846].map((y, i) =>
  graven(
    [
      [424 - 16 - i * 9, y],
      [424, y - 2],
      [424 + 18 + i * 9, y],
    ],
    7,
    'light',
    0.8,
  ),
);
