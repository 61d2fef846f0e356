import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { butterfly } from './butterfly.ts';
import { flowerChain } from './flowerChain.ts';
import { lionBody } from './lionBody.ts';
import { lionFace } from './lionFace.ts';

export const strength: Scene = {
  alt: 'A lion with a great mane holds still with closed eyes while a large white butterfly rests on its brow with spread wings; a chain of red flowers lies like the sign for infinity on the ground before its paws, beside its tail.',
  draw: () => [
    plainSky('near'),
    beams(300, 404, 292, 386, 28, 'mid', 11),

    torn('far', '40,684 300,664 560,684'),
    put(lionBody, { y: -46 }),
    put([lionFace, butterfly({ x: 300, y: 336, size: 0.98 })], { x: -18, y: -62, size: 1.06 }),
    flowerChain,
  ],
};
