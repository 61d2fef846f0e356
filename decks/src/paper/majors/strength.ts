import { mirrored, put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { stroke, torn } from '../lino/cut.ts';
import { moth } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { cutStar, plainSky } from '../nature/sky.ts';
import { lionBody } from './lionBody.ts';
import { lionFace } from './lionFace.ts';

export const strength: Scene = {
  alt: 'A lion with a great mane holds still with closed eyes for a white butterfly that has settled above its nose; roses grow before its paws.',
  draw: () => [
    plainSky('near'),
    toPoints('104,112 430,116 512,182').map(([x, y], i) => cutStar(x, y, 12 + (i % 2) * 5, 'far')),
    field('far', '40,700 300,680 560,700', 'near', 4, 220),
    put(lionBody, { y: -30 }),
    torn('near', '40,790 200,796 400,796 560,790'),
    put([lionFace, moth({ x: 300, y: 392, size: 0.72 })], { x: -42, y: -70, size: 1.14 }),
    mirrored([
      [stroke('mid', '92,900 84,820 92,740', [9, 8, 7]), stroke('mid', '190,900 176,860 166,810', [9, 8, 7])],
      blossom(90, 760, 38),
      blossom(176, 832, 40),
    ]),
    stroke('mid', '300,900 300,820', [9, 8]),
    [leaf(270, 846, 200, 54, 'mid'), leaf(330, 846, -20, 54, 'mid')],
    blossom(300, 838, 40),
  ],
};
