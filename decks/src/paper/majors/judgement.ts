import { flat, put } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { around, wedge } from '../lino/marks.ts';
import { moth } from '../nature/insects.ts';
import { field } from '../nature/land.ts';
import { chatterSky } from '../nature/sky.ts';
import { antennae, cocoon, emerging } from './cocoon.ts';
import { trumpetFlower } from './trumpetFlower.ts';

export const judgement: Scene = {
  alt: "A great golden angel's trumpet hangs from a bough, its mouth turned down towards three split cocoons in the dark earth; two white moths are half out of them, their wings still wet, and a third rises on open wings.",
  draw: () => [
    chatterSky('mid', around(276, 416), { marks: 'near', foot: 700, gap: 72 }),
    flat(
      'far',
      times(9, (i) =>
        wedge(polar(276, 416, 120, 42 + i * 16), polar(276, 416, i % 2 ? 330 : 480, 42 + i * 16), 18),
      ).join(''),
    ),
    trumpetFlower,
    field('near', '40,776 200,750 400,756 560,740', 'mid'),
    put(cocoon(), { x: 304, y: 804, size: 0.86, turn: 8 }),
    put(cocoon(emerging), { x: 144, y: 772, size: 1.03, turn: 10, flip: true }),
    put(cocoon(emerging), { x: 456, y: 772, size: 1.03, turn: -10 }),
    field('ink', '40,852 200,836 400,842 560,830', 'mid'),
    put([put(antennae, { y: -26 }), moth({}, 'light', 'accent')], { x: 300, y: 640, size: 1.2 }),
  ],
};
