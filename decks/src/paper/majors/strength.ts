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
  alt: 'A lion with a great mane holds still with closed eyes while a large white butterfly rests on its brow with spread wings; a wreath of thorny briar with red roses lies over its crossed paws, its tail before them.',
  draw: () => [
    plainSky('near'),
    beams(300, 404, 292, 386, 28, 'mid', 11),

    torn('far', '40,700 300,680 560,700'),
    put(lionBody, { y: -26 }),
    put([lionFace, butterfly({ x: 300, y: 376, size: 0.64 })], { x: -18, y: -62, size: 1.06 }),
    // A wreath of briar over the paws.
    briar('350,806 330,752 250,722 160,722 96,752 76,796'),
    briar('76,790 100,826 180,842 270,838 334,820 352,800'),
    blossom(78, 794, 42),
    blossom(206, 836, 38),
    blossom(348, 788, 38),
  ],
};
