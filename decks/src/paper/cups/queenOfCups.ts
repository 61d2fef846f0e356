import { flat } from '../../drawing/art.ts';
import { circlePath, toPoints } from '../../drawing/geometry.ts';
import type { Scene } from '../../drawing/scene.ts';
import { keyed } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { field, lake, rock } from '../nature/land.ts';
import { chatterSky, crescentMoon, cutStar } from '../nature/sky.ts';
import { cup } from '../objects.ts';
import { pup, seal } from './seals.ts';

export const queenOfCups: Scene = {
  alt: 'A seal rests on the shore at night with her white pup before her and looks at a covered cup on a rock; a crescent moon stands over the still sea.',
  draw: () => [
    chatterSky('near', around(200, 220), { marks: 'mid' }),
    crescentMoon({ x: 200, y: 220 }, 96),
    toPoints('90,110 330,150 90,350 390,260 510,110').map(([x, y], i) => cutStar(x, y, 14 + (i % 3) * 5)),
    lake(420, 'far', 'light', 700),
    [0, 1, 2, 3].map((i) =>
      flat('glow', lens([160 - i * 8, 446 + i * 26], [240 + i * 8, 447 + i * 26], 6 + i)),
    ),
    field('mid', '40,690 160,670 320,690 440,660 560,650', 'light'),
    rock({ x: 494, y: 780, size: 1.16 }, 'near'),
    cup(498, 582, 0.86),
    keyed('glow', 'M440 512C444 474 474 462 498 462C522 462 552 474 556 512Z', 5),
    keyed('accent', circlePath(498, 450, 14), 5),
    seal({ x: 246, y: 620, size: 0.84 }),
    field('ink', '40,780 200,764 400,784 560,770', 'mid'),
    pup({ x: 220, y: 800, size: 1.1 }),
  ],
};
