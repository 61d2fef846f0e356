import { type Art, eachRow, fill, mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { tower } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, road } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { onlooker } from './sixOfWands/onlooker.ts';
import { mount, rider } from './sixOfWands/victor.ts';

export const sixOfWands: Scene = {
  alt: 'A rider crowned with laurel, seen from behind in a red cape, rides towards the lit gate of a city and holds up a staff hung with a wreath; on both sides of the road people lift five more staffs.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 480, 60, 560, 36, 0.6),
    hill(640, 8, 'far', 0.8),
    city,
    hill(690, 5, 'mid', 1.6),
    road(300, 640, 1000, 'straw', 6),
    eachRow<Parameters<typeof onlooker>>(
      [
        [96, 700, 0.8, 'cloth', 'skinFair', 'hairBlack', 'long'],
        [516, 690, 0.8, 'sage', 'skinOlive', 'hairBrown', 'short'],
      ],
      onlooker,
    ),
    standing(300, 852, 120),
    mount,
    rider,
    eachRow<Parameters<typeof onlooker>>(
      [
        [456, 762, 0.9, 'rose', 'skinDark', 'hairBlack', 'curls'],
        [112, 806, 1.1, 'straw', 'skinBrown', 'hairBlack', 'short'],
        [510, 824, 1.1, 'clothDark', 'skinFair', 'hairAuburn', 'long'],
      ],
      onlooker,
    ),
  ],
};

/** The gate stands open, and there is light in it. */
const city: Art = [
  fill('stoneDark', 'M110 660V392h26v-18h24v18h26v-18h24v18h90h90v-18h24v18h26v-18h24v18h26V660Z'),
  fill('stone', 'M164 660V500A136 136 0 0 1 436 500V660Z'),
  fill('glow', 'M184 660V500A116 116 0 0 1 416 500V660Z'),
  mirrored(tower(112, 664, 84, 300)),
];
