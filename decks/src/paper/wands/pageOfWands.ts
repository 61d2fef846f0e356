import { put } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { gouge, torn } from '../lino/cut.ts';
import { outward } from '../lino/marks.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { beams, bigStar, chatterSky } from '../nature/sky.ts';
import { stick } from '../objects.ts';
import { youngFennec } from './youngFennec.ts';

export const pageOfWands: Scene = {
  alt: 'A young fennec with huge ears sits among dunes at dusk beside a budding wand that stands in the sand, and looks up with wide eyes at the first star, which shines like a spark at its tip.',
  draw: () => [
    chatterSky('near', outward(112, 158), { marks: 'mid', gap: 66, foot: 560 }),
    beams(112, 140, 62, 190, 20, 'glow', 13),
    // Dunes, with the ripples that the wind leaves.
    torn('mid', '40,560 140,540 300,590 440,560 560,500'),
    ['60,590 160,572 280,616', '470,590 520,560 560,540', '70,640 130,616 200,620'].map((ripple) =>
      gouge(ripple, 9, 'near'),
    ),
    torn('ink', '40,720 180,690 330,740 460,716 560,660'),
    ['50,760 120,734 200,736', '60,820 130,790 200,800', '500,740 536,716 560,704'].map((ripple) =>
      gouge(ripple, 9, 'mid'),
    ),
    put(youngFennec, { x: 352, y: 448, size: 0.91 }),
    leaf(104, 430, -150, 62),
    stick([104, 880], [112, 196], 36),
    bigStar(112, 134, 50, 'light', 4),
    tuft(150, 884, 40, 'mid'),
  ],
};
