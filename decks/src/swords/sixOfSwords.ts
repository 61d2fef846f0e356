import type { Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { litBank } from '../primitives/skies.ts';
import { crossing } from './sixOfSwords/crossing.ts';

export const sixOfSwords: Scene = {
  alt: 'A mother in a hood sits near us in a boat, bent over her child, whom her cloak covers; six swords stand in the bow, two hands push a pole from the edge of the picture, and under the moon a far shore waits.',
  draw: (chance) => [
    sky(chance, { stars: 70 }),
    disc('light', 424, 206, 46),
    litBank(290, 'stoneDark', [424, 206], 2),
    peaks(430, [
      [410, 120, 130],
      [270, 90, 100],
      [500, 80, 100],
    ]),
    hill(444, 6, 'far', 1.6),
    lake(462),
    moonlight,
    crossing,
  ],
};

/** The moon's path on the water, behind the boat. */
const moonlight: Art = [474, 486, 500, 518, 540, 564, 590].map((y, i) =>
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
