import { type Art, eachOf, fill, flat, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { thief } from './sevenOfSwords/thief.ts';

export const sevenOfSwords: Scene = {
  alt: 'A man in a dark blue hood, near in the moonlight, clasps five swords to his side, their hilts fanned out before his cloak, and glances back aside with a sly look; behind him two more swords stand in the ground by a lit tent.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(456, 236, 44, 200),
    hill(540, 8, 'far', 0.8),
    put(tent, { x: 130, y: 590, size: 1.7 }),
    firelight(130, 540, 190),
    hill(586, 6, 'mid', 2),
    eachOf('84,660,0.84 134,622,0.84', (x, y, size) => [
      sword(x, y, size, 180),
      fill('mid', `M${x - 26} ${y + 112}q26 -20 52 0Z`, { width: 1.6 }),
    ]),
    thief,
  ],
};

/** A striped tent with light in its door. */
const tent: Art = [
  fill('linen', 'M-80 0L-70 -86L0 -150L70 -86L80 0Z'),
  flat('wine', 'M-46 0L-40 -92L0 -150L-20 0ZM46 0L40 -92L0 -150L20 0Z'),
  fill('wine', 'M-76 -86L0 -156L76 -86Q57 -66 38 -84Q19 -62 0 -84Q-19 -62 -38 -84Q-57 -66 -76 -86Z', {
    width: 1.8,
  }),
  fill('glow', 'M-16 0L0 -66L16 0Z', { width: 1.8 }),
  line('M0 -156V-190', 3),
  fill('red', 'M0 -190L26 -180L0 -170Z', { width: 1.2 }),
];
