import { flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { around, ticks } from '../lino/marks.ts';
import { leaf, tuft } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { hoardingSnake } from './hoardingSnake.ts';

export const fourOfPentacles: Scene = {
  alt: 'A thick dark green snake, seen from above, lies coiled on pale sand round a heap of four coins and has laid its neck and its head with wide yellow eyes over them.',
  draw: () => [
    plainSky('sky'),
    ticks(boxPath(44, 44, 512, 826), { role: 'far', flow: around(300, 460), gap: 46, length: 40, width: 7 }),
    toTriples('70,110,40 530,90,150 80,800,-50 520,830,-140 300,800,-90 470,780,-60 150,130,20').map(
      ([x, y, turn]) => leaf(x, y, turn, 84, 'near'),
    ),
    flat('ink', circlePath(300, 460, 216)),
    toPoints('226,392 374,392 232,540 374,536').map(([x, y], i) => pentacle(x, y, 0.82, i * 17)),
    put(hoardingSnake, { x: 300, y: 460 }),
    times(5, (i) => tuft(76 + i * 112, 866, 60 + (i % 2) * 20, 'ink', 9)),
  ],
};
