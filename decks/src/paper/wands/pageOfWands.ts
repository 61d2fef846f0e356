import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { youngFennec } from './youngFennec.ts';

export const pageOfWands: Scene = {
  alt: 'A young fennec with huge ears sits in the desert at dusk and looks up with wide eyes at the leaves that open at the tip of a budding wand, which stands in the sand beside it.',
  draw: () => [
    chatterSky('near', outward(104, 170), { marks: 'mid', gap: 56 }),
    beams(104, 170, 70, 220, 24, 'glow', 13),
    field('mid', '40,640 200,610 400,640 560,600', 'near', 4, 50),
    field('ink', '40,780 200,760 400,776 560,750', 'mid'),
    put(youngFennec, { x: 362, y: 444, size: 0.94 }),
    leaf(98, 420, -30, 70),
    leaf(92, 540, -150, 62),
    stick([92, 876], [104, 176], 38),
    tuft(92, 880, 50, 'mid'),
  ],
};
