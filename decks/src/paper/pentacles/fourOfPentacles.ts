import { flat, put } from '../../drawing/art.ts';
import { boxPath, circlePath, toPoints, toTriples } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cut } from '../lino/cut.ts';
import { around, ticks } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';
import { leaf } from '../nature/plants.ts';
import { plainSky } from '../nature/sky.ts';
import { pentacle } from '../objects.ts';
import { hoardingSnake } from './hoardingSnake.ts';

const PEBBLE = outline('-22,4 -12,-12 10,-14 24,0 14,14 -10,14');

export const fourOfPentacles: Scene = {
  alt: 'A thick dark green snake, seen from above, lies in two coils in the grass round four coins and holds its head with wide yellow eyes over the middle of them; red leaves and pale pebbles lie about.',
  draw: () => [
    plainSky('mid'),
    ticks(boxPath(44, 44, 512, 826), { role: 'near', flow: around(300, 460), gap: 46, length: 40, width: 7 }),
    toTriples('80,116,40 530,90,150 76,810,-50 520,836,-140 330,800,-100 480,770,-60').map(([x, y, turn]) =>
      leaf(x, y, turn, 88, 'accent'),
    ),
    toTriples('190,120,1 420,150,0.8 214,840,1 400,826,0.7 520,190,0.6 70,190,0.7').map(([x, y, size]) =>
      put(cut('far', PEBBLE), { x, y, size, turn: x }),
    ),
    flat('ink', circlePath(300, 456, 190)),
    toPoints('232,388 368,388 232,528 368,528').map(([x, y], i) => pentacle(x, y, 0.68, i * 17)),
    put(hoardingSnake, { x: 300, y: 456 }),
  ],
};
