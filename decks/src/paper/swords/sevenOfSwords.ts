import { put } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { raccoon } from './raccoon.ts';
import { stuck } from './stuck.ts';
import { tent } from './tent.ts';

/** The directions of the swords in its hands, which spread like a fan; the last lies before the others. */
const FAN = [-77, -60, -43, -26, -9];

export const sevenOfSwords: Scene = {
  alt: 'By night a raccoon holds five swords spread like a fan before its breast, its fingers closed over the blades, and glances aside with yellow eyes in its black mask; behind it lie the lit tents of a camp and two swords left in the snow.',
  draw: () => [
    chatterSky('near', -20, { marks: 'mid', foot: 560 }),
    [cutStar(96, 130, 18), cutStar(492, 110, 16), cutStar(170, 84, 12), cutStar(84, 300, 14)],
    field('sky', '40,470 200,450 400,470 560,450', 'mid'),
    tent(136, 506, 0.62),
    tent(522, 478, 0.4),
    stuck(96, 604, 0.56, 3, 'sky', true),
    stuck(62, 676, 0.7, -4, 'sky', true),
    put(raccoon(FAN.map((angle) => slenderSword(...polar(-62, 470, 132, angle), 1.45, angle - 90))), {
      x: 342,
      y: 334,
      size: 0.94,
    }),
  ],
};
