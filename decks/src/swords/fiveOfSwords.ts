import { type Art, eachOf, fill, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { defeated } from './fiveOfSwords/defeated.ts';
import { victor } from './fiveOfSwords/victor.ts';

export const fiveOfSwords: Scene = {
  alt: 'A red-bearded victor in a feathered cap holds a sword in each fist, one upright, one with its point down, and grins aside at two people who walk off along a rainy shore with bowed heads; three more swords lie on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    storm,
    hill(560, 10, 'far', 0.7),
    lake(584, 680),
    shore,
    defeated,
    standing(130, 830, 70),
    sword(128, 762, 0.54, 76),
    sword(126, 806, 0.58, -82),
    sword(124, 850, 0.58, 82),
    rain,
    victor,
  ],
};

/** Dark clouds over the water. */
const storm: Art = [cloud(190, 300, 0.8, 'stone'), cloud(120, 250, 0.8, 'stone')];

/** Wet sand that runs back along the water to the horizon. */
const shore: Art = [fill('mid', 'M40 612C90 606 120 616 150 640C190 670 260 690 560 690V900H40Z')];

/** It slants across the whole shore. */
const rain: Art = eachOf('96,372 150,420 72,470 122,500 60,580 110,640 70,720 226,340', (x, y, i) =>
  line(`M${x} ${y}l${-18 - (i % 3) * 6} ${54 + (i % 3) * 18}`, 1.8, 'steel', 0.6),
);
