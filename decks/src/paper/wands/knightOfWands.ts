import { times, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field, mountains } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { fireHawk } from './fireHawk.ts';
import { flame } from './flame.ts';

const PEAKS = toPoints('110,170 300,220 500,190').map(([x, height]) => [x, 175, height] as const);

export const knightOfWands: Scene = {
  alt: 'A dark kite with a forked tail flies up on raised wings and carries a burning wand in its talons, its flame streaming back; the grass below it has caught fire, and bare mountains lie behind.',
  draw: () => [
    chatterSky('mid', -28, { marks: 'far', gap: 84 }),
    mountains(770, PEAKS, 'far'),
    field('near', '40,750 200,730 400,744 560,724', 'mid'),
    fireHawk([stick([214, 662], [534, 594], 26), flame(528, 600, 1.3, -50)]),
    times(6, (i) => flame(72 + i * 92, 862 + (i % 2) * 14, 0.66 + ((i * 2) % 3) * 0.2, -16)),
    field('ink', '40,836 140,850 240,838 360,854 460,840 560,850', 'mid'),
  ],
};
