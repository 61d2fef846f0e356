import { mirrored } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { outward } from '../lino/marks.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { wand } from '../objects.ts';
import { ember } from './ember.ts';
import { fireSalamander } from './fireSalamander.ts';
import { flame } from './flame.ts';

export const kingOfWands: Scene = {
  alt: 'A great black salamander with yellow spots and a golden crown winds up from a bed of glowing embers, its head high and in profile; one foot grips a budding wand, and flames rise behind it.',
  draw: () => [
    chatterSky('mid', outward(300, 600), { marks: 'near', gap: 76 }),
    mirrored([flame(74, 660, 2.4, -10), flame(216, 650, 1.5, 8), flame(150, 664, 1.5, -4)]),
    field('near', '40,660 160,640 300,646 440,640 560,660', 'mid'),
    wand(112, 520, 2.5),
    fireSalamander,
    times(6, (i) => ember({ x: 56 + i * 98, y: 782 + (i % 2) * 12, turn: i * 74, size: 1.1 })),
    times(5, (i) => ember({ x: 94 + i * 104, y: 846, turn: 30 + i * 110, size: 1.3 })),
  ],
};
