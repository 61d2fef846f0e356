import { type Art, eachOf, fill, flat, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { blackSky } from './tenOfSwords/blackSky.ts';
import { fallen } from './tenOfSwords/fallen.ts';
import { farSwords, nearSwords } from './tenOfSwords/swords.ts';

export const tenOfSwords: Scene = {
  alt: 'Somebody in a red coat lies flat on the ground with closed eyes, one hand below the cheek, ten swords in the back like a fan; under a black sky the sun comes up over still water, and a bird on the tallest hilt sings towards it.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(120, 606, 80, 460, 34, 0.8),
    flat('glow', 'M40 380H560V640H40Z', 0.16),
    blackSky,
    DAWN.map(([points, width, role]) => graven(points, width, role, 0.9)),
    fill('glow', 'M44 606A76 76 0 0 1 196 606Z'),
    peaks(606, [
      [520, 80, 60],
      [430, 70, 36],
    ]),
    hill(608, 5, 'far', 1.4),
    lake(626, 740),
    sunOnWater,
    hill(716, 6, 'near', 0.8),
    standing(300, 846, 250),
    fallen.body,
    farSwords,
    nearSwords,
    fallen.arm,
    firelight(120, 606, 250, 0.6),
  ],
};

const DAWN = [
  ['40,566 240,560 420,566 570,562', 9, 'rose'],
  ['40,592 200,586 380,594 570,590', 26, 'straw'],
  ['40,596 200,592 380,598 570,596', 12, 'glow'],
] as const;

const sunOnWater: Art = eachOf('120,636,66 116,652,48 126,668,54 118,686,34', (x, y, half) =>
  graven(
    [
      [x - half, y],
      [x, y - 2],
      [x + half, y],
    ],
    9,
    'glow',
    0.85,
  ),
);
