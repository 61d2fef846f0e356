import { type Art, eachOf, fill, flat, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { blackSky } from './tenOfSwords/blackSky.ts';
import { fallen } from './tenOfSwords/fallen.ts';
import { swords } from './tenOfSwords/swords.ts';

export const tenOfSwords: Scene = {
  alt: 'Somebody under a red cloak lies face down along the ground, the face towards us with closed eyes, ten swords upright in the back like a fan; under a black sky the sun comes up behind them over still water.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(300, 606, 140, 520, 28, 0.8),
    flat('glow', 'M40 380H560V640H40Z', 0.16),
    blackSky,
    fill('glow', 'M176 606A124 124 0 0 1 424 606Z'),
    peaks(606, [
      [520, 80, 60],
      [90, 90, 70],
    ]),
    hill(608, 5, 'far', 1.4),
    lake(626, 740),
    sunOnWater,
    hill(716, 6, 'near', 0.8),
    put([standing(310, 866, 250), fallen, swords], { x: 6, y: -40 }),
    eachOf('70,876,-112 92,882,-84 116,884,-104 466,882,-104 496,878,-78 530,876,-100', (x, y, turn, i) =>
      leaf(x, y, turn, 46, i % 2 ? 'leaf' : 'leafDark', 0.16),
    ),
    firelight(300, 590, 300, 0.8),
  ],
};

const sunOnWater: Art = eachOf('300,636,120 292,652,84 310,668,96 298,686,60', (x, y, half) =>
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
