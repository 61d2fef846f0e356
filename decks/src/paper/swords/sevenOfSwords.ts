import { put, type Art } from '../../drawing/art.ts';
import { polar } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { cutStroke } from '../lino/cut.ts';
import { field } from '../nature/land.ts';
import { chatterSky, cutStar } from '../nature/sky.ts';
import { slenderSword } from '../objects.ts';
import { raccoon } from './raccoon.ts';
import { stuck } from './stuck.ts';
import { tent } from './tent.ts';

/** The directions in which the hilts stand up over its shoulders. */
const FAN = [-122, -106, -90, -74, -58];

export const sevenOfSwords: Scene = {
  alt: 'By night a raccoon carries five swords on its back, their hilts spread like a fan over its shoulders, one hand on the red strap, and glances aside with yellow eyes in its black mask; behind it two swords are left in the snow by a lit camp.',
  draw: () => [
    chatterSky('near', -20, { marks: 'mid', foot: 560 }),
    [cutStar(80, 76, 12), cutStar(526, 92, 14)],
    field('sky', '40,540 200,516 400,536 560,510', 'mid'),
    tent(110, 566, 0.56),
    tent(528, 548, 0.42),
    stuck(76, 742, 0.66, 3, 'sky', true),
    stuck(536, 726, 0.66, -4, 'sky', true),
    FAN.map((angle) => slenderSword(...polar(300, 560, 290, angle), 1.5, angle - 90)),
    put(raccoon(strap), { x: 312, y: 436, size: 0.86 }),
  ],
};

/** The strap across its breast that holds the swords. */
const strap: Art = cutStroke(
  'accent',
  '150,250 120,290 60,360 -62,470 -170,590 -210,700',
  [40, 40, 40, 36, 40, 40],
  [52, 52, 52, 48, 52, 52],
);
