import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around } from '../lino/marks.ts';
import { cloud } from '../nature/clouds.ts';
import { moth } from '../nature/insects.ts';
import { bigStar, chatterSky, cutStar } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { hareFromBehind } from './hareFromBehind.ts';
import { castle, dragon, jewel, snake, wreath } from './wonders.ts';

export const sevenOfCups: Scene = {
  alt: 'A hare looks up at seven cups on clouds in the night sky; out of them rise a castle, a snake, a jewel, a star, a dragon, a wreath of leaves and a white moth.',
  draw: () => [
    chatterSky('ink', around(300, 400), { marks: 'near', foot: 880 }),
    toPoints('90,90 300,150 530,70 300,290 56,316 210,600 392,600').map(([x, y], i) =>
      cutStar(x, y, 12 + (i % 3) * 5),
    ),
    put(castle, { x: 176, y: 178, size: 0.82 }),
    put(snake, { x: 424, y: 172 }),
    put(jewel, { x: 118, y: 424, size: 0.9 }),
    bigStar(300, 378, 54, 'light'),
    put(dragon, { x: 478, y: 424, size: 0.8 }),
    put(wreath, { x: 108, y: 672, size: 0.92 }),
    moth({ x: 490, y: 634, size: 0.7 }),
    toPoints('176,236 424,236 118,484 300,484 482,484 108,732 492,732').map(([x, y]) => [
      cup(x, y, 0.7),
      cloud({ x, y: y + 74, size: 0.64 }),
    ]),
    cut('far', 'M140 900C130 840 190 812 232 824C252 788 348 788 368 824C410 812 470 840 460 900Z', 5),
    hareFromBehind({ x: 300, y: 846, size: 0.82 }, 'near', 'far'),
  ],
};
