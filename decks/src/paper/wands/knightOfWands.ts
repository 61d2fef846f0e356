import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { flame } from './flame.ts';
import { gallopingHorse } from './gallopingHorse.ts';

const PEAKS = toPoints('110,170 300,250 500,190').map(([x, height]) => [x, 175, height] as const);

export const knightOfWands: Scene = {
  alt: 'A dark horse in a gallop, its neck stretched forward, its nostril wide and its mane streaming back in flames; a burning wand stands up before it, fire runs along the ground and bare mountains lie behind.',
  draw: () => [
    chatterSky('sky', -14, { marks: 'far' }),
    mountains(720, PEAKS, 'far'),
    field('mid', '40,700 200,680 400,690 560,670', 'far'),
    stick([84, 850], [80, 230], 28),
    flame(80, 230, 1.3, 14),
    gallopingHorse,
    times(7, (i) => flame(66 + i * 78, 856 + (i % 2) * 18, 0.8 + ((i * 2) % 3) * 0.16, 16)),
    field('ink', '40,836 140,850 240,838 360,854 460,840 560,850', 'mid'),
  ],
};
