import { fill, flat, put, rays, type Art } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { standing } from '../primitives/ground.ts';
import { peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { firelight } from '../primitives/firelight.ts';
import { milkyWay } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { hermit } from './hermit/hermit.ts';

export const theHermit: Scene = {
  alt: 'An old man in a blue hooded cloak stands on a snowy peak at night with bowed head, a staff in one hand and in the other a lifted lantern with a star inside.',
  draw: (chance) => [
    sky(chance, { stars: 110 }),
    milkyWay(chance, -36),
    rays(156, 378, 58, 330, 30, 0.75),
    peaks(
      740,
      [
        [110, 80, 150],
        [500, 90, 170],
        [230, 60, 90],
      ],
      'far',
      'mid',
    ),
    fill('stone', 'M40 900V856L150 806L230 776L380 778L480 812L560 850V900Z'),
    fill(
      'snow',
      'M70 842L150 806L230 776L380 778L480 812L532 837C508 828 492 858 462 842C430 828 414 862 376 846C336 832 312 866 272 848C240 832 214 862 180 844C150 834 110 846 70 842Z',
      { width: 1.8 },
    ),
    standing(336, 806, 150),
    flat('glow', 'M96 846C130 820 200 800 262 800C240 824 180 846 96 846Z', 0.4),
    put(
      [disc('glow', 179, 432, 120, 0, 0.14), disc('glow', 179, 432, 76, 0, 0.2), hermit(), lamplight],
      NEARER,
    ),
    firelight(156, 378, 280),
  ],
};

/** He was drawn smaller; his feet stay on the snow. */
const NEARER = { x: -49, y: -116, size: 1.144 };

/** The lantern's light along the folds and the sleeve that are turned to it. */
const lamplight: Art = [
  graven('304,512 296,620 252,778', 8, 'glow', 0.75),
  graven('322,520 318,640 292,782', 4, 'glow', 0.5),
  graven('232,494 208,440 192,400', 6, 'glow', 0.6),
  graven('270,272 262,300 258,330', 4, 'glow', 0.6),
];
