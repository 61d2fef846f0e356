import { mirrored } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { beams, chatterSky } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { fireSalamander } from './fireSalamander.ts';
import { flame } from './flame.ts';

export const kingOfWands: Scene = {
  alt: 'A great black salamander with yellow spots and a golden crown winds down towards us over glowing embers, its head turned aside; one foot grips a budding wand, and flames rise behind it.',
  draw: () => [
    chatterSky('mid', outward(300, 480), { marks: 'near', gap: 46 }),
    beams(300, 400, 240, 520, 30, 'far', 18),
    mirrored([flame(64, 470, 1.9, -24), flame(150, 400, 2.2, -14), flame(236, 350, 2.2, -6)]),
    flame(300, 330, 1.9),
    field('near', '40,440 160,390 300,374 440,390 560,440', 'mid'),
    wand(124, 594, 2.5),
    fireSalamander,
  ],
};
