import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { torn } from '../lino/cut.ts';
import { blossom } from '../nature/plants.ts';
import { beams, plainSky } from '../nature/sky.ts';
import { briar } from './briar.ts';
import { butterfly } from './butterfly.ts';
import { lionBody } from './lionBody.ts';
import { lionFace } from './lionFace.ts';

export const strength: Scene = {
  alt: 'A lion with a great mane holds still with closed eyes while a large white butterfly rests on its brow with spread wings; a wreath of thorny briar with red roses lies on the ground before its paws, beside its tail.',
  draw: () => [
    plainSky('near'),
    beams(300, 404, 292, 386, 28, 'mid', 11),

    torn('far', '40,684 300,664 560,684'),
    put(lionBody, { y: -46 }),
    put([lionFace, butterfly({ x: 300, y: 336, size: 0.98 })], { x: -18, y: -62, size: 1.06 }),
    // A wreath of briar on the ground before the paws.
    briar('342,824 316,802 250,792 170,792 104,804 76,826'),
    briar('74,824 104,848 180,858 270,856 326,842 342,822'),
    blossom(76, 824, 40),
    blossom(206, 836, 35),
    blossom(340, 820, 35),
  ],
};
