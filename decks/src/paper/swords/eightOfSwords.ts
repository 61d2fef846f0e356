import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { captiveBear } from './captiveBear.ts';
import { stuck } from './stuck.ts';

export const eightOfSwords: Scene = {
  alt: 'A bear looks out at us from behind a grating of eight swords, four that stand in the ground and four laid across them; rain falls.',
  draw: () => [
    chatterSky('sky', -80, { marks: 'far', foot: 420, gap: 44 }),
    field('far', '40,400 200,376 400,386 560,366', 'mid'),
    field('mid', '40,560 200,540 400,546 560,530', 'far'),
    captiveBear,
    field('near', '40,830 200,820 400,822 560,828', 'mid'),
    times(4, (i) => stuck([106, 224, 376, 494][i] ?? 0, 838, 2.6 + (i % 3 ? 0.16 : 0), 0, 'near', true)),
    times(4, (i) => {
      const [side, y] = [i % 2 ? 1 : -1, [418, 700, 754, 806][i] ?? 0];
      return slenderSword(300 + side * 8, y, 1.96, 90 * side);
    }),
  ],
};
