import { eachOf } from '../../drawing/art.ts';
import type { Scene } from '../../drawing/scene.ts';
import { stroke } from '../lino/cut.ts';
import { leaf } from '../nature/plants.ts';
import { crescentMoon, plainSky } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { galago } from './galago.ts';

export const nineOfSwords: Scene = {
  alt: 'At night a galago clings to a leafy bough, wide awake, and stares at us with great yellow eyes; nine swords hang on threads close above it, their points down, and a thin moon shines beside its ear.',
  draw: () => [
    plainSky('ink'),
    eachOf('80,484 135,416 190,452 245,482 300,514 355,482 410,452 465,416 520,484', (x = 0, tip = 0) => [
      stroke(
        'far',
        [
          [x, 34],
          [x, tip - 320],
        ],
        [4, 4],
      ),
      slenderSword(x, tip - 177, 1.36, 180),
    ]),
    crescentMoon({ x: 88, y: 640 }, 36, 'light'),
    eachOf(
      '70,806,206,80 86,806,-110,84 140,812,-66,80 530,800,-24,80 510,804,-70,84 456,806,-116,76',
      (x = 0, y = 0, turn = 0, long) => leaf(x, y, turn, long, 'near'),
    ),
    galago,
  ],
};
