import { type Art, eachOf, fill, flat, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake, peaks } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { blackSky } from './tenOfSwords/blackSky.ts';
import { fallen } from './tenOfSwords/fallen.ts';
import { swords } from './tenOfSwords/swords.ts';

export const tenOfSwords: Scene = {
  alt: 'Ten swords stand at all angles in the back of a figure that lies face down in a red tunic, one knee drawn up and one arm stretched out past the dark hair, under a black sky; beyond the still water the sun comes up.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    rays(474, 600, 70, 420, 34, 0.8),
    flat('glow', 'M40 380H560V640H40Z', 0.16),
    blackSky,
    fill('glow', 'M404 602A70 70 0 0 1 544 602Z'),
    peaks(604, [
      [90, 70, 50],
      [190, 60, 34],
    ]),
    hill(604, 5, 'far', 1.4),
    lake(624, 740),
    sunOnWater,
    hill(724, 6, 'near', 0.8),
    put([standing(300, 868, 270), fallen, swords], { x: 6, y: 24, size: 0.92 }),
    firelight(474, 600, 300, 0.7),
  ],
};

const sunOnWater: Art = eachOf('474,634,60 470,650,44 480,668,52 472,688,32 478,708,38', (x, y, half) =>
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
