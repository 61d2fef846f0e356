import { polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { field } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { raccoon } from './raccoon.ts';
import { stuck } from './stuck.ts';
import { tent } from './tent.ts';

/** The directions in which the hilts stand, from a place below the window. */
const FAN = [-110, -70, -100, -80, -90];

export const sevenOfSwords: Scene = {
  alt: 'By night a raccoon clasps five swords to its breast with both hands, hilts up, and glances aside with yellow eyes in its black mask; behind it two swords are left in the snow by a lit camp.',
  draw: () => [
    chatterSky('near', -20, { marks: 'mid', foot: 470 }),
    [cutStar(80, 96, 14), cutStar(526, 92, 16), cutStar(500, 210, 12)],
    field('sky', '40,480 200,462 400,474 560,456', 'mid'),
    tent(122, 490, 0.46),
    tent(496, 480, 0.4),
    stuck(62, 566, 0.62, -3, 'sky', true),
    stuck(540, 562, 0.62, 4, 'sky', true),
    raccoon(FAN.map((angle) => slenderSword(...polar(300, 980, 372, angle), 1.42, angle - 90))),
  ],
};
