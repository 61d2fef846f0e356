import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { blossom, leaf } from '../nature/plants.ts';
import { cutStar, plainSky } from '../nature/sky.ts';
import { briar } from './briar.ts';
import { butterfly } from './butterfly.ts';
import { lionBody } from './lionBody.ts';
import { lionFace } from './lionFace.ts';

export const strength: Scene = {
  alt: 'A lion with a great mane holds still with closed eyes while a large white butterfly rests on its brow with spread wings; a thorny briar with red roses winds round its paws, and its tail lies before them.',
  draw: () => [
    plainSky('near'),
    cutStar(440, 130, 17, 'far'),
    torn('far', '40,700 300,680 560,700'),
    torn('near', '40,770 200,782 400,782 560,770'),
    put(lionBody, { y: -26 }),
    put([lionFace, butterfly({ x: 300, y: 376, size: 0.64 })], { x: -18, y: -62, size: 1.06 }),
    briar('40,720 66,790 130,838 220,850 300,838 344,820'),
    leaf(340, 822, -52, 44, 'mid'),
    leaf(336, 822, 24, 40, 'mid'),
    briar('110,826 146,776 206,738 276,728 318,744', 10),
    blossom(76, 764, 44),
    blossom(176, 838, 42),
    blossom(322, 742, 36),
  ],
};
